import type { EdgeWords } from './kinds.ts';

/** What English speakers say around what they do. */
export const en: EdgeWords = {
  does: 'doing did play playing played',
  is: 'is are',
  base: 'do',
  tail: 'a an the and or but so to at in on of by for from with as i we my our some any it that this than then yes aye too also well really lol',
  denies: 'nope cant dont wont cannot couldnt',
  hates: 'hate',
  late: '',
  verbs: '',
  deny: 'i do can could will would know have touch any it that them anymore more longer really well all am at im ive',
  but: 'but',
  and: 'and n',
  ends: 'since because cos cuz coz when while once twice until till til',
  badly: 'badly poorly terribly',
  hard: /(?<!\p{L})(?:is|are|be|comes?) (?:very |really |too |quite |so |still )?(?:hard|difficult|tough|a struggle) (?:for|to|on) me$/u,
  barely: 'hardly barely',
  so: 'so',
  knows: 'know knew understand',
  topic: 'about of in',
  relative: 'who whom whose that which what where when if because cos',
  joins: /(?<=\s)(?=(?:and|&)\s)/giu,
  place: /^at (?:the |an? |my )?/u,
  until:
    /(?<!\p{L})and (?:now|then|since then)(?= (?:they|it|he|she|its|it's|theyve|they've|(?:the|my) \p{L}+)(?: have| has| just| all)? (?:clos|shut|sold|moved|gone|folded|bust|finished|ended|left)\p{L}*)|(?<!\p{L})(?:until|(?:till|til)(?= (?:they|it|he|she|we|i|you|my|our|the|this|that|last|now|redundancy|retirement|retiring|covid|\d{4})(?!\p{L})))(?! (?:late|noon|midday|midnight|night|morning|evening|dawn|dusk|sunset|closing|close|\d{1,2}(?!\d)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L}))(?= \p{L}| \d|$)/u,
  jobLost:
    /(?<!\p{L})(?:(?:and|but|then|so),? )+(?:(?:i|we) )?(?:(?:have |'ve )?lost (?:my|the|that|our) (?:job|work)|(?:was|am|were|ended up|found myself|got) (?:left )?(?:without|out of) (?:a |any )?(?:job|work)|(?:was|were|got) (?:laid off|let go(?! (?:home|early|out|to|when|whenever|for|on|at|back)(?!\p{L}))|made redundant|sacked|fired)|(?:they|he|she|the \p{L}+) (?:let me go(?! (?:home|early|out|to|when|whenever|for|on|at|back)(?!\p{L}))|laid (?:me|us) off|sacked me|fired me|made me redundant))(?!\p{L})(?: (?:in|since|last|this) [\p{L}\d]+(?: \d{4})?)?/u,
};
