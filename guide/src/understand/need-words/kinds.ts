import type { Need } from '../../catalogue/schema.ts';

/** How a language speaks of what an idea may need and somebody may rule out; phrases are parted by bars. */
export interface NeedWords {
  /** What names a need, and rules it out where the clause is one of limits. */
  named: Partial<Record<Need, string>>;
  /** Conditions and habits that rule a need out by themselves: “I stammer”. */
  said: Partial<Record<Need, string>>;
  /** What turns a clause against what it names, without a “no”: “makes me ill”, “I gave up”, “not for me”. */
  against: string;
  /** What allows in a clause of limits: “only at my own table”, “a stool is fine”. */
  allowed: string;
  /** What turns a clause against the one before it, by itself and with nothing besides: “never”, “no thanks”. */
  lone: string;
  /** What fills a time, so that nothing else fits: “are for my boys”, “is taken by”. */
  taken: string;
  /** Leaving somebody alone or being let out, which ties to the house where it is denied: “(je ne peux pas) laisser maman seule”. */
  alone: string;
  /** What leaves only work from where somebody is, and with nobody in front of them: “housebound”, “I must avoid people”. */
  remote: string;
  /** What is put into a start, and how one says that it is put: none of it is there. */
  capital: { money: string; put: string };
}
