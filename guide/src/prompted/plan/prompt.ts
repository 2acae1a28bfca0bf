import { goalSum } from '../../plan/goal-sum.ts';
import { placesIn } from '../../catalogue/place/place.ts';
import { phases } from '../../catalogue/schema.ts';
import type { Prompt } from '../ask.ts';
import { withCanary } from '../containment/canary.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { minutesAllowed } from '../gate/steps.ts';
import { languageRule } from '../languages.ts';
import { MEMORY_RULE } from '../memory-data.ts';
import { profileData } from '../profile-data.ts';
import { talkBlock, TALK_RULE } from '../talk-data.ts';
import type { PlanQuestion } from './question.ts';

const INSTRUCTIONS = [
  'You write the plan for a first small business, or the next steps of one that runs, for somebody who has never done it. Answer with one JSON object.',
  DATA_RULE,
  MEMORY_RULE,
  TALK_RULE,
  'Five steps, one for each phase and in this order: check (is it worth it?), offer (what, for whom), ready (what has to be there), first-customer (the first one who pays), repeat (what to keep and what to change).',
  'Each step has two to four tasks in working order. A task is one sitting that begins with a verb, says how to do it and how much is enough, and leaves something on the table. Each step has the smallest reversible test of what it is about, and a sign to stop that one can count or see.',
  'Start from “draft”, which is known to be sound, and make it this person’s own: their customers, their words, their means. Where a task follows one of the draft, name its ref in “like”; tasks about the main risk, the rules and the way without money stay. Nothing comes twice.',
  'Stay within “task”: minutes of a task from 10 to 600, and no step above its minutes. “work” says what its result is.',
  'Be honest. Promise nothing, praise nothing, no income, no statistics, no percentages. Write no amounts of money and no prices but those the person named, and do no sums: the product adds caps, pace and arithmetic itself. Other numbers only up to twelve, as in “ask five people”.',
  'Quote the person only to the letter and in quotation marks. Nothing about tax, law or health but where to ask.',
  'Write plainly: short sentences of at most fourteen words, everyday words, no markdown, no links.',
].join('\n');

/** Longest single text of the profile, in UTF-16 units. */
const LONGEST = 1_500;
const TOKENS = 9_000;

/** The draft without what code writes anyway: caps, pace, and the goal's arithmetic. */
function draftData({ draft, numbers, words }: PlanQuestion) {
  const place = placesIn({ archetype: draft.archetype, language: words.language });
  const sum = goalSum(numbers, words);
  return {
    title: draft.title,
    steps: draft.steps.map(({ title, description, smallest_test, stop_if, ref, substeps }, index) => ({
      phase: ref?.replace(/^phase\./u, '') ?? phases[index],
      title,
      description: sum === '' ? description : description.replace(sum, '').trim(),
      smallest_test,
      stop_if,
      substeps: substeps.map((one) => ({
        ref: one.ref,
        title: one.title,
        description: one.description,
        deliverable: one.deliverable,
        minutes: one.minutes,
        work: place(one).kind,
      })),
    })),
  };
}

/** Asks for a plan: the person first, then the draft, then what it is for, then how much time there is. */
export function planPrompt(question: PlanQuestion): Prompt {
  const { profile, facts, about, words, seed } = question;
  const task = {
    most_minutes_of_first_step: minutesAllowed(profile, true),
    most_minutes_of_each_other_step: minutesAllowed(profile, false),
  };
  const blocks = [
    dataBlock('profile', profileData(profile, facts), LONGEST),
    dataBlock('draft', draftData(question)),
    dataBlock(about.name, about.data),
    ...talkBlock(question.talk),
    dataBlock('task', task),
  ];
  return {
    ability: 'plan',
    instructions: withCanary(`${INSTRUCTIONS}\n${languageRule(words.language)}`, seed),
    messages: [{ role: 'user', content: blocks.join('\n\n') }],
    maxOutputTokens: TOKENS,
  };
}
