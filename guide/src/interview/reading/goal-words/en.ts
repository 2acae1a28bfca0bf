import type { GoalWords } from './kinds.ts';

/** How English speakers say what they want to reach. */
export const en: GoalWords = {
  want: "i want|i want to|want to|i wanna|wanna|i would like|i would like to|would like|would like to|i'd like|i'd like to|id like|id like to|i would love|i would love to|i'd love|i'd love to|id love|id love to|i would rather like|i hope|i hope to|hoping to|hoping for|hope to|i wish i could|i dream of|dream of|dreaming of|my dream is|my dream is to|the dream is|the dream is to|my dream would be|my goal is|my goal is to|goal is|the goal is|my aim is|my aim is to|the aim is|the plan is to|the idea is to|looking to|looking for|i am after|i'm after|im after|after about|i aim to|aiming to|aiming for|i mean to|i long to|keen to|i plan to|planning to|saving for|saving up for|saving towards|saving toward|i need|need about|what i want is|what i want is to|what i'd like is|what i would like is|would be nice to|would be great to|would be lovely to|it would be nice to|wouldn't mind|would not mind|wouldnt mind|i fancy|trying to save|trying to earn|trying to make|trying to raise|trying to get|i wanna|i'd be happy with|id be happy with|i'd be chuffed with|i'd settle for|id settle for|i could do with|could do with|i'd be glad of|id be glad of|i want tae|want tae|i'd like tae|id like tae|i'd love tae|i wantae|i dey find|i wan|i wan make|i want make|my target is|target is|my hope is|just want|just wanna",
  reach: 'earn|make|save|save up|raise|bring in|put by|put away|get together',
  ask: 'know|ask|understand how|hear from you|you to|see how|see what|start by saying|tell you|find out what this|try this',
  self: 'i|and|so|but|really|just|also|then|now|mostly|mainly|honestly|maybe|still|actually|only|one day|some day|someday|eventually|above all|most of all|in the end|long term|plus|oh|tbh|ideally|basically|secretly|deep down|what|well|for me|with the money|if i am honest|to be honest|id|would|am|m|have|always|ve',
  turn: 'but|though|only that|except that',
  over: 'no more|nae mair|never again',
  overDoing: '',
  onward: "and i|and im|and i'm|and i'd|n i|but i|but im|but i'm",
  others:
    'he|she|they|we used|my boss|my wife|my husband|my mum|my mom|my dad|my son|my daughter|my brother|my sister|my friend|my mate|my sis|my bro|my partner|my gran|my nan|my boyfriend|my girlfriend|everyone|everybody|people|customers|clients|kids|the kids|parents|you',
  lacks:
    "there is no|there's no|theres no|there is nae|there's nae|there isn't|there isnt|there aren't|there are no|there is nothing|there's nothing|there is hardly|there's hardly|there is barely|there's barely|we have no|we've no|we've got no|we don't have|we dont have",
  exists: "there is|there's|theres|there are|there're|we have got|we've got",
  aside:
    "money's a bonus|money is a bonus|money would be a bonus|money comes second|money is second|money is secondary|money matters less|money's by the by|money is extra|money's extra|money is the least of it|money's the least of it",
  deed: 'get|become|make|build|write|read|learn|teach|help|swim|walk|run|ride|climb|cycle|dance|sing|paint|draw|play|speak|talk|see|visit|travel|go|move|find|finish|pass|stop|quit|give|lose|sleep|eat|cook|bake|grow|plant|sew|knit|dress|mend|fix|restore|save|keep|start|open|feed|sail|fly|hike|meet|make up|reconnect|record|collect|tell|bring|buy|set up|turn|stay|feel|understand|overcome|beat|train|study|graduate|clear|clean|tidy|sort|show|raise|protect|rescue|look after|care for|sit with|join|perform|publish|exhibit|host|organise|organize|return|come back|rest|breathe|lift|row|lay|carve|weave|spin|throw|repair|rebuild|renovate|convert|decorate|photograph|film|map|translate|memorise|remember|forgive|reconcile|support|welcome|encourage|inspire|reach|do|sell|work|be|have|earn|iron|embroider|wash|drive|deliver|hold|hug|hear|listen|watch|wear|use|put|patch|design|plan|prepare|lead|win|retire|sit|stand|dig|pick|cut|print|catch|fish|surf|ski|skate|volunteer|donate|foster|adopt|coach|mentor|mind|nurse|serve|polish|crochet|brew|farm|breed|groom|manage|handle|trust|try|live|love|enjoy|share|swap|hand|pass on|stand up|say|call|phone|send|pay|afford|count|keep up|catch up|settle|adapt|hang|tie|frame|fill|empty|declutter|graft|prune|harvest|pickle|preserve|smoke less|drink less|bond|ease|relax|unwind|master|complete|achieve|compete|qualify|enter|audition|busk|jam|juggle|sculpt|craft|dye|mould|bind|scan|digitise|digitize|compile|edit|submit|self-publish|drum|strum|whistle|kayak|paddle|dive|snorkel|trek|camp|ramble|jog|stretch|bench|box|golf|bowl',
  that: 'that the|that my|that our|that nobody|that people|that somebody|so that',
  roughly: 'about|around|roughly|another|an extra|extra|at least|some|maybe|perhaps|approximately|nearly|almost',
  without: 'without|afraid',
  harm: 'fear that he|fear that she|fear that they|fear that my|fear he|fear of him|fear of her|fear of them|fear of my ex|fear of my husband|fear of my partner|fear of my father|fear of my son|afraid of him|afraid he|afraid that he|without eating|without food|eating nothing|without any food|disappear|vanish|end it|end it all|leave this world|quit this world|waking up|wake up again|die|be dead|not be here',
  able: 'speak|play|know',
  lost: 'lost|lose|losing|forgotten|forget|forgets|forgetting|die|dies|die out|dies out|dying|disappear|disappears|vanish|vanishes|fade|fades|go to waste',
  instead:
    "otherwise|or otherwise|and otherwise|or else|or if not|or if not then|or if not that|or if not that then|or if no that|or if no that then|or if no then|or if no|if not that|if not that then|if not then|and if not|and if not then|and if not that|and if not that then|but if not|but if not then|failing that|or failing that|or if that fails|if that fails|or if that's no good|or if that doesn't work|if that doesn't work|or if that doesn't work out|if that doesn't work out|if that doesnt work|or if that doesnt work|or if nae that|or if nae that then|if nae that then",
  ifNot: '',
};
