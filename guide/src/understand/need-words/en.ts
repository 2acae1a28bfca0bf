import type { NeedWords } from './kinds.ts';

/** English words of needs. */
export const en: NeedWords = {
  named: {
    car: 'wheels|behind the wheel|motor|motorway|motorways',
    computer: 'screen|screens|keyboard|spreadsheets',
    'physical-work':
      'boxes|sacks|loads|lugging|lug|hump|hauling|haul|shifting|digging|dig|shovel|scrubbing|pushing|pulling|lifted|carry|carrying|my back|my spine|my shoulder|my shoulders|my wrist|my wrists|my elbow|heavy stuff|manual labour|hard labour|hard graft',
    'camera-or-stage':
      'lens|lenses|photos|pictures of me|on film|filming|my face|in front of people|in front of a group|in front of a crowd|in front of an audience|audience|audiences|stage|speeches|crowd|crowds|webcam',
    'cold-contact':
      'cold calls|cold calling|knocking on doors|knock on doors|pushing sales|hard sell|pitching|approaching strangers|sales pitch|selling|flogging|chasing customers|doorsteps',
    children: 'toddlers|toddler|little ones|youngsters|infants|teenagers|pupils|schoolkids|nippers',
    animals: 'fur|pet hair|dog hair|cat hair|horses|birds|hens|cat|dog',
    evenings:
      'asleep by seven|asleep by eight|bed by seven|bed by eight|after dark|night|after five|after six|after seven|after eight|after nine|after 5|after 6|after 7|after 8|after 9|past six|past seven|past eight|late shifts|late nights|bedtime|after tea|after supper|after dinner',
    weekends: 'sabbath|lord s day|church day|saturday work|sunday work',
    standing:
      'steps|flight of steps|flight of stairs|flights of stairs|stand|on foot|upright|ladder|ladders|climb|climbing|walk|my knee|my knees|my hip|my hips|both hips|my ankle|my ankles|heights|scaffolding',
    phone: 'phoning|ringing people|ring people|voice calls|zoom|my hearing|voicemail',
    homes:
      'into houses|into homes|houses of|homes of|people s places|other people s kitchens|strangers kitchens|someone else s house|somebody else s house|client s house|strangers flats',
    cleaning: 'scrub|scrubbing|mopping|mop|vacuuming|toilets|other people s dirt|bleach',
    alcohol: 'drink|booze|pubs|pub|bars|bottle|liquor|spirits|cocktails',
    reading: 'reading and writing|read and write|read or write|read nor write',
    writing: 'spelling|reports|letters|essays|forms|spell',
    'social-media': 'twitter|posting|reels|influencer|linkedin|youtube',
    internet: 'the web|wifi|apps|emails|email|tech',
    'frail-people':
      'sick people|ill people|hospital|hospitals|nursing|dementia|carer work|caring for anybody|personal care',
    dust: 'dust|dusty|sawdust|powder|powders|flour|fumes|smoke|smells|strong smell|strong smells|chemicals|solvents|paint|perfume|glue|varnish|pollen|mould',
    outdoors: 'outdoors|outside|sun|heat|rain|cold weather|bad weather|direct sun|in the cold',
    crowds: 'crowd|crowds|busy places|fairs|markets|noisy places|noise|noisy|loud|big groups|groups',
    mornings: 'mornings|morning|early starts|early start|before noon|before ten|before nine',
    'space-at-home':
      'people at my place|customers at home|clients at home|people in my flat|people in my house|strangers in my home',
    kitchen: 'oven|stove|frying|catering',
  },
  said: {
    phone:
      'stammer|stammering|stutter|lost my voice|cochlear|hearing aid|hearing aids|hearing is going|hearing has gone|half deaf|lip read',
    'camera-or-stage': 'stammer|stammering|stutter|lost my voice|no photos of me|agoraphobia|social anxiety',
    crowds: 'agoraphobia|social anxiety|crowds frighten me|panic in crowds',
    dust: 'asthma|asthmatic|copd|emphysema|dust allergy|bad lungs|weak lungs|hay fever',
    standing:
      'metal hips|new hip|prosthesis|prosthetic leg|one leg|ms|multiple sclerosis|vertigo|knees are gone|knees are shot|knees have gone|knees are finished|bad legs',
    'physical-work':
      'hernia|fibromyalgia|pregnant|heart failure|pacemaker|chronic fatigue|frozen shoulder|sciatica|lumbago',
    alcohol: 'sober|teetotal|recovering alcoholic|in recovery|off the drink',
    car: 'cannot drive|banned from driving|epilepsy|epileptic|lost my sight|partially sighted|failed my test|gave up my licence|gave up my license|given up my licence|handed in my licence|handed in my license|stopped driving|gave up driving|given up driving|no longer drive',
    evenings:
      'home for bedtime|nothing after six|nothing after five|nothing after seven|nothing after four|done by six|done by five',
    animals: 'allergic to fur|allergic to pets|bitten by a dog',
    computer:
      'no idea about computers|hopeless with computers|clueless about computers|useless with computers|don t know how to use a computer|do not know how to use a computer|can t use a computer|cannot use a computer|can t work a computer|never used a computer|don t do computers',
    internet:
      'no idea about computers|hopeless with computers|clueless about computers|useless with computers|don t know how to use a computer|do not know how to use a computer|can t use a computer|cannot use a computer|can t work a computer|never used a computer|don t do computers',
  },
  against:
    'bore me|bores me|bored of|bored with|through with|had it with|off the table|get to me|gets to me|get on my nerves|gets on my nerves|fed up with|sick of|tired of|makes me ill|make me ill|makes me sick|make me sick|make my eyes|makes my eyes|go on me|goes on me|give out|gives out|give way|freeze up|i freeze|breathless|wheeze|wheezing|out of breath|cough|coughing|sets me off|set me off|wears me out|rather not|gave up|given up|want nothing to do with|nowhere near|keep away from|stay away from|steer clear|not for me|not my thing|had my fill|done my share|belongs to|belong to|are for church|refuse|refuses|will not touch|off limits|out of the question|are out|is out|are over|is over|are behind me|is behind me|hate|hates|loathe|dread|cannot face|cannot bear|cannot stand|scares me|scared of|afraid of|frighten me|frightens me|terrifies me|are metal|is metal|is gone|is going|is shot|are shot|knackered|wrecked|ruined|swell|swells|replaced|fused|never again|no longer|too hard for me|beyond me|avoid|struggle with|give me a rash|gives me a rash|headache|headaches|migraine|migraines|forbids|forbidden|doctor says',
  allowed:
    'only|just|except|but|is fine|are fine|ok|okay|no problem|happy to|happy with|prefer|rather have|like|love|enjoy|can do|can manage|possible|free|available|apart from|other than|until|up to|suit|suits|suit me|suits me|without problems|do not mind|mainly|mostly',
  lone: 'never|never ever|no way|impossible|no|no thanks|no thank you|never again|forget it|not a chance|out',
  taken:
    'are for my|is for my|is for the|are for the|belong to my|belongs to my|taken|full|booked|busy|i have the|i have my|we have the|i ve the|spent with|go to my|i work|my shift|late shift|night shift|early shift|on shift|takes my|take my|school run|nursing the baby|i sleep|i m asleep|sacred',
  alone:
    'let me out|lets me out|letting me out|let me go out|lets me go out|let me leave the house|lets me leave the house|let me leave home',
  remote:
    'housebound|house bound|homebound|bedridden|bed bound|bedbound|can t leave the house|cannot leave the house|can t leave home|cannot leave home|can t get out of the house|can t go out|cannot go out|don t go out|do not go out|never go out|stuck indoors|stuck at home|confined to bed|confined to the house|house arrest|home detention|ankle tag|ankle monitor|curfew|shielding|immunocompromised|no immune system|immune system is gone|avoid people|must not be near people|keep away from people|no face to face|not face to face|can t meet people|cannot meet people|don t want to meet anyone|rather not meet anyone|never see a customer|no customers in front of me|too anxious to meet|panic when i go out|from my bed|from my room|from my sofa|can t leave her alone|can t leave him alone|cannot leave her alone|cannot leave him alone|can t leave my mother|can t leave my father|can t leave my husband|can t leave my wife|can t leave my son|can t leave my daughter|can t leave mum|can t leave mom|can t leave dad|everything by message|everything by mail|nobody face to face|only at a distance|not allowed out|not allowed to go out|not allowed to leave the house|not allowed outside|may not leave the house|forbids me to go out|locks me in|locked me in|keeps me locked|kept locked in|keeps me at home|keeps me indoors',
  capital: {
    money: 'penny|pennies|money|cash|savings|capital|pound|dollar|dime|cent|quid|euro',
    put: 'put|put in|put into|invest|investing|investment|spend|start with|spare|up front|upfront|outlay|lay out|risk',
  },
};
