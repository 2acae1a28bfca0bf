import type { TakenBackWords } from './kinds.ts';

/** How English speakers put one number in the place of another. */
export const en: TakenBackWords = {
  sure: "no wait|wait no|no hang on|hang on|hold on|no sorry|sorry no|sorry i mean|make that|make it|scratch that|strike that|correction|no make it|oh no|ah no|no actually|actually no|or rather|no more like|no hold on|my mistake|tell a lie|i tell a lie|wrong|that's wrong|thats wrong|that's a lie|no lie|realistically|more realistically|being realistic|in reality",
  maybe: 'no|nope|nah|naw|na|well|wait|sorry|actually|rather|oops|i mean|i meant',
  denies: '',
  sigh: 'oh|ah|eh|er|erm|um|uh|hmm|hm|mm|aw|ach|och|but|and|well|so',
  lead: "say|let's say|lets say|make it|make that|call it|call that|put|put down|put it at|go with|more like|nearer|closer to|so|better say|i'd say|id say|i would say|should be",
  sums: "so|so that's|so thats|so that makes|then|therefore|so call it|call it|make it|so say|say|which makes|that leaves|so go with|go with",
  turns: 'but|only|though|except',
  whole: 'in all|all in|all told|in total|altogether|total|overall',
  small:
    "it's|its|it is|that's|thats|that is|it would be|i mean|i meant|just|about|around|roughly|maybe|only|just|now|really|the|a|an|to|is|at|like|please|then|more|s|no|wait|sorry|rs|usd",
  why: 'because|cause|cos|coz|cuz|since|so that|to be honest|to be real|to be safe|to be realistic',
};
