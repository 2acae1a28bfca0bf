import type { QuittingWords } from './kinds.ts';

/** How English speakers say that they want out of something. */
export const en: QuittingWords = {
  wish: "i want to|want to|i wanna|wanna|i would like to|i'd like to|id like to|i would love to|i'd love to|i need to|need to|hoping to|i hope to|looking to|trying to|i am going to|i'm going to|time to|i plan to|planning to|i wish to",
  quit: 'quit|give up|leave behind|get out of|get away from|move away from|walk away from|move on from|be done with|retire from|escape|escape from|stop working in|stop working as|stop doing',
  halt: 'stop|cut out|leave',
  left: "i gave up|i have given up|i've given up|i quit|i packed in|i've packed in|i stopped|i've stopped|i have stopped|gave up|packed in|quit",
  doing: 'do|does|did|make|take on',
  closing:
    "any|more|anymore|longer|again|ever|please|thanks|thank|you|all|either|now|today|them|it|that|this|it's|just|really|my",
  nobody: 'no one|no-one|noone|nobody|none of|no other',
  place:
    'shop|store|barber shop|barbershop|salon|bakery|hospital|clinic|office|company|firm|job|boss|employer|factory|plant|warehouse|restaurant|pub|bar|hotel|school|garage|call centre|agency|site|sites|place',
  alone: 'mine|my own|own|on my own|myself|from home|at home|self-employed|freelance|privately',
};
