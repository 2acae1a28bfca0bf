import type { SteeringWords } from './kinds.ts';

/** How English speakers steer the interview. */
export const en: SteeringWords = {
  lead: "as i said|like i said|as i told you|like i told you|as i say|like i say|as i mentioned|like i mentioned|as mentioned|as said|as i already said|like i already said|as i was saying|i already said|i've already said|ive already said|i already told you|i told you already|i've told you|i told you|already told you|already said|i told you that|i already told you that|i already said that|i said already",
  told: 'told|said|mentioned|wrote|written|answered|asked|typed|explained|gave',
  undo: 'undo|revert|reverse|unsave|scratch|cancel|delete|erase|remove|take back|take out|take that back|take it back|take that out|take it out|take that off|strike|drop|ignore|that was wrong|forget it|forget that|forget this|forget what|forget the last|forget about that|never mind|nevermind|go back',
  other: 'other|not that|not this|not those|previous|wrong one|different one|second one|first one',
  later: 'later|another time|some other time|not now|not yet|come back to|come back|in a bit|in a minute|afterwards',
  none: 'none|no|nothing|nope|not|not any|without|zero|never',
  have: 'have|got|do|own|there is|there are|i am|has|particular|really|special|speak of|mention|any|anything',
  money: 'money|cash|budget|penny|dime|cent|savings|spare',
  nothing:
    "none|nothing|zero|no money|no budget|i don't have any|i dont have any|i do not have any|i haven't any|i haven't got any",
  lack: "i have no|i have not|i've got no|i have got no|i've no|i don't have|i dont have|i do not have|i don't really have|i dont really have|i haven't",
  will: 'want|like|rather|prefer|say|tell|talk|ask|answer|mean|know|share|discuss|will|would|disclose|reveal|comment|wish|comfortable',
  self: 'want|wanted|wish|like|me|to|be|here|all|i go|i never|i drop|i ignore|i cancel|i forget that|i forget it|i forget what|i forget this',
  'to me': 'ask me|tell me',
  sound:
    'hm|hmm|hmmm|mm|mmm|um|umm|uh|uhh|er|erm|eh|ah|oh|ooh|meh|pff|pfft|huh|well|so|then|ok|okay|alright|right|aha|haha|hahaha|lol|lmao|ugh',
  laugh: 'lol|lmao|haha|hahaha|hehe|rofl',
  small:
    "i|you|it|that|this|those|these|them|one|ones|the|a|me|my|your|we|us|to|of|from|for|in|on|at|up|there|here|above|before|earlier|already|just|now|then|again|twice|once|time|times|last|thing|things|bit|message|answer|question|please|pls|plz|ok|okay|well|so|but|and|no|nope|yes|yeah|sorry|oops|wait|hey|actually|can|could|would|will|like|want|did|have|has|had|ve|ll|d|s|m|is|was|are|be|let|let's|what|which|mean|meant|as|thanks|ask|tell|talk|say|about|maybe|perhaps|rather|back|all|know",
};
