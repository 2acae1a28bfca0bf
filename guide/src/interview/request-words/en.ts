import type { RequestWords } from './kinds.ts';

/** What English speakers ask of the interview, besides answering it. */
export const en: RequestWords = {
  lead: 'ok|okay|well|hm+|um|uh|so|please|but|and',
  skip: "skip(?: this| it| that| this one)?|pass|next(?: question)?|i(?:'d| would) (?:rather|prefer) not(?: (?:say|to say|answer|to))?|prefer not to say|none(?: really)?|nothing(?: else| really)?|no|nope|not really|no thanks|nah|n/?a|none of your business|that's private",
  unsure:
    "(?:i )?(?:really )?(?:don't|dont|do not) (?:really )?know(?: yet)?|idk|dunno|no idea(?: really)?|(?:i have )?no clue|not sure(?: yet)?|i'm not sure|im not sure|it depends|depends|hard to say|it varies|varies|whatever|maybe|who knows|(?:i )?can'?t say",
  little:
    '(?:not (?:much|a lot|many|very much)|(?:very |only |just )?(?:a )?(?:little|bit)|hardly (?:any|anything)|barely any|a lot|lots|plenty|some|enough)(?: (?:time|money|hours))?(?: really| honestly)?',
  'no work yet':
    "(?:i )?(?:have|'ve|i've)? ?(?:no|never had any|don't have (?:any|much)|dont have (?:any|much)) (?:work )?experience|(?:i(?:'ve| have)? )?never (?:had a job|worked)",
  why: 'why|what for|what do you need (?:this|that|it) for|how come',
  thanks: 'thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|cheers|great|cool|nice|perfect',
  hello:
    "(?:hi|hello|hey|good (?:morning|evening|afternoon)|hiya)(?: there)?(?:[,!.]* how are you(?: doing| today)?)?|how are you(?: doing| today)?|how(?:'s| is) it going|what's up",
  left: 'how (?:many|much) (?:more )?(?:questions?|is left|are left|longer|more)|how long (?:does|will|is)|are we (?:done|nearly done|almost done)|is (?:that|this) (?:all|it)',
  form: "(?:i(?:'d| would) (?:rather|prefer)(?: to)?|can i|could i|let me|i prefer(?: to)?|i want(?: to)?|is there|where is)? ?(?:use |fill (?:in|out) |have |get )?(?:the |a )form",
  stop: "stop|(?:that's|thats) (?:enough|all)(?: for (?:now|today))?|enough|i(?:'m| am) done|quit|exit|end|finish(?:ed)?|no more(?: questions)?|let's stop|i have to go|bye|goodbye",
  'go on':
    "(?:go on|continue|carry on|let's (?:go on|continue|go|start)|start|ready|yes|yes please|sure|ok|okay|next please|go ahead)",
  summary:
    'what (?:have you|did you|do you) (?:got|get|have|know|note|noted|write|written)(?: down)?(?: so far| about me)?|(?:show|tell) me (?:what you have|my profile|everything)|summary|summar(?:y|ise|ize)|recap',
  'start over':
    "(?:i want to |can (?:i|we) |let's )?(?:start (?:over|again|afresh|from (?:scratch|the beginning|zero))|begin again|restart|reset|(?:delete|erase|clear|remove) (?:everything|all|my (?:whole )?profile|it all))",
  explain: '(?:please )?(?:explain|help)(?: me| please| this| that| it)*',
  meaning:
    "what (?:do you mean|does (?:that|this|it) mean|counts|kind of|sort of|should i (?:write|say|answer))|what(?:'s| is| are) (?:a |an )?(?:skills?|goals?|experience|notes?|education|budget)|(?:i )?(?:don't|dont|do not) (?:understand|get it|follow)|like what|such as|for (?:example|instance)|(?:give me |can you give (?:me )?)?an example|examples?(?: please)?|how do you mean",
  who: '(?:who|what) are you|are you (?:a )?(?:bot|robot|human|person|real|ai|computer|chatgpt)|am i talking to',
  outside:
    "(?:can|could|would|will) you (?:please )?(?:write|make|create|do|tell|find|give|translate|help me (?:write|with)|show)|(?:write|make|create|draft|translate|generate) (?:me )?(?:a|an|my|the|this)|tell me (?:a|about|the|how)|give me (?:ideas?|a|some|the)|what(?:'s| is) the (?:weather|time|capital|news)|show me (?:ideas?|the|some)|how (?:can|do|much can|could) i (?:earn|make|start|get|find)",
};
