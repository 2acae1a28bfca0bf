import type { ToldWords } from './kinds.ts';

/** How English speakers tell of money, hours and where they live. */
export const en: ToldWords = {
  money: {
    give: 'put in|put aside|put|put towards|put toward|putting in|chip in|chuck in|chuck|throw in|throw at|throw|invest|spare|afford|can spend|could spend|able to spend|willing to spend|happy to spend|want to spend|ready to spend|set aside for this|stick in|pitch in|lay out|budget|budget is|budget of|my budget|go up to|stretch to|part with|scrape together|risk|can do|could do|can manage|could manage|can give|could give|can use|start with|begin with|fork out|stump up|sink in|sink into it|put up|my limit is|capital|capital is|seed money|pot of|kitty|float|risk above|risk more than|go above|go over|go higher than|outlay|outlay of|in hand|spend more than|spending more than|not more than|no more than|rather not spend|wouldnt spend more than|would not spend more than|costs less than|costs under|costs no more than|costs not more than|cost more than|costs at most|cost me more than|cost me nothing over|costing more than|costing less than|costs up to',
    have: 'i have got|i got|ive got|i have|got like|got about|have about|laying around|lying around',
    saved:
      'saved|saved up|savings|savings of|put by|put aside|put away|tucked away|stashed|stashed away|in the bank|set aside|in a jar|in the tin|under the mattress',
    start:
      'to start|to start with|to begin|to begin with|to get going|to get started|for starters|upfront|up front|at the start|at the beginning|as a start|for the start|to throw at it|to put in|to invest|to play with|to spend|to spare',
    most: 'tops|max|maximum|at most|at the most|no more|no more than that|not more|at a push|at a stretch|is possible|possible for me|if that|i can do|i can manage|i could do|i can put',
    want: 'expecting|expect|hope for|hope to get|hope to make|i could use|aspire to|earn|to make|make|bring in|clear|need|need about|want|wanna|get|take home|save|save up|raise|pull in|would like|would love|like to|love to|goal|target|aim|hoping|pocket|dream|happy with|be happy with|collect|gain|looking for|looking to|after about|short of|be nice|would help|extra|targets|goal is|target is|aiming for|hoping for|satisfied with|be glad of|glad of|turn over|an income of|a return of|consider|if i had|if i got|if i could get|if there was|if there were|if it made|if it brought in|if it came to|live on|do with|i am short|im short|short by|missing|i lack',
    reach:
      'would pay|would buy|would fund|would go towards|would let me|would mean|would take care of|would get me|would keep|would clear|would be just right|would make my month|and i would be happy|would be all i need|would take the pressure off|would get us through|keeps us going|would keep us going|would be magic|would see me right|would get me by|if i can get|is what i hope for|would be something|coming in|coming home|would see to|would cover|would do|would do me|would do nicely|would do us|would be grand|would be lovely|would be great|would be plenty|would be enough|would be good|would be fine|would be a godsend|would be a dream|would suit|would sort|would sort me|would change|would help|would pay for|would keep me|would make a difference|would make the difference|is the target|is the goal|is my goal|is the aim|is my aim|is the dream|is my dream|is what i need|is what i am after|and im happy|and i am happy|and im set|and i am set|id be set|i would be set|id be happy|i would be happy|a handsome return|a fair return|a handsome sum',
    once: 'once|just once|only once|one off|a one off|one time|one time only|one single time|single payment|lump sum|all at once|in one go',
    figure:
      'pays me|pay me|pay|paying|pays|paid|wage|wages|salary|pension|rent|mortgage|bills|loan|debt|owe|owing|price|charge|charges|fee|each|apiece|a piece|an hour|a head|payment|benefits|bought|sold|sells|income|earned|i make|i earn|i am on|im on|disability|dole|hourly|insurance|child support|fine|won|lost|spent|borrowed|made|sell|spend|used to|tuition|fees|child maintenance|rates|council tax|deposit is|levy',
    worth:
      'worth|cost|valued at|appraised at|insured for|costs|cost me|cost us|costing|priced at|price is|going for|goes for|sells for|sell for|sell them for|retails at|retails for|set me back|sets me back|sets you back|it costs|market value is',
    cash: 'money|cash|penny|cent|cents|dime|savings|capital|funds|budget|anything to put in|nothing to put in|anything to invest',
    lack: "no|without|not a|not any|not got|not got any|not got a|haven't got|haven't got any|haven't got a|havent got|havent got any|havent got a|haven't a|don't have|dont have|don't have any|dont have any|do not have|do not have any|got no|have no|zero|ain't got|aint got|can't put|cant put|cannot put|can't afford to put|cant afford to put|can not put|won't put|wont put|can't invest|cant invest",
    lacking:
      'i have none|i got none|none|i have nothing|i got nothing|got nothing|have nothing|ive nothing|nothing|nil|zero|i have zero|i got zero',
    broke:
      'broke|im broke|flat broke|skint|penniless|nothing to put in|nothing to invest|nothing saved|no money to put in|zero budget|zero dollars|zero pounds|i am without money|ive no money|i have no money|zilch|nothing left over|isnt anything over|is not anything over|there isnt anything left|there is nothing left|nothing is left|nothing left at the end|can t spare anything|can t spare a thing|cant spare anything|can not spare anything|cannot spare anything|cant spare a thing|not a bean|not a sausage|sweet nothing|bugger all|it has to cost nothing|has to be free|have not got any to spare|haven t got any to spare|havent got any to spare|none to spare|nothing to spare|not got any to spare|put in nothing|put nothing in|putting nothing in|putting in nothing|put in nowt|put nowt in|no capital',
    unpaid: 'without money|for no money|no money|not a penny|not a cent',
    noCash: 'for money|for cash|for the money|no much|not much|not a lot|no a lot',
    others: 'he|she|they|his|her|their',
  },
  time: {
    free: 'free|spare|to spare|i have|i have got|ive got|i got|i get|i can|can do|could do|can give|could give|can put|available|to myself|my own|my time|own time|for this|for it|left over|nap time|my only time|manage|squeeze|squeeze in|days off|off days|day off|after work|before work|after school|before school|after the kids|when the kids|when kids|while the kids|while the baby|while|when the wee ones|in between|between shifts|off work|here and there|i could|would have|i would have',
    busy: 'contracted|contract|work|i work|working|worked|shift|shifts|start|starts|i start|finish|finishes|open|opens|close|closes|commute|drive|driving|on the bus|sleep|asleep|wake|wake up|get up|up at|class|classes|course|practice|practise|gym|rehearsal|study|studied|used to|was|were|took|takes|took me|on call|on my feet|appointment|dialysis|therapy|pray|taught|lesson|lessons|volunteer|coached|a job of|job is|my job|full time|part time|paid for|overtime|on shift|school run|away',
    others: 'he|she|they|his|her|their|my boss',
    aside: 'because|cause i|cause im|cause my|cause the|cause mi|cus|bc|cos|cuz|coz|as i|since i|before|after',
    meanwhile: 'when|whenever|once|as long as|on days|on nights',
  },
  when: {
    by: 'before|by|until|till|ahead of|in time for|no later than|at the latest by|by the time',
    mark: 'spring|summer|autumn|winter|christmas|xmas|easter|ramadan|eid|passover|new year|next year|end of the year|end of the month|end of term|the baby|baby comes|baby arrives|is born|birth|due date|wedding|exam|exams|holidays|school starts|school starts again|term starts|retire|i retire|retirement|my birthday|the move|we move|contract ends|contract runs out|lease ends|benefits stop|money runs out',
    open: 'free|available|off|spare|to spare|days off|day off|to myself|not working|dont work|do not work',
    shut: 'those are out|they are out|theyre out|those are no good|those days are out|these are out|so those are gone|those are gone|those are taken|those days are gone|not those days|not those|not then|those dont count|those are full|those are no go|so not those|theyre taken|theyre gone',
  },
  level: {
    learns:
      "learning|i'm learning|started|just started|beginning|new to|trying to|want to learn|not good|not very good|not great|used to|rusty",
  },
  love: {
    lead: 'my joy is|my joys are|my great joy is|my passion is|my passions are|my first love is|my great love is|what i love is|what i love most is|what i live for is|i live for|mad about|mad into|mad for|big into|happiest with|happiest at|happiest in|happiest when i am|what makes me happy is|what keeps me sane is|what keeps me going is|my thing is|my pastime is|what i like best is|what i enjoy is|what i enjoy most is',
    behind:
      "is where i am happiest|is where i'm happiest|is my happy place|is my joy|are my joy|is my passion|are my passion|is my life|are my life|is what i live for|are what i live for|is my great love|are my great love|is my thing|makes me happy|make me happy|keeps me sane|keep me sane|is what i love|is what i love most",
    nobody:
      'grandchildren|grandkids|grandson|granddaughter|grandbaby|family|friends|god|jesus|the lord|peace|quiet|work|money|weekend|house',
  },
  work: {
    trade: 'by trade|by profession',
    won: 'won|win|winning|came first|came second|got first|took first|placed first|was runner up',
    prize:
      'show|contest|competition|prize|prizes|medal|medals|cup|trophy|championship|award|awards|ribbon|rosette|tournament|best|first|bake off|fair|fete',
    tried: 'tried|had a go|gave it a go|attempted|tried my hand',
    leave:
      'sick leave|off sick|signed off|signed off sick|medical leave|part time for medical reasons|on the sick|maternity leave|on leave',
    form: 'part time|half time|full time|half days|half hours|half a week|reduced hours|shorter hours|short hours|fewer hours|light duties|phased return|zero hours|job share|unpaid leave',
    civil: 'widow|widower|widowed|divorced|divorcee|got divorced|sober|separated|bereaved',
    status:
      'pensioner|retired|pensioned|early retirement|retired early|on disability|signed off|off work|off|rehab|in rehab|recovering|convalescing|recuperating|unfit for work',
    health:
      "medical reasons|medical|health|health reasons|ill health|sick|sickness|illness|disability|disabled|invalidity|doctors orders|doctor s orders|doctor's orders|doctor says|operation|surgery|injury|accident|stroke|heart attack|burnout|cancer|chemo|back|knee|heart|nerves|long term sick",
    reason: 'because of|due to|owing to|on account of',
    rise: 'up at|up by|up from|get up at|got up at|wake at|wake up at|awake at|in bed by|bed by|home by|home at|done by|done at|finished by|knock off at|clock off at|clock on at',
    over: 'no more|no longer',
    more: 'no more than',
    still:
      'already|still|now|nowadays|currently|atm|anymore|any more|then|back then|at the time|before|back in the day|once|once upon a time|in those days',
  },
  home: {
    lives:
      'i stay in|i stay at|live in|living in|i live|im in|i am in|based in|staying in|moved to|settled in|now in|outta|here in|home is|live near|living near|live outside|in a village called|in a town called',
    resident: 'resident of|resident in|native of|hail from',
    left: 'formerly of|formerly from|formerly in|late of|born in|born and raised in|grew up in|raised in|used to live in|lived in|moved from|moved out of|left|back in|studied in|family is in|worked in|went to|years in',
    from: 'from|frae|fae|im from|i am from|came from|come from|originally from|out of|originally|native of',
    at: 'in|at|near|of|on|outside|by',
  },
  age: {
    work: 'of experience|experience|of service|in the trade|in the business|in the job|on the job|as a|as an|of work|of teaching|working|of it|at it|doing|of marriage',
    old: 'years old|year old|yrs old|years of age|years young|of age|yo|old|yrs young',
    own: "i am|im|i'm|turned|just turned",
  },
  inNames: 'of|on|upon|by',
  called: "am|im|i'm|a'm|ah'm|its|it's|tis|this|name's|hi|hiya|hello|hey",
  numbered:
    'flat|bus|route|line|class|unit|apt|street|road|avenue|apartment|room|house|number|platform|tram|train|lot|block|floor|ward|gate|suite|plot|highway|building|tower',
  ofSelf:
    'humble|mixed|good|farming|working|fishing|mining|military|scratch|peasant|noble|jewish|irish|immigrant|abroad|overseas',
};
