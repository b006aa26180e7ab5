"""Reading packs: from a TOML file or a folder to tiles that are known to be sound."""
