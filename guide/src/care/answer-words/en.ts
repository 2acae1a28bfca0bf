import type { AnswerWords } from './kinds.ts';

/** How English speakers answer when they are asked whether all is well. */
export const en: AnswerWords = {
  fine: "i'm fine|im fine|i am fine|i'm ok|im ok|i'm okay|im okay|i am ok|i am okay|i'm alright|im alright|i am alright|i'm all right|i'm good|im good|i'm grand|im grand|i'm safe|i am safe|we're fine|we're ok|all good|all fine|it's fine|its fine|it's ok|its ok|it's okay|it is fine|that's fine|everything is fine|everything's fine|nothing is wrong|nothing's wrong|nothing wrong|nothing like that|not like that|no danger|not in danger|i'm not in danger|not what i meant|that's not what i meant|thats not what i meant|i didn't mean that|i didn't mean it like that|didn't mean it like that|i didn't mean it that way|you misread|you misread me|you misread that|you got me wrong|you got that wrong|you read that wrong|wrong end of the stick|you misunderstood|you misunderstood me|misunderstanding|just a figure of speech|figure of speech|just an expression|it's an expression|just a saying|it's a saying|it's just a saying|way of speaking|manner of speaking|just a joke|only a joke|it was a joke|i was joking|i'm joking|im joking|just joking|just kidding|i'm kidding|only kidding|kidding|don't worry about me|dont worry about me|no need to worry|nothing to worry about|i'm just tired|im just tired|just tired|it's just work|that's just the job",
  no: 'no|nope|nah|no no|na|naw|not at all|of course not|god no|heavens no|oh no|lord no|no way|not really',
  yes: "yes|yeah|yep|yes you did|you did|you read that right|you read right|that's right|it's true|sadly yes|it is|i am",
  unwell:
    "i'm not ok|im not ok|i am not ok|i'm not okay|i'm not fine|im not fine|i'm not safe|i am not safe|i'm not alright|i don't feel safe|help|help me|i need help|please help|i am not fine|i am not alright|i'm in danger|i am in danger|i'm not|not okay|not fine",
  besides:
    "ha|haha|hahaha|lol|lmao|oh|sorry|thanks|thank you|thank you though|cheers|ta|really|honestly|promise|i promise|truly|just|it's|please|don't worry|dont worry|no worries|dear|love|mate|bless you|but|so|go on|let's go on|lets go on|carry on|let's carry on|move on|let's move on|next|next question|anyway|anyhow|well|ok|okay|i am|though|sweet of you|kind of you|thanks for asking|and|a bit|maybe|i think|for asking",
  denying: "not|isn't|isnt|aren't|arent|don't|dont|never|hardly|ain't|aint|doesn't|doesnt|can't|cant",
  wellness: 'safe|ok|okay|fine|well|alright|all right|good',
};
