import type { StudyWords } from './kinds.ts';

/** What English speakers say of their schooling. */
export const en: StudyWords = {
  lead: "schooling is|schooling was|schooling is just|left school with|i left school with|left school after|i left school after|up to|went up to|i went up to|i|i have|i have got|i've|i've got|ive|ive got|got|have|had|hold|i hold|got a|my|the|a|an|only|just|and|also|plus|with|of|ticket i got is|only ticket i got is|ticket i've got is|training is|schooling|education|qualifications|qualification|as far as|one|two|three|four|five|some|old|no more than",
  did: 'did|i did|done|finished|i finished|completed|i completed|passed|i passed|got my|studied|i studied|graduated with|qualified with',
  head: 'high school class of|high class of|school class of|graduating class of|nvq|btec|hnd|hnc|gcse|gcses|a levels|o levels|art foundation|foundation degree|bachelor of|bachelors|master of|msc|bsc|phd|mba|high school diploma|finished high school|vocational school|trade school|technical school|technical college|city and guilds|city guilds|associates degree|leaving cert|junior cert|kcse|kcpe|matric certificate|postgrad|teaching qualification|masters degree|masters in|degree in|diploma in|certificate in|university degree',
  bare: 'degree|diploma|certificate|certification|cert|ond|ged|foundation year|foundation course|level 1|level 2|level 3|level 4|level two|level three|apprenticeship|food hygiene',
  ordinal:
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  year: 'grade|form|standard',
  none: 'teach|teaching a|for sale|driving|birth|death|marriage|gift|frames|framing|her|his|their|zero|want|need|hope|degree of|degrees of|chemo',
  doubt:
    'to some degree|certificate of|of loss|hearing|sight|loss|disability|disabled|illness|medical|sick|sickness|health|rehab|one day|some day|someday|by next|next year|this year|finally|dream|dreaming|would like|love to|wish|would love|soon|later on|to get|to do|to finish|to study|swimming|for my',
  stop: 'but|because|cos|then|now|so|which|though|never used|i|we|went',
};
