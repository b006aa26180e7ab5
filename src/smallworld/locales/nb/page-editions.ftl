### Editions: what the printed rulebook of the reader’s language says otherwise, and tables that
### play as an edition does. What the differences are is told in edition.ftl, which English has not.

## In the reference, above a difference

# Your own rulebook, such as “In the printed Swedish rulebook”.
editions-title = I det trykte norske regelheftet
# A label before the rulings that decide it, which are links.
editions-rulings = Hvorfor det spilles slik
# A link to the option.
editions-option = Et bord kan spille slik det er trykt

## At a new table: all switches of the rules at once

preset = Som i hvilken utgave
preset-en = Som i den engelske utgaven
preset-is = Som i den islandske utgaven
preset-sv = Som i den svenske utgaven
preset-ru = Som i den russiske utgaven
# Some switch stands as in no edition.
preset-own = Valgt hver for seg
# $options: switches and how they stand, $count of them.
preset-sets = { $count ->
    [0] Ingenting avviker fra den engelske utgaven.
   *[other] Avviker fra den engelske utgaven: { $options }.
  }
# One of them. $on: yes or no
preset-switch = { $on ->
    [yes] «{ $option }»: på
   *[no] «{ $option }»: av
  }
