import type { PurposeWords } from './kinds.ts';

/** How English speakers say what a goal is for. */
export const en: PurposeWords = {
  earning: 'earn|earning|income|money|customer|client|sell|selling|business',
  unpaid:
    'not for money|not for the money|not about money|not about the money|no money in it|not to make money|not to earn|for free|free of charge|no charge|unpaid|without pay|without being paid|without charging|volunteer|volunteering|voluntarily|pro bono|out of the goodness',
  learning: 'learn|learning|relearn|play|speak|improve|practise|practice|study|brush up|get better at|become fluent',
  giving:
    'teach|teaching|pass on|passing on|hand on|share|sharing|show others|show people|show kids|show children|tutor|tutoring|coach|coaching|mentor|mentoring|explain|give lessons|give classes|run a class|run classes|run a workshop|hold a workshop|lead a group',
  saving: 'save|saving|save up|saving up|savings|put aside|set aside|put by|stash',
  self: 'for me|for myself|just me|myself|my own sake|for fun|for my health|a dream|my dream|prove to myself|for pleasure|for the joy',
  others:
    'for others|for other people|for my parents|for my mum|for my mother|for my dad|for the neighbours|for my neighbours|for the neighbourhood|for the village|for the kids|for the children|for my community|to help|helping|for people|for those who|for the elderly',
};
