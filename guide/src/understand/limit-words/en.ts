import type { LimitWords } from './kinds.ts';

/** English words of limits. */
export const en: LimitWords = {
  no: "no|not|never|nothing|none|without|cannot|can't|cant|dont|wont|neither|nor|no more|nobody|nowhere|isn't|isnt|aren't|arent|doesn't|doesnt|won't|nae|cannae|dinnae|naw|ain't|aint|forbidden|banned|barred from|mustn't|mustnt|shouldn't|shouldnt|no longer|nuh|didnae|winnae|wouldnae|couldnae|havenae|isnae|wasnae|dinna|winna|canna|didna|widna|wouldna|couldna|wunt|dunna|nowt|not gonna|ain't gonna|aint gonna|no fit",
  without: 'no|nothing|never|no more|without|definitely no|absolutely no|please no|not another',
  lacks: 'without|free of|free from',
  needs: 'need|needs|eat|eating|drink|must|have to|has to|diet|live',
  hard: "struggle|struggle with|hardly|barely|hard for me|hard to|trouble with|trouble lifting|trouble walking|difficult for me|problem with|problems with|problem lifting|cannot manage|keep away from|stay away from|avoid|can only manage|can't manage|unable to|not able to|not up to|not allowed|limited in|go easy on|can't do much|can't do|cant do|cannot do|keep off|steer clear of|no good with|no good at standing|careful with|wary of",
  only: 'only|just|solely|strictly|nothing but|always',
  but: 'but',
  except: 'except|apart from|bar|other than|excluding|outside of|minus',
  until: 'until|till|til|by|before|after|past|from|between|at',
  must: 'must|have to|has to|had to be|need to be|needs to be|got to be|gotta|gotta be|done|free|available|home|back home|leave|pick up|collect|in bed|closed|off work|the latest',
  out: "are out|is out|impossible|off limits|no go|out of the question|not possible|is off|are off|do not work|does not work|is a no|are a no|is not for me|are not for me|is beyond me|is not happening|are not happening|not an option|not on|no chance|no way|a no from me|off the table|doesnt work for me|dont work for me|do not suit|does not suit|won't work|wont work|is forbidden|are forbidden|is banned|not my thing|no can do",
  allergic:
    'allergic|allergy|intolerant|sets off my|set off my|brings on my|makes me sick|make me sick|makes me ill|makes me dizzy|make me dizzy|gives me migraines|gives me a migraine|gives me headaches|makes me faint',
  hates:
    "hate|i hate|detest|loathe|cannot stand|can't stand|cant stand|cannot bear|can't bear|cant bear|fed up with|fed up of|sick of|tired of|done with|dread|had enough of|dislike|not keen on|not fond of|bored of|rather not|put off by|do my head in|does my head in|drives me mad|drive me mad|drives me up the wall|had it with|had it up to here with|through with|over it with|sick to death of|never liked|never been one for|not one for|not big on|not a fan of|can't abide|cant abide|no patience for|no stomach for|scared of|frightened of|terrified of|afraid of|would rather not|don't want to see another|never again|wore out with|burnt out on|burned out on",
  want: 'do|want|like|enjoy|fancy|wanna|love|care for',
  bad: 'bad|dodgy|weak|gammy|injured|stiff|broken|busted|shot|wrecked|knackered|sore|painful|gone|poor|replaced|fused|frozen|ruined|crook|buggered|stuffed|banjaxed|gone in|gave out|worn|worn out|torn|slipped|herniated|pinned|bum|trick|iffy|tricky|arthritic|swollen|delicate|operated on|had surgery on|op on',
  hurts:
    'hurt|hurts|ache|aches|give way|plays up|play up|swells|swell|pain|go numb|goes numb|shake|tremble|seizes up|seize up|locks up|lock up|kills me|killing me|kill me|throbs|throb|cramps up|cramp up|gives out|give out|gives me gyp|goes out|acts up|act up|tingle|burns',
  ill: 'asthma|asthmatic|epilepsy|epileptic|diabetic|arthritis|fibromyalgia|copd|vertigo|hernia|slipped disc|sciatica|wheelchair|crutches|pregnant|chronic fatigue|heart condition|pacemaker|colour blind|color blind|hard of hearing|hearing aid|deaf|blind in|tinnitus|stammer|stutter|lupus|multiple sclerosis|parkinson|carpal tunnel|tendonitis|tennis elbow|lymphoedema|dyslexic|dyslexia|panic attacks|anxiety|agoraphobia|on dialysis|oxygen|rheumatoid|osteoporosis|migraines|glaucoma|cataracts|macular|emphysema|angina|stroke|had a stroke|angioplasty|stoma|crohn|crohns|colitis|long covid|polio|cerebral palsy|prosthesis|prosthetic|walker|walking stick|cane|white stick|amputee|adhd|autistic|ptsd|gout|neuropathy|high blood pressure',
  time: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekday|weeknight|morning|afternoon|evening|night|nights|early start|early|late|late shift|night shift|shift|dark|dusk|school hours|school holidays|term time|half term|holidays|summer|winter|spring|autumn|harvest|ramadan|lent|shabbat|sabbath|christmas|school run|nap time|naptime|bedtime|lunchtime|lunch break|office hours|sundown|sunset|daylight|rush hour|bank holidays|daytime|noon|midday|midnight',
  body: 'my back|my knee|knee|my hip|hip|shoulder|wrist|elbow|ankle|neck|spine|my leg|leg|my arm|left arm|right arm|my hand|left hand|right hand|my feet|lungs|eyesight|hearing|my grip|grip|my heart|my fingers|my eyes|back',
  move: 'stand for|stand long|stand up|stand too|stand all|stand more|stand very|lift|lifting|lifted|carry|carrying|heavy|weights|kilos|kg|bend|bending|kneel|kneeling|crouch|crouching|squat|squatting|stand|standing|on my feet|sit|sitting|sit still|seated|climb|climbing|ladder|stairs|steps|heights|overhead|above my head|over my head|reach up|twist|twisting|push|pushing|pull|pulling|dig|digging|scrub|scrubbing|walk|walking|run|running|physical|stoop|stooping|grip|gripping|type for|raise my arm|hard labour|manual|climb ladders',
  travel:
    'car|drive|driving|licence|license|van|vehicle|bike|bicycle|motorway|far|travel|travelling|commute|commuting|bus|train|fly|flying|abroad|leave the house|leave home|leave the village|leave town|out of town|miles|public transport|on foot|walking distance|lifts|taxi|taxis|ferry|off the island|leave the island|leave the farm|long drives|highway|highways|road trips|gas money|rickshaw|boda|matatu|keke|commutes|drive at night',
  room: 'kitchen|oven|garage|shed|garden|yard|balcony|spare room|storage|space|room for|at home|from home|home|indoors|outdoors|outside|basement|upstairs|ground floor|workshop|water supply|electricity|desk',
  sense:
    'smell|smells|fumes|noise|noisy|loud|music|dust|dusty|perfume|bleach|chemicals|paint|solvents|smoke|smoking|alcohol|pork|meat|raw meat|blood|needles|nuts|gluten|latex|feathers|pollen|strong light|bright light|sun|heat|hot|cold|damp|rain|mess|dirt|heights|machines|machinery|power tools|fish',
  animals: 'dog|cat|animal|pet|horse|hen|bee|bird|fur',
  children: 'children|kid|kids|toddler|baby|babies|teenagers',
  people:
    'stranger|strangers|crowd|crowds|customers|clients|public|public speaking|speaking in public|on stage|door to door|cold calls|cold calling|selling|sell|sales|haggle|haggling|small talk|groups|meetings|people face to face|face to face|in person|men|women|boss|team|parties|neighbours|confrontation|arguing|being stared at|speaking up|presenting|presentations|bosses|managers|networking|pitching|convincing people|big groups|a full room|complaints',
  screen:
    'phone|phones|telephone|calls|phone calls|video|video calls|camera|on film|photo|photos|my face|screen|screens|computer|laptop|internet|online|wifi|zoom|whatsapp|facebook|instagram|tiktok|social media|smartphone|email|emails|spreadsheet|typing|read small print|small print|paperwork|forms|reading|writing|spelling|read|write|read or write',
  papers:
    'permit|work permit|visa|papers|self employed|invoice|invoices|bank account|loan|loans|debt|debts|credit|deposit|lottery|gambling|interest|record|police check',
  clock:
    'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|half|quarter|school|work|lunch|dinner|tea|dark|bedtime|sunset|sunrise|dawn',
  lacked:
    'money|cash|savings|budget|income|experience|qualification|qualifications|degree|diploma|certificate|training|education|job|work|idea|clue|time|rush|hurry|thanks|thank|plan|plans|reason|doubt|luck|need|one|way|more|wonder|hobbies|hobby|skills|skill|talent|family|husband|wife|partner|brothers|sisters|pension|wages|pay|hours|complaints|news|answer|help|choice|limits|limit|else|special|particular|much|fear|lie|shame|pressure|business|company|customers|clients|school|exams|gcses|papers yet|yet|goal|goals|interest in|fixed|age|wage|hard feelings|kidding|joke|matter|doing|worked|studied|learnt|learned|had|got|tried|been|any|problem',
  fine: 'experience|trouble|fear|fears|say no|no fear|shortage|lack|end of|limit to|stranger to|excuse|complaint|harm|wrong|not bad|problem|problems|mind|minded|matter|bother|bothered|bothers|worry|worries|wonder|afraid of work|shy|scared|issue|fussed|wait|help it|complain|beat|enough|not only|not just|why not|if not|whether|picky|believe|sleep|much of a|know|sure|remember|forget|bad at|too bad|longer a problem|stopped me|stop me|deny|fault',
  past: "used to|was|were|had|did|didnt|did not|couldn't|could not|couldnt|would not|back then|years ago|yesterday|last year|last week|last month|when i was|as a child|growing up|at the time|since",
  rules:
    'says|say|said|will not let|wont let|does not allow|doesnt allow|do not allow|forbids|forbid|forbade|told me|orders|not allowed|banned|wants me|need me|needs me',
  others:
    "uncle|aunt|grandma|grandad|gran|nan|cousin|friend|friends|flatmate|colleague|landlord|boyfriend|girlfriend|ex|in laws|he|she|they|his|her|their|him|them|who|people|husband's|you|your|we all|nobody",
  self: "i|i'm|im|i've|ive|i'd|we|me",
  mine: "i|i'm|im|i've|ive|my|me|i'd|i have|we",
  object: 'me',
  have: "have|have got|got|had|has|i've|ive",
  light:
    'i|we|a|an|the|on|in|at|of|to|for|and|or|any|my|this|that|these|with|work|working|can|do|could|am|be|is|are|free|available|from|during|every|most|early|late|after|before|until|by|while|when|very|too|much|long|all|hours|hour|day|days|week|weeks|please|really|more|time|school|up|over|come|get|go|as|well|so|own|one|two|three|only|around|about|into|near|people|big|small|little',
  turn: 'but|because|cos|cause|since|so|although|though|and i|and my|and the|and no|and not|and only|and never|and nothing|and cannot|and im|otherwise|however|plus',
};
