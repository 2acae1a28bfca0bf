import { KNOWN_RULE } from '../../known/for-model.ts';
import type { Prompt } from '../ask.ts';
import { withCanary } from '../containment/canary.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { languageRule } from '../languages.ts';
import { MEMORY_RULE } from '../memory-data.ts';
import { talkBlock, TALK_RULE } from '../talk-data.ts';
import { profileData } from '../profile-data.ts';
import type { AdaptQuestion } from './question.ts';

const INSTRUCTIONS = [
  'You change a person’s plan as they ask, and nothing else. Answer with one JSON object.',
  DATA_RULE,
  KNOWN_RULE,
  MEMORY_RULE,
  TALK_RULE,
  'Send the whole plan in its new order. A part that goes on carries its key (S1, S1.2); a part that stays as it is carries its key and null for everything else, and one that changes carries its key and the new words only. A new part has key null and all its words. What you leave out is removed.',
  'What is done stays: never change, move or leave out a part with done true.',
  'Change as little as the request needs. A task is one sitting of 10 to 600 minutes that begins with a verb and leaves something on the table. Nothing comes twice. Keep the plan sound: the smallest test first, nothing bought before somebody has ordered.',
  'When the request does not say what should change, or is not about the plan, answer understood false and no steps. Caps, pace and arithmetic are the product’s: it writes them itself, out of the hours a week and the money a month that the request names; a length of single tasks is neither.',
  'Be honest. Promise nothing, praise nothing, no income, no statistics, no percentages, no amounts of money and no prices but those the person named. Other numbers only up to twelve.',
  'Quote the person only to the letter and in quotation marks. Write plainly: short sentences of at most fourteen words, everyday words, no markdown, no links.',
].join('\n');

/** Longest single text of profile and plan, in UTF-16 units. */
const LONGEST = 1_500;
const TOKENS = 8_000;

function planData({ steps, substeps, plan }: AdaptQuestion) {
  const nameOf = (id: string) => [...substeps].find(([, { substep_id }]) => substep_id === id)?.[0];
  return {
    title: plan.title,
    short_description: plan.short_description,
    steps: [...steps].map(([key, step]) => ({
      key,
      done: step.status === 'completed',
      title: step.title,
      description: step.description,
      smallest_test: step.smallest_test,
      stop_if: step.stop_if,
      cap: step.cap,
      substeps: step.substeps.map((one) => ({
        key: nameOf(one.substep_id),
        done: one.status === 'completed',
        title: one.title,
        description: one.description,
        deliverable: one.deliverable,
        minutes: one.minutes,
      })),
    })),
  };
}

/** Asks for a changed plan: the person, then the plan, then what they ask for. */
export function adaptPrompt(question: AdaptQuestion): Prompt {
  const { adapting, facts, feedback, plan, seed } = question;
  const blocks = [
    dataBlock('profile', profileData(adapting.profile, facts), LONGEST),
    dataBlock('plan', planData(question), LONGEST),
    ...(question.known ? [dataBlock('known', question.known, LONGEST)] : []),
    ...talkBlock(question.talk),
    dataBlock('request', feedback),
  ];
  return {
    ability: 'adapt',
    instructions: withCanary(`${INSTRUCTIONS}\n${languageRule(plan.language)}`, seed),
    messages: [{ role: 'user', content: blocks.join('\n\n') }],
    maxOutputTokens: TOKENS,
  };
}
