import type { AskingWords } from './kinds.ts';

export const en: AskingWords = {
  commands: {
    phone:
      'phone|telephone|ring|call|give them a ring|give them a call|make calls|make a call|pick up the phone|on the phone',
    car: 'drive|your car|your van|your truck|behind the wheel',
    'physical-work': 'lift|carry|haul|load|unload|shovel|dig',
    evenings: 'tonight|after dark|after dinner|after supper',
    cleaning: 'scrub|mop|clean',
    'camera-or-stage': 'film yourself|go live|show your face|record a video of yourself|record yourself',
    'cold-contact': 'knock at|knock on|approach strangers|talk to strangers|stop passers by',
  },
  leads:
    'you|to|and|then|or|must|can|will|ll|should|could|may|might|also|only|first|please|just|next|now|always|still|simply|today|tomorrow|do|ever|personally',
  unless: '',
  objects:
    'the|a|an|your|each|every|all|any|some|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|them|him|her|people|local|other|another|more|these|those|this|that|up|back|to|on|for|at|from|over|round|around|out|in|into|heavy|customers|clients',
  compounds:
    'it|calls|call|case|cases|number|numbers|repair|repairs|screen|screens|stand|stands|holder|holders|box|boxes|book|centre|center|making|maker|size|sizes|is|are|can|may|was|has|data|lists|list|time|times|off|yourself',
  others:
    'they|he|she|who|it|people|customers|customer|clients|client|buyers|neighbours|neighbors|families|others|somebody|someone|farmers|drivers|them to|him to|her to|customers to|clients to|people to|somebody to|someone to|friend to|neighbour to|neighbor to|courier to|carrier to|mover to|movers to|porter to|driver to|helper to|colleague to|relative to|student to|cousin to|brother to|sister to|son to|daughter to',
  asides: {
    'physical-work':
      'photo|photos|picture|pictures|image|images|video|videos|file|files|page|pages|app|map|message|messages|question|questions|data|document|documents|form|website|site|advert',
    phone: 'bell|bells|doorbell|doorbells',
  },
  idioms:
    'carry on|carry out|carries on|carry over|carry insurance|usb drive|hard drive|google drive|pen drive|drive sales|drive demand|heavy rain|heavy use|a lift|walk through|walk them through|walk him through|walk her through|clean list|clean copy|clean sheet|clean page|fair price|fair share|fair deal|be fair|is fair|call it|call this|call that|on call|good morning|good evening|open mind|dig up facts|dig deeper|call to action|lift the mood|standing order|outstanding',
  denies:
    'nobody|no one|rather than|ruled out|rules out|rule out|without having|spares you|spare you|skip|skips|free of|no need to|needn|leave out|leaves out|turn down|say no to|refuse|refuses|stop|cannot|except',
  spared:
    'free|off|is out|are out|ruled out|yours|for yourself|needless|unnecessary|hard|difficult|stay free|stays free|to yourself',
  until: 'before|until|till|by',
};
