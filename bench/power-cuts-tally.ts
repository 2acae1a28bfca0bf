// What power cuts of one kind came to.
import type { Aftermath } from '../server/test/faults/power-cut.ts';

export class Tally {
  readonly #way: string;
  #trials = 0;
  #told = 0;
  #lost = 0;
  #halves = 0;
  #corrupt = 0;

  constructor(way: string) {
    this.#way = way;
  }

  /** Counts a trial, and tells of one that went wrong. */
  add({ told, lost, halves, corrupt }: Aftermath): void {
    this.#trials += 1;
    this.#told += told;
    this.#lost += lost.length;
    this.#halves += halves.length;
    if (corrupt !== undefined) this.#corrupt += 1;
    if (lost.length + halves.length > 0 || corrupt !== undefined) {
      console.log(
        `${this.#way} ${this.#trials}: ${lost.length} of ${told} lost, ${halves.length} halves, ${corrupt ?? ''}`,
      );
    } else if (this.#trials % 10 === 0) console.log(`${this.#way} ${this.#trials}: fine`);
  }

  get isBad(): boolean {
    return this.#lost + this.#halves + this.#corrupt > 0;
  }

  get line(): string {
    return `| ${[this.#way, this.#trials, this.#told, this.#lost, this.#halves, this.#corrupt].join(' | ')} |`;
  }
}
