import type { PastimeWords } from './kinds.ts';

/** How English speakers tell what they do in their own time. */
export const en: PastimeWords = {
  like: "i like|i like to|i love|i love to|i enjoy|i really like|i really love|i do like|i do love|i also like|i also love|i just love|i am into|i'm into|im into|also into|i adore|i like my|i love my|hobbies are|hobby is|hobby means|hobbies|hobby|my hobbies are|my hobby is|my hobbies|my hobby",
  leisure:
    'off work i|off work|off the clock|off the clock i|off duty i|off shift i|for fun i|for fun|days off i|on my days off i|on days off i|in my spare time i|in my spare time|in my free time i|in my free time|spare time i|free time i|to relax i|to unwind i|to switch off i|outside work i|outside of work i|for pleasure i',
  does: 'i sing|i dance|i knit|i crochet|i quilt|i embroider|i garden|i hike|i jog|i swim|i surf|i ski|i skate|i cycle|i birdwatch|i camp|i forage|i journal|i collect|i play|i scrapbook|i whittle|i meditate|i do yoga|i do pilates|i do crosswords|i do the crossword|i do jigsaws|i do puzzles|i do karate|i do martial arts|i go fishing|i go hiking|i go walking|i go swimming|i go running|i go dancing|i go cycling|i go camping|i go hunting|i go birding|i go birdwatching|i go wild swimming|i go sea swimming|i keep bees|i keep pigeons|i follow|i lift weights|i read novels|i read books|i read detective novels|i read poetry|i paint watercolours|i write poems|i write poetry|i sing in a choir|i sing alto|i sing tenor|i sing bass|i play bass|i fly kites|i restore old|i like to',
  did: 'i used to|used to|i once|as a kid i|as a child i|when i was young i|i was into|was into|i quit|i stopped|i gave up|gave up|quit|packed in|was a',
  played: 'i played|i danced|i sang|i swam|used to play|used to sing|used to dance|used to swim|used to collect',
  over: 'no more|not any more|anymore|any more|not now|those days are over|gave that up|gave it up|gave that away|gave it away|gave up|given up|gave the|packed it in|packed that in|stopped|quit|done with|that is over|thats over|thats done|years ago|back then|long ago|until|till my|sold it|sold them|no longer|not since',
  again: 'again|back to|back at it|took it up again|taking it up|started up again|restarted|once more',
  paid: 'for a living|for work|at work|for customers|for clients|professionally|for money|for pay|paid|teach|for the company|at the shop|for a fee|my trade|my profession|my living|i sell|sell|selling|sold|per night|wedding|weddings|bars|pubs|hotels|hotel|restaurants|parties|families|customers|clients|neighbors|neighbours|people|tourists|a company|a firm|an agency|an office|companies|gigs|orders|commissions|commission',
  stop: 'but|because|cos|cause|since|so|when|if|and i|then|though|which|who|with my|every|on|of a|most|twice|once|in the evening|in the evenings|after|before|until|while|for|i',
};
