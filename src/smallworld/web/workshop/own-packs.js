/** Packs of this device for what the server may lack. */
import { designs } from "./model/storage.js";
import { writeToml } from "./model/toml-write.js";

/** @param {string[]} ids @returns {{ toml: string }[]} */
export function packsCalled(ids) {
  const found = designs.value.filter(({ design }) => ids.includes(design.pack.id));
  return ids.flatMap((id) => {
    const kept = found.find(({ design }) => design.pack.id === id);
    return kept ? [{ toml: writeToml(kept.design) }] : [];
  });
}
