import { ResumeFailure } from './resume-failure.ts';

/** What an upload uses of the room: more as its bytes come, all given back when it is done with. */
export type UploadPlace = { take: (bytes: number) => void; leave: () => void };

/**
 * Counts the bytes of uploads that are kept in memory, all of them and each person's, so that many at once are turned
 * away before the server has no room left.
 */
export class UploadRoom {
  readonly #most: number;
  readonly #mostOfOne: number;
  readonly #ofOne = new Map<string, number>();
  #held = 0;

  constructor({ held, heldByOne }: { held: number; heldByOne: number }) {
    this.#most = held;
    this.#mostOfOne = heldByOne;
  }

  /** A place for one upload of this person. `take` throws BUSY when there is no room for so many bytes more. */
  enter(userId: string): UploadPlace {
    let own = 0;
    const count = (bytes: number) => {
      own += bytes;
      this.#held += bytes;
      const ofOne = (this.#ofOne.get(userId) ?? 0) + bytes;
      if (ofOne > 0) this.#ofOne.set(userId, ofOne);
      else this.#ofOne.delete(userId);
    };
    const take = (bytes: number) => {
      const ofOne = this.#ofOne.get(userId) ?? 0;
      if (this.#held + bytes > this.#most || ofOne + bytes > this.#mostOfOne) {
        throw new ResumeFailure('BUSY', 'too many uploads in memory');
      }
      count(bytes);
    };
    return { take, leave: () => count(-own) };
  }
}
