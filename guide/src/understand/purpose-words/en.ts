import type { PurposeWords } from './kinds.ts';

/** How English speakers say what a goal is for. */
export const en: PurposeWords = {
  earning:
    'earn|earning|income|money|customer|client|sell|selling|business|afford|pay|paying|wage|salary|profit|make a living|live off|make ends meet|debt|rent|bill|through the month|finish the month|last the month|to the end of the month|out of the overdraft|out of my overdraft|in the black',
  forMoney:
    'question of money|a question of money|matter of money|a matter of money|for money|for the money|about money|about the money|for cash|for the cash|for pay|to make money|to make a living|to earn|to be paid|a money thing|a money matter',
  gain: 'for profit|for gain|to get rich|to become rich|to make a fortune|to make big money',
  charging:
    'sell|selling|customer|charge|charging|charge for it|has to pay|have to pay|must pay|should pay|needs to pay|pay for itself|pay its way|cover costs|cover the costs|cover my costs|break even|bring something in',
  denied:
    'no money in it|money is not the point|money is not what matters|money is no object|money no object|money does not matter|do not care about money|do not need money|do not need the money|do not want money for it|out of the goodness',
  unpaid:
    'for free|free of charge|at no cost|at no charge|no charge|unpaid|without pay|without being paid|without charging|volunteer|volunteering|voluntarily|pro bono|nothing in it for me|nothing in return|nothing in exchange|want nothing for it',
  learning: 'learn|learning|relearn|improve|practise|practice|study|brush up|get better at|become fluent',
  using: 'play|speak',
  giving:
    'teach|teaching|pass on|passing on|hand on|share|sharing|show others|show people|show kids|show children|tutor|tutoring|coach|coaching|mentor|mentoring|explain|give lessons|give classes|run a class|run classes|run a workshop|hold a workshop|lead a group',
  saving: 'save|saving|save up|saving up|savings|put aside|set aside|put by|stash',
  gathering: 'put together|scrape together|scrape up|pull together',
  self: 'for me|for myself|just me|myself|my own sake|for fun|for my health|prove to myself|for pleasure|for the joy|for the love of it',
  aid: 'help me',
  dream: 'a dream|my dream',
  others:
    'others|other people|for others|for other people|for my parents|for my mum|for my mother|for my dad|for the neighbours|for my neighbours|for the neighbourhood|for the village|for the kids|for the children|for my community|for people|for those who|for the elderly',
  helping: 'help|support|stand by|be there for',
  caring: 'look after|looking after|care for|caring for',
  visiting: 'visit|call on|look in on|sit with|read to|spend time with|travel|go back to|get back to|go and see|see',
  someone:
    'lonely|neighbour|neighbor|elderly|old people|old folk|older people|senior|pensioner|sick|patient|child|children|kid|bairn|wean|pickney|youngster|young ones|teen|teenager|orphan|refugee|homeless|prisoner|inmate|widow|widower|newcomer|stranger|care home|nursing home|hospital|hospice|shelter|little ones|clinic|families',
  community: 'estate|neighbourhood|neighborhood|village|community|street|school|town',
  finishing: 'finish|finish off|complete|get through|graduate',
  reaching:
    'make up with|make it up with|make peace|patch things up|patch it up|be on speaking terms|on speaking terms|reconcile|get back in touch|be closer to|get closer to|spend more time|see more of|forgive|feel|sleep|overcome|get over|get fit|get fitter|get stronger|get healthy|get healthier|lose weight|keep fit|stay fit|understand|rest|enjoy|stay sober|cope|walk without|walk again|walk to',
  ending: 'in peace|dead|deceased|heaven|for ever|forever|eternal|eternally|never|nothing|anything|passed away',
  degree:
    'only|just|simply|merely|solely|purely|primarily|mainly|mostly|chiefly|principally|largely|alone|so much|as much|entirely|exclusively|necessarily|especially|exactly|first',
  being: 'is|s|it|this|that|be|being|done|do|doing|i|am|i am|at all|would be',
  means:
    'feed the family|feed my family|feed my kids|feed us|food on the table|through college|through school|through university|through uni|send home|send something home|send back home|sending home|sending something|send something to|top up my pension|my pension|household|fees|tuition|uniforms|expenses|costs|upkeep|a roof over|self-employed|self employed|work for myself|working for myself|my own boss|be independent|on my own account|get by|get back to work|go back to work|take the load off|stand on my own feet|stand on my own two feet',
  serving:
    'welcome|befriend|cheer up|volunteer|donate|keep company|be useful|be of use|feel useful|be of help|be some use|do some good|do good|give something back|give back to',
  kin: 'my kids|my kid|my children|my child|my boys|my girls|my little ones|my folks|my people|my partner|my man|grandparents|in-laws|mother-in-law|the family|my lot|mother|mum|mom|mam|father|dad|parents|sister|brother|son|daughter|grandson|granddaughter|grandchildren|grandkids|grandmother|grandma|gran|nan|grandfather|grandad|grandpa|aunt|auntie|uncle|cousin|niece|nephew|husband|wife|friend|family',
  begun:
    'grade|school|high school|diploma|degree|course|certificate|studies|apprenticeship|college|university|thesis|exam|novel|book|album|memoir|quilt|jumper|scarf|boat|model|painting|garden|marathon|race|training',
  without: 'without',
  rid: 'pill|tablet|medicine|medication|drugs|fear|afraid|pain|stick|cane|crutch|crutches|walker|zimmer|wheelchair|alcohol|wine|beer|drinking|drink|cigarette|smoking|smoke|sugar|anxiety|panic|shaking|stress|worry|worrying|nightmare|shame|crying|stopping|stop|resting|rest|oxygen|debt|borrowing|help|falling|stammering|blushing|light|guilt',
  shunned:
    'people|person|anyone|anybody|customer|client|crowd|public|stranger|talking|talk|speaking|phoning|travelling|traveling|travel|commuting|leaving|leave|sell|selling',
  beside:
    'i|i want|i would like|i’d like|want|to|for|and|or|a|some|a bit|a little|of|bit|more|something|do|doing|it|please|mainly|mostly|just|both|also|the|my own|to be|well|maybe|really|my',
  all: 'all|all three|all of them|all of it|all of that|everything|every one|each of them|the three|the lot|all of these|all 3|the 3|a bit of each|each',
  pointing:
    'one|two|three|first|second|third|last|former|latter|both|none|neither|any|either|whichever|whatever|which|these|those|this|that|them|option|number|1|2|3|do not mind|not sure|do not know|no idea',
  people: 'people|persons|somebody|anyone|those|anybody|in need',
  near: 'near me|around me|near by|nearby|around here|from here|in my area|in our area|close to home|near home',
};
