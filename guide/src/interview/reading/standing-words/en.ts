import type { StandingWords } from './kinds.ts';

/** How English speakers say that something is somebody else's, or over. */
export const en: StandingWords = {
  det: 'the|a|an|my|our|me|his|her|their|late|own|old',
  own: 'my|our|mine|me own',
  our: 'our',
  person: 'girl|boy|lad|lady|lass|guy|man|woman|bloke|fella|chap|young man|young woman',
  close: 'friend|best friend|mate|best mate|companion|girlfriend|boyfriend|first love|pal',
  expert: 'the doctor|the doctors|doctors|my doctor|the physio|the judge|the police|the government',
  handed:
    'leave that to|leave it to|leave those to|leave all that to|leave the cooking to|that goes to|is down to|that is down to|is up to|belongs to|is the work of|is a thing of|is the job of|that one is|that would be',
  does: 'does|did|makes|cooks|bakes|sews|knits|keeps|runs|plays|handles|sorts',
  taught: 'taught|taught me|showed me',
  who: 'who|whoever|the one who|the person who',
  that: 'that|it|this|those|that one',
  ended:
    "had to give up|had to drop|had to let go of|have not touched|not touched|haven't touched|hung up|put away for good|gave up|gave it up|gave that up|gave those up|given up|given it up|i quit|quit|packed in|packed it in|packed that in|jacked in|jacked it in|i dropped|dropped it|i stopped|stopped it|stopped that|i left|left it behind|let it go|let that go|had to stop|fell out of it",
  tried: 'tried|had a go|have had a go|gave it a go',
  times: 'once|twice|one time|two times|three times|a couple of times|once only',
  each: 'a day|a week|a month|a year|a fortnight|every|per',
  again:
    "still do|still do it|still at it|still go|still going|still doing it|back at it|back to it|back into it|back on it|i am back|i'm back|am back|took it up again|picked it up again|picked it back up|took it back up|started again|started it again|at it again|returned to it|again now|now again|doing it again",
  enough: 'no more',
  past: 'had|once|used to|kept|did|tried|went in for|was into|were|back then|in my youth|as a kid|as a lad|as a girl',
  over: "not me|not mine|isn't me|is not me|not my cup of tea|not my line|is history|are behind me|in the past|is gone|are over now|that was then|over now|all over|is over|are over|that's over|thats over|no more|no longer|not any more|not anymore|any more|anymore|behind me|a thing of the past|done with that|done with it|not now|not for me|not my thing|long gone|all gone|those days are gone|finished with that|finished with it",
  since: 'not since|never since|never again since',
  too: 'too|as well|likewise|same with|also',
  join: 'but|and|so|then|now|well|though|cos|i|it|i have|i had|i have not|not',
  barrier: 'to|for|and|but|so|because|cos|when|now|then|after|before|or|while|in order|instead',
  because: 'because|cos|when|since|after|before|until|till|if|while|though|who|which',
  once: 'formerly of|formerly from|formerly in|originally from|originally of|native of|i came from|came here from|came over from|moved from|moved here from|moved over from|used to live in|born in|born and raised in|grew up in|emigrated from|left',
  origin: 'i come from|i am from|i hail from|hailing from',
  is: /^(?:is|are|it's|its|that's|thats)$/u,
  after:
    /^(?:in|at|on|after|when|since|because|cos|cuz|as|during|by|before|with|due|for good|last|years|ages|long|a long|\d|once|the year|this|altogether|completely|aged)(?!\p{L})/u,
};
