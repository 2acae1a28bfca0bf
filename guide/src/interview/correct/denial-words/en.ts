import type { DenialWords } from './kinds.ts';

/** How English speakers take back what was written down of them. */
export const en: DenialWords = {
  opens: 'no|no no|nope|nah|wait|hang on|hold on|sorry|oh|oops|actually|well|but|hey|um|er|please|look',
  other:
    "not me|it's not me|that's not me|that isn't me|it isn't me|that wasn't me|it wasn't me|not mine|that's not mine|it's not mine|not about me|that's not about me|not myself|i didn't mean me|that's not my job|not my job",
  wrong:
    "that's wrong|that is wrong|that's not right|that is not right|not right|that's not true|not true|i didn't say that|i never said that|not what i said|that's not what i said|you got that wrong|you misheard|you misunderstood|that's a mistake|wrong",
  past: "years ago|long ago|ages ago|a long time ago|not any more|not anymore|i don't any more|i don't anymore|any more|anymore|no longer|i used to|back then|in the past|i gave it up|i gave that up|i stopped|i quit that|that's over|that was before|when i was young|as a kid|as a child",
  notI: "i'm not|im not|i am not|i wasn't|i was never|i've never been|i never was|i don't|i dont|i do not|i can't|i cant|i never|i'm no|i have no|i haven't got|i'm not really|it's not|that's not|not",
  small:
    "that|this|it|its|it's|was|is|are|the|a|an|i|me|my|he|she|him|her|his|they|who|one|do|does|did|not|only|just|really|at all|all|even|to|of|am|m|s|so|ok|and|any|more|mean|meant|said|job|thing|about|for|in|at|there|works|as|has|been|whos|shes|hes|thats|theyre|wasnt|isnt|don't|dont|got|it was|mine|about",
  kin: 'sister|brother|mother|father|mum|mom|dad|wife|husband|partner|son|daughter|aunt|uncle|cousin|friend|neighbour|neighbor|gran|grandma|grandad|grandmother|grandfather|niece|nephew|in law|boyfriend|girlfriend|flatmate|boss|colleague|ex|kid|kids',
};
