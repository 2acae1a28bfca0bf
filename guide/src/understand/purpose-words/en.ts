import type { PurposeWords } from './kinds.ts';

/** How English speakers say what a goal is for. */
export const en: PurposeWords = {
  earning: 'earn|earning|income|money|customer|client|sell|selling|business',
  unpaid:
    'not for money|not for the money|not about money|not about the money|no money in it|not to make money|not to earn|for free|free of charge|no charge|unpaid|without pay|without being paid|without charging|volunteer|volunteering|voluntarily|pro bono|out of the goodness',
  learning: 'learn|learning|relearn|play|speak|improve|practise|practice|study|brush up|get better at|become fluent',
  giving:
    'teach|teaching|pass on|passing on|hand on|share|sharing|show others|show people|show kids|show children|tutor|tutoring|coach|coaching|mentor|mentoring|explain|give lessons|give classes|run a class|run classes|run a workshop|hold a workshop|lead a group',
};
