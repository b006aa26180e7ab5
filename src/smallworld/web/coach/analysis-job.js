/** An analysis job: start it, poll its progress, cancel it. */
import { signal } from "@preact/signals";
import { ServerError } from "../net/api.js";

/** @typedef {import("../net/protocol.js").AnalysisJob} Job */
/** @typedef {import("../after/analysis-source.js").Source} Source */
/** @template T @typedef {import("@preact/signals").Signal<T>} Signal */

const SOON = 700; // milliseconds until one looks again

export class AnalysisJob {
  /** @param {Source} source */
  constructor(source) {
    this.source = source;
    /** @type {Signal<Job|null>} */
    this.job = signal(null);
    /** @type {Signal<ServerError|null>} */
    this.error = signal(null);
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
  }

  get isOpen() {
    return ["waiting", "running"].includes(this.job.value?.state ?? "");
  }

  begin() {
    return this.#request(() => this.source.begin());
  }

  /** Cancel the job; without permission just stop polling. */
  cancel() {
    const { job, source } = this;
    const id = job.value?.job;
    this.rest();
    job.value = null;
    if (id) source.cancel?.(id).catch(() => {}); // it ends by itself as well
  }

  /** Poll while the coach is visible. */
  watch() {
    if (this.isOpen) this.#later();
    return () => this.rest();
  }

  rest() {
    clearTimeout(this.timer);
  }

  #later() {
    this.rest();
    const id = this.job.value?.job ?? "";
    this.timer = setTimeout(() => this.#request(() => this.source.look(id)), SOON);
  }

  /** @param {() => Promise<Job>} question */
  async #request(question) {
    this.error.value = null;
    const before = this.job.value;
    try {
      const job = await question();
      if (this.job.value !== before) return; // taken back meanwhile
      this.job.value = job;
      if (this.isOpen) this.#later();
    } catch (problem) {
      if (!(problem instanceof ServerError)) throw problem;
      if (problem.offline && before) return this.#later();
      this.job.value = null;
      this.error.value = problem;
    }
  }
}
