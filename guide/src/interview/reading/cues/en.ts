import type { Cues } from './kinds.ts';

const I_AM = "(?:i'm|i am|im)";

/** English lead-ins. */
export const en: Cues = {
  work: {
    anywhere:
      "(?:i |i've |ive |i have |i had )(?:also |then |currently |now |previously |mostly |just |mainly |first |later )?(?:worked|been working|been employed|served)(?: full[ -]time| part[ -]time)?(?: as(?: an?| the)?)?|i work as(?: an?)?|(?:i'm|i am|im|i was) (?:currently |now |also )?(?:working|employed) as(?: an?)?|i used to (?:be|work as)(?: an?)?|my (?:last |current |first |previous |main |day )?job (?:is|was)(?: as)?(?: an?)?|before that(?:,? i (?:was|worked as))?(?: an?)?",
    atStart: '(?:worked|working|work|employed)(?: as(?: an?)?)?|used to be(?: an?)?|currently(?: an?)?|ex-|former',
  },
  being: {
    anywhere: `(?:${I_AM}|i was|i've been|ive been|i have been|i'd been)(?: also| currently| now| still| just| actually| really)?(?: an?)?`,
    atStart: '(?:am|was|been)(?: an?)?',
  },
  place: {
    anywhere: `i (?:currently |now |actually |still |just )?(?:live|stay|reside|moved|relocated)(?: here)?(?: in| near| at| outside| around| close| to)*|${I_AM} (?:currently |now |actually |originally )?(?:living|based|from|located|staying)(?: in| near| at| outside)*|${I_AM} (?:actually )?in(?! (?:my|a|an|the|it|sales|marketing|tech|it|finance|debt|need|love|good|charge|between|school|college|university|retail|no|pain)\\b)|i come from|my (?:home ?town|city|town|location|place|address) is(?: in)?`,
    atStart:
      '(?:currently |now )?(?:live|lives|living|based|located)(?: in| near| at)+|liv(?:e|ing)(?! with)|from(?! home| \\d| scratch| mon| the)|in(?= (?:london|leeds|haifa|paris|madrid|new york|tel aviv))|where i live is',
  },
  study: {
    anywhere: `i (?:have |also |once )?(?:studied|study|graduated|majored|trained|went to (?:school|college|university))(?: in| from| at| as(?: an?)?| for)*|${I_AM} (?:currently )?studying|${I_AM} (?:a )?(?:qualified|certified|licensed)(?: in| as)?|my (?:degree|education|studies|training) (?:is|was|are)(?: in)?|i (?:did|took|finished|completed) (?=an? (?:\\w+ ){0,3}(?:course|degree|diploma|training|certificate))|(?:i|i've|ive|i have) (?:have |got |also )*(?=(?:an? |my )?(?:[\\w']+ ){0,2}(?:degree|diploma|certificate|bachelor'?s?|master'?s?|phd|bsc|ba|ma|mba|gcses?|a-levels|qualification)(?!\\w))`,
    atStart: '(?:studied|graduated|degree in|diploma in|trained as)(?: in| from| at)*',
  },
  enjoy: {
    anywhere: `i (?:really |also |absolutely |just |do )*(?:love|like|enjoy|adore)(?! to (?:earn|make|have|start))(?: to)?|my (?:main )?hobb(?:y|ies) (?:is|are|include)|(?:in|during) my (?:free|spare|own) time,?(?: i (?:like|love|enjoy)(?: to)?| i)?|(?:for fun|as a hobby|on weekends),? i|${I_AM} (?:really |also )?(?:into|passionate about|fond of|keen on|a fan of)`,
    atStart: '(?:love|like|enjoy)(?: to)?|hobb(?:y|ies)(?: are| is)?(?=[: ])',
  },
  can: {
    anywhere: `i (?:can|know how to|know)(?: also| really)?(?! (?:only|not|do |spend|invest|put|afford|give|work|spare|start|save|manage|have))|i speak|${I_AM} (?:\\w+ )?(?:good|great|skilled|fluent|experienced|handy|talented|excellent|best|strong|advanced|decent|ok|okay|competent|an expert) (?:at|in|with)|i(?:'ve| have) (?:good |strong |great )?skills in|my (?:\\w+ )?(?:skills?|strengths?|talents?) (?:is|are|include)|people say i(?:'m| am) good (?:at|with)`,
    atStart:
      '(?:very |really |pretty |quite )?(?:good|great|skilled|fluent|experienced) (?:at|in|with)|can(?! (?:spend|work|only|do|give|invest|put))|know how to|speak|skills?(?= )',
  },
  want: {
    anywhere: `what i(?:'d| would)? (?:really |just )?(?:want|like|love|need)(?: most)?(?: is|'s| would be)(?: to)?|i(?:'d| would) (?:really |just )?(?:like|love)(?: to)?|i (?:really |just |also |mainly )*(?:want|wanna|need|hope|wish|plan|aim)(?: to)?(?: be able to)?|${I_AM} (?:looking|hoping|trying|saving)(?: to| for| up for)*|my (?:\\w+ )?(?:goal|aim|dream|target|plan)s? (?:is|are|would be)(?: to)?`,
    atStart: "(?:want|wanna|need|hoping|hope|looking|would like|i'd like|id like)(?: to| for)?|so (?:that )?i can",
  },
  earn: {
    anywhere:
      '(?:to )?(?=(?:earn(?:ing)?|make|making) (?:\\w+ ){0,3}(?:[£$€]|\\d|money|extra|some|an? (?:hundred|thousand)|income))',
    atStart: '(?:to )?(?=(?:earn|make|save) )',
  },
  limit: {
    anywhere: `i (?:can |could )?only|i (?:really |just )?(?:don't|dont|do not|can't|cant|cannot|can not|won't|wont|will not|hate|refuse to)(?! (?:know|have (?:any |much |a lot of )?(?:experience|money|skills|idea|hobbies|education)))|${I_AM} not (?:allowed|able|willing)|(?:i have|i've got|ive got|with) (?:\\w+ ){0,2}(?:kids|children|child|baby|toddlers?|twins)|${I_AM} (?:a single (?:mum|mom|dad|parent|mother|father)|disabled|allergic)|i (?:use a wheelchair|need to be home)|(?:i have )?(?:a )?bad (?:back|knee)|it (?:has to|must) be|from home only`,
    atStart:
      "(?:only|just) (?:in the |at |from |on )?(?:mornings?|evenings?|weekends?|afternoons?|nights?|night|home|online|remote(?:ly)?|weekdays)|(?:mornings?|evenings?|weekends?|nights?|afternoons?|school hours|remote|online)(?= only)|from home|no (?:car|driv\\w+|licen[cs]e|heavy|phone|cold|selling|kids|animals|pets|computer|smoking|social media|nights|weekends)|without (?:a )?car|(?:don't|dont)(?! know| have any)|can't|cant|never(?! mind| worked)|allergic|nothing (?:with|heavy|physical|online)",
  },
  have: {
    anywhere:
      "(?:i've got|ive got|i have|i've|i got|i'd have|i do have)(?: about| around| roughly)?|i (?:can|could|would) (?:spare|give|work|do|manage|start|save)",
    atStart: '(?:have|got|can (?:work|do|spare|give))',
  },
  spend: {
    anywhere:
      "i (?:can|could|would|want to|'d)? ?(?:spend|invest|put (?:in|aside)|put|afford)|my (?:monthly )?budget(?: is)?|(?:to|can) (?:spend|invest|put in)",
    atStart: '(?:budget|spend|invest|put in|put)(?: is| of)?',
  },
  other: {
    anywhere:
      "i (?:don't know|dont know|was born|think|feel|did|believe|guess|am married|got married|lost)|we |they |because|since i|but",
    atStart:
      'my (?:name|wife|husband|son|daughter|kids?|partner|mum|mom|dad|mother|father|friends?|boss|parents|children)|(?:sorry|please|thanks|thank you|actually|hi|hello)',
  },
};
