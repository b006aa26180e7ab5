/** Make sounds from tones and noise, without any recording. */

/** @typedef {"chime"|"coin"|"count"|"decline"|"die"|"dragon"|"last-round"|"pick"|"win"} SoundName */
/** @typedef {{ at: number, pitch: number, to?: number, long: number, loud: number, shape?: OscillatorType }} Tone
 *   `at` and `long` in seconds; the pitch glides `to` another one */

/** @type {AudioContext|null} */
let audio = null;

/** Play a sound. @param {SoundName} name @param {number} loudness from 0 to 1 */
export function make(name, loudness) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const whole = new GainNode(audio, { gain: loudness });
  whole.connect(audio.destination);
  for (const tone of SOUNDS[name]) sing(audio, whole, tone);
}

/** @param {AudioContext} context @param {AudioNode} into @param {Tone} tone */
function sing(context, into, { at, pitch, to = pitch, long, loud, shape = "triangle" }) {
  const begin = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  if (to !== pitch) {
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + long);
  }
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, long / 4));
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  tone.connect(volume).connect(into);
  tone.start(begin);
  tone.stop(begin + long + 0.05);
}

const BEATS = 12;

/** A drum roll that grows; the last beat comes late and is the loudest. @returns {Tone[]} */
function drumRoll() {
  return Array.from({ length: BEATS }, (_, beat) => {
    const isLast = beat === BEATS - 1;
    const loud = isLast ? 0.3 : 0.04 + (0.1 * beat) / BEATS;
    return { at: 0.055 * (beat + (isLast ? 2 : 0)), pitch: 170, to: 60, long: 0.16, loud, shape: "sine" };
  });
}

/** One tone after the other. @param {number[]} pitches @param {number} apart @param {number} long @param {number} loud
 * @returns {Tone[]} */
function melody(pitches, apart, long, loud) {
  return pitches.map((pitch, place) => ({ at: place * apart, pitch, long, loud }));
}

/** @type {Record<SoundName, Tone[]>} */
const SOUNDS = {
  chime: melody([523.25, 783.99], 0.14, 0.5, 0.12),
  coin: melody([1318.5, 1760], 0.06, 0.18, 0.05),
  count: drumRoll(),
  decline: [
    { at: 0, pitch: 392, to: 196, long: 0.9, loud: 0.1 },
    { at: 0.1, pitch: 233, to: 116.5, long: 1, loud: 0.08, shape: "sine" },
  ],
  die: [0, 0.07, 0.15, 0.26].map((at) => ({ at, pitch: 900, to: 300, long: 0.05, loud: 0.06, shape: "square" })),
  dragon: [
    { at: 0, pitch: 60, to: 190, long: 0.6, loud: 0.16, shape: "sawtooth" },
    { at: 0.35, pitch: 190, to: 45, long: 0.8, loud: 0.14, shape: "sawtooth" },
  ],
  "last-round": [
    { at: 0, pitch: 329.6, long: 1.4, loud: 0.12, shape: "sine" },
    { at: 0, pitch: 659.3, long: 1, loud: 0.06, shape: "sine" },
    { at: 0.7, pitch: 329.6, long: 1.6, loud: 0.12, shape: "sine" },
  ],
  pick: melody([392, 523.25, 659.25], 0.1, 0.35, 0.1),
  win: [...melody([523.25, 659.25, 783.99, 1046.5], 0.14, 0.5, 0.12), { at: 0.56, pitch: 1318.5, long: 0.9, loud: 0.08 }],
};
