import type { PurposeWords } from './kinds.ts';

/** How English speakers say what a goal is for. */
export const en: PurposeWords = {
  earning:
    'earn|earning|income|money|customer|client|sell|selling|business|afford|pay|paying|wage|salary|profit|make a living|live off|make ends meet|debt|rent|bill',
  forMoney:
    'for money|for the money|about money|about the money|for cash|for the cash|for profit|for pay|for gain|to make money|to make a living|to earn|to get rich|to be paid|a money thing|a money matter',
  denied:
    'no money in it|money is not the point|money is not what matters|money is no object|money no object|money does not matter|do not care about money|do not need money|do not need the money|do not want money for it|out of the goodness',
  unpaid:
    'for free|free of charge|no charge|unpaid|without pay|without being paid|without charging|volunteer|volunteering|voluntarily|pro bono|nothing in it for me|nothing in return|nothing in exchange|want nothing for it',
  learning: 'learn|learning|relearn|play|speak|improve|practise|practice|study|brush up|get better at|become fluent',
  giving:
    'teach|teaching|pass on|passing on|hand on|share|sharing|show others|show people|show kids|show children|tutor|tutoring|coach|coaching|mentor|mentoring|explain|give lessons|give classes|run a class|run classes|run a workshop|hold a workshop|lead a group',
  saving: 'save|saving|save up|saving up|savings|put aside|set aside|put by|stash',
  self: 'for me|for myself|just me|myself|help me|my own sake|for fun|for my health|prove to myself|for pleasure|for the joy|for the love of it',
  dream: 'a dream|my dream',
  others:
    'for others|for other people|for my parents|for my mum|for my mother|for my dad|for the neighbours|for my neighbours|for the neighbourhood|for the village|for the kids|for the children|for my community|to help|helping|for people|for those who|for the elderly',
  helping: 'help|support|welcome|befriend|cheer up|give back|volunteer|be there for|stand by|donate|keep company',
  visiting: 'visit|call on|look in on|sit with|read to|spend time with',
  someone:
    'lonely|neighbour|neighbor|elderly|old people|old folk|older people|senior|pensioner|sick|patient|child|children|kid|orphan|refugee|homeless|prisoner|inmate|widow|widower|newcomer|stranger|care home|nursing home|hospital|hospice|shelter|little ones|clinic|families',
  community: 'estate|neighbourhood|neighborhood|village|community|street|school|town',
  finishing: 'finish|finish off|complete|get through|graduate',
  reaching:
    'make up with|make peace|reconcile|get back in touch|be closer to|get closer to|spend more time|see more of|forgive|feel|sleep|overcome|get over|get fit|get fitter|get stronger|get healthy|get healthier|lose weight|keep fit|stay fit|understand|visit|travel|go back to|get back to|move house|rest|enjoy|stay sober|cope|walk without|walk again|walk to',
};
