/** Create and use passkeys with the browser (WebAuthn). The server sends and takes base64url. */
import { ask } from "../../net/api.js";
import { deviceLabel } from "./device-label.js";

/** @typedef {import("../../net/protocol.js").Me} Me */
/** @typedef {import("../../net/protocol.js").PasskeyOptions} PasskeyOptions */
/** @typedef {import("../../net/protocol.js").SignInOptions} SignInOptions */

/** Browsers have passkeys only over TLS and at localhost. */
export const knowsPasskeys = () => globalThis.isSecureContext && "PublicKeyCredential" in globalThis;

/** Create a passkey and add it to the player. Throws a `DOMException` if the browser made none.
 * @param {string} name @returns {Promise<Me>} */
export async function addPasskey(name) {
  /** @type {PasskeyOptions} */
  const wish = await ask("POST", "/api/me/passkeys/start", { body: { name } });
  const made = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.create({
      publicKey: {
        challenge: toBytes(wish.challenge),
        rp: { id: wish.rp_id, name: wish.rp_name },
        user: { id: toBytes(wish.user), name: wish.name, displayName: wish.name },
        pubKeyCredParams: wish.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: wish.known.map((id) => ({ type: "public-key", id: toBytes(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
        attestation: "none",
        timeout: wish.milliseconds,
      },
    })
  );
  const answer = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  const body = {
    id: toText(made.rawId),
    client_data: toText(answer.clientDataJSON),
    attestation: toText(answer.attestationObject),
    name,
    label: deviceLabel(),
  };
  return ask("POST", "/api/me/passkeys", { body });
}

/** Sign in with a passkey that the player chooses in a dialog of the browser. @returns {Promise<Me>} */
export async function signInByPasskey() {
  /** @type {SignInOptions} */
  const wish = await ask("POST", "/api/me/sign-in/start");
  const made = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({
      publicKey: {
        challenge: toBytes(wish.challenge),
        rpId: wish.rp_id,
        userVerification: "required",
        timeout: wish.milliseconds,
      },
    })
  );
  const answer = /** @type {AuthenticatorAssertionResponse} */ (made.response);
  const body = {
    id: toText(made.rawId),
    client_data: toText(answer.clientDataJSON),
    authenticator_data: toText(answer.authenticatorData),
    signature: toText(answer.signature),
    user: answer.userHandle ? toText(answer.userHandle) : "",
    label: deviceLabel(),
  };
  return ask("POST", "/api/me/sign-in", { body });
}

/** @param {string} text in base64url */
function toBytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes */
function toText(bytes) {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
