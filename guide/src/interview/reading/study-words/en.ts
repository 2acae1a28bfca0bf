import type { StudyWords } from './kinds.ts';

/** What English speakers say of their schooling. */
export const en: StudyWords = {
  lead: "i|i have|i have got|i've|i've got|ive|ive got|got|have|had|hold|i hold|did|i did|done|finished|i finished|completed|i completed|passed|i passed|got my|got a|my|the|a|an|only|just|and|also|plus|with|of|ticket i got is|only ticket i got is|ticket i've got is|training is|schooling|education|qualifications|qualification|up to|as far as|one|two|three|four|five|some|old|no more than",
  head: 'degree|diploma|certificate|certification|cert|nvq|btec|hnd|hnc|ond|gcse|gcses|a levels|o levels|art foundation|foundation degree|foundation course|foundation year|bachelor of|bachelors|masters|master of|msc|bsc|phd|mba|ged|high school diploma|finished high school|vocational school|trade school|technical school|technical college|apprenticeship|city and guilds|city guilds|associates degree|leaving cert|junior cert|food hygiene|level 1|level 2|level 3|level 4|level two|level three|kcse|kcpe|matric certificate|postgrad|teaching qualification',
  none: 'teach|teaching a|for sale|driving|birth|death|marriage|gift|frames|framing|her|his|their|zero|want|need|hope',
  stop: 'but|because|cos|then|now|so|which|though|never used|i|we|went',
};
