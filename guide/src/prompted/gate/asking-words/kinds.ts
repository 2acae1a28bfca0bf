import type { Need } from '../../../catalogue/schema.ts';

/** How a model asks somebody for something; phrases are parted by bars, and are read whatever their case and accents. */
export interface AskingWords {
  /** Forms of verbs in which somebody is told to do it, and what only this work has. */
  commands: Partial<Record<Need, string>>;
  /** What may stand right before a command where its form is a noun's as well; absent where the forms are unmistakable. */
  leads?: string;
  /** What stands right before a form that is then no command: an article, or a word for somebody else. */
  unless: string;
  /** What follows a command behind an “and”, where a noun may stand as well. */
  objects?: string;
  /** What follows a form that is then no command: “phone cases”. */
  compounds?: string;
  /** Whoever else may do it: “they drive to you”. */
  others: string;
  /** What names no such thing, though a word of it does: “carry on”. */
  idioms: string;
  /** Right behind a word of some work: what it is then done to makes it another, “load the photos”. */
  asides?: Partial<Record<Need, string>>;
  /** Denies what stands behind it, beside the plain negations. */
  denies: string;
  /** Says right behind it that it is spared: “evenings stay free”. */
  spared: string;
  /** A time that is reached is not worked in: “before the evening”. */
  until: string;
}
