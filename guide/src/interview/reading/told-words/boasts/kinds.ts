/** What nobody can, said of oneself: “could teach a fence post to dance”, “vendo gelo no polo norte”. */
export interface TallTalk {
  /** What stands before a deed that one could do. */
  may: string;
  /** What stands before one that one does, and whether nothing need to. */
  say: string;
  sayNothing: boolean;
  /** Who or what is said to be taught. */
  teach: string;
  deaf: string;
  /** What is sold where nobody wants it: by itself somebody may well sell soap at a place called North Pole. */
  sell: string;
  sold: string;
  nowhere: string;
  /** What is said to be moved, and to do what. */
  make: string;
  moved: string;
  still: string;
}

/**
 * How people of a language boast, folded. `plain`: that nothing withstands them, that nobody is better, that even a stone
 * would learn, with `{thing}` or `{deed}` for what they are good at.
 */
export interface BoastWords {
  /** Nobody and a time are no skill: “no hay nadie que me gane”. */
  noSkill: string;
  /** Behind these nothing is a boast. */
  denied: string;
  plain: readonly string[];
  tall: TallTalk;
}
