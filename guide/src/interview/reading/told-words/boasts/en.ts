import type { BoastWords } from './kinds.ts';

/** How English speakers boast. */
export const en: BoastWords = {
  noSkill: 'one|nobody|day|days|night|week',
  denied: 'no|not|never',
  plain: [
    String.raw`(?:there(?:'s| is|s) no|there (?:isn'?t|is not) an?|i'?ve never met an?|never met an?) {thing} (?:that |yet )?(?:i (?:can'?t|cannot|couldn'?t|can not|could not)|(?:(?:can|ever) )?(?:beats?|defeats?|scares?|stumps?) me)(?: \p{L}+)?$`,
    String.raw`(?:nobody|no one|none) (?:can |ever |else )?(?:beats?|touch(?:es)?|match(?:es)?|outdoes) me (?:at|in|on|for|with|when it comes to) {deed}`,
    String.raw`(?:nobody|no one) (?:else )?{thing} (?:like (?:me|i do)|better than (?:me|i do|i can)|as well as (?:me|i do))$`,
  ],
  tall: {
    may: "could |can |i'd |id |would ",
    say: "i |i've |ive ",
    sayNothing: false,
    teach: 'teach|talk|charm|persuade|convince',
    deaf: String.raw`an? (?:\p{L}+ )?(?:post|stone|doorknob|rock) to|the devil|the dead|birds (?:out|off|down)|hind legs?`,
    sell: 'sell',
    sold: 'ice|snow|fridges?|freezers?|sand',
    nowhere: 'eskimos?|north pole|inuits?',
    make: 'make',
    moved: 'laugh|cry|sing|dance|smile|weep',
    still: 'stone|post|statue|doorknob|rock',
  },
};
