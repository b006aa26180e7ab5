/** How the tiles of packs are mixed with those of the box. */
import { html } from "../ui/html.js";
import { Choice } from "../ui/choice.js";
import { SelectField } from "../ui/field.js";
import { t } from "../i18n/texts.js";

/** @typedef {import("../home/wish.js").Extras} Extras */
/** @typedef {import("./model/with-packs.js").Offered} Offered */

const MIXES = ["added", "only", "blank"];

/** @param {{ extras: Extras, chosen: Offered[], onChange: (some: Partial<Extras>) => void }} props */
export function MixChoice({ extras, chosen, onChange }) {
  const cards = chosen.flatMap(({ pack }) => pack.cards);
  const ways = MIXES.map((value) => ({ value, label: t(`workshop-mix-${value}`), about: t(`workshop-mix-${value}.about`) }));
  const of = (/** @type {string} */ kind) => cards.filter((card) => card.kind === kind && (kind === "power" || card.borrows));
  const choose = (/** @type {Extras["mix"]} */ mix) =>
    onChange(mix === "blank" ? { mix, race: of("race")[0]?.id ?? "", power: of("power")[0]?.id ?? "" } : { mix });
  const blanks = (/** @type {"race"|"power"} */ kind) => [
    { value: "", label: t("workshop-blank-none") },
    ...of(kind).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return html`<${Choice} label=${t("workshop-mix")} value=${extras.mix} from=${ways} onChange=${choose} />
    ${extras.mix === "blank" && html`<div class="names-grid">
      <${SelectField} label=${t("workshop-blank-race")} value=${extras.race} from=${blanks("race")}
        onChange=${(/** @type {string} */ race) => onChange({ race })} />
      <${SelectField} label=${t("workshop-blank-power")} value=${extras.power} from=${blanks("power")}
        onChange=${(/** @type {string} */ power) => onChange({ power })} />
    </div>`}`;
}
