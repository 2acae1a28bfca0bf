import { exportedFields, isListField, type Language, payloadOf, type Profile } from '@foothold/contract';
import type { GuideContext, StepChatInput, StoredPlan } from '../../guide.ts';
import { KNOWN_RULE, knownData } from '../../known/for-model.ts';
import type { Prompt } from '../ask.ts';
import { withCanary } from '../containment/canary.ts';
import { allTalk } from '../talk-data.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { languageRule } from '../languages.ts';
import { MEMORY_RULE, remembering } from '../memory-data.ts';
import { stepRef, taskRef } from './proposals/parts.ts';
import { proposalKinds, rememberedKinds } from './proposals/wire.ts';
import { resultRef } from './references.ts';
import { changedFields } from './suggested-change.ts';

const INSTRUCTIONS = [
  'You are Foothold, which helps somebody through one step of the plan for a first small business. Answer with one JSON object; its first member is “reply”.',
  DATA_RULE,
  KNOWN_RULE,
  MEMORY_RULE,
  'Answer what “message” asks, about the selected step, in 40 to 150 words: concrete, with the person’s own means, hours and place, one next action that is small and can be undone. When something is missing that you need, ask one question, never two. Begin with the answer itself: no praise, no repeating of the question.',
  'Markdown is welcome where it helps: short lists, bold words. No headings, links, pictures, HTML or tables. A message for the person to copy stands in a blockquote (lines that begin with >), with [name] for what they fill in.',
  'Where the reply speaks of a step or task of the plan, or of a result in “known”, write its “ref” in square brackets in the place of its name: [S1.2], [R1]. Of what the person told, write the place of the fact instead of its words: [P.location], [P.skills.1] for the first of a list, [M1] for what is in “memory”. The person reads the title or their own words there and can open them. Never write a reference that is not in the data.',
  'You can change nothing and send nothing: no plan, no profile, no task, no message. Never say that you did, and never say that something was saved, ticked, moved or deleted. What the person asks to have changed you propose, and they take it or leave it below your reply.',
  `“proposals” are the single changes the person asks for in “message” (or agrees to there), else empty: one each, ${proposalKinds.join(', ')}. “asked” copies the person’s words that ask for it, letter by letter; a question for advice, a report and your own ideas ask for nothing. “part” is the “ref” of the step or task, as the plan has it. tick, untick, remove: only “part”. add: “text” is the task’s title, “minutes” its time, “after” the ref it comes behind, or a step’s for its beginning; null for the end of the selected step. move: “part” and “after”. edit: “part”, and “text” for a new title or “minutes”. profile: “field” and “text”, a bare number for ${changedFields.slice(0, 2).join(' and ')}. remember: “text” in the person’s words and “memory”, ${rememberedKinds.join(', ')} (for_now: until a day they name). assumption: “text”, what they want taken as given. What does not belong to a kind is null.`,
  'What you propose is shown under your reply with before and after, and can be undone. Do not announce it and do not repeat it in the reply: answer what else was asked, or say in one sentence what it is good for.',
  '“suggested_change” is null unless the person asks for a change of the plan as a whole that single changes can’t make (another rhythm, other people, a later start): kind “plan”, and “request” says in one sentence what the plan should do differently; say then that they can accept it below.',
  'Promise nothing: no income, no success, no guarantee. Name no figures but the person’s own and what you calculate from them, with the sum shown; call any other figure an assumption. Nothing about dosage, diagnosis, loans or investments; about law and tax only whom to ask. No help with what is illegal or deceives people.',
  '“suggestions” are two or three messages the person may want to send next, in their voice, at most six words each.',
  'Write plainly: sentences of at most fourteen words, everyday words; a term of the trade only with what it means.',
].join('\n');

const TOKENS = 1_200;
/** Longest turn of recent talk, in UTF-16 units. All that is not in the summary is told: what were left out would be forgotten. */
const LONGEST_TURN = 1_500;
/** Longest single text of the profile and the plan, in UTF-16 units. */
const LONGEST = 1_500;

/** The profile without what says nothing. */
export function aboutPerson(profile: Profile) {
  const single = exportedFields.filter((field) => !isListField(field));
  return {
    ...Object.fromEntries(single.map((field) => [field, payloadOf(profile, field)])),
    skills: profile.skills.map(({ skill_name, level }) => ({ skill_name, level })),
    jobs: profile.experiences.map(({ role_title, company_name, duration_months, description }) => ({
      role_title,
      company_name,
      months: duration_months,
      description,
    })),
    goals: profile.goals.map(({ value }) => value),
  };
}

/** The plan with its progress; the selected step whole, of the others the titles. Without a task the first open one is. */
function aboutPlan({ title, short_description, steps }: StoredPlan, stepId: string, substepId: string | undefined) {
  const tasks = steps.find((step) => step.step_id === stepId)?.substeps ?? [];
  const open = tasks.find(({ status }) => status === 'pending') ?? tasks[0];
  const taskId = substepId ?? open?.substep_id;
  return {
    title,
    short_description,
    steps: steps.map((step, at) => {
      const isSelected = step.step_id === stepId;
      const tasks = step.substeps.map((task, index) => ({
        ref: taskRef(at, index),
        title: task.title,
        done: task.status === 'completed',
        ...(isSelected
          ? {
              selected: task.substep_id === taskId,
              description: task.description,
              deliverable: task.deliverable,
              minutes: task.minutes,
            }
          : {}),
      }));
      if (!isSelected) return { ref: stepRef(at), title: step.title, tasks };
      const { description, smallest_test, cap, stop_if } = step;
      return { ref: stepRef(at), title: step.title, selected: true, description, smallest_test, cap, stop_if, tasks };
    }),
  };
}

/** What the person did and found out, as a model may know it; null where nothing is known. */
function knownForModel({ known, plan, message, stepId }: StepChatInput) {
  if (!known) return null;
  const { results, ...rest } = knownData(known, plan, { message, stepId });
  return { results: results.map((result, at) => ({ ref: resultRef(at), ...result })), ...rest };
}

function knownBlock(input: StepChatInput): string[] {
  const data = knownForModel(input);
  return data ? [dataBlock('known', data, LONGEST)] : [];
}

const days = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

/** The day of a moment in UTC, in words. */
export function dayOf(now: number): string {
  return days.format(now);
}

/** The instructions of the chat, the same for everybody but for the language and the reference at their end. */
function chatInstructions(language: Language, seed: string): string {
  return withCanary(`${INSTRUCTIONS}\n${languageRule(language)}`, seed);
}

/** Asks for the next reply about a step: what stays first, the message last. */
export function chatPrompt(input: StepChatInput, context: GuideContext): Prompt {
  const { language, now, seed } = context;
  const { profile, plan, stepId, substepId, history, summary, message } = input;
  const stays = [
    dataBlock('profile', aboutPerson(profile), LONGEST),
    dataBlock('plan', aboutPlan(plan, stepId, substepId), LONGEST),
  ];
  const blocks = [
    ...stays,
    ...knownBlock(input),
    ...(summary ? [dataBlock('earlier', { summary }, LONGEST)] : []),
    dataBlock('talk', allTalk(history), LONGEST_TURN),
    dataBlock('message', { today: dayOf(now), message }),
  ];
  const prompt: Prompt = {
    ability: 'chat',
    instructions: chatInstructions(language, seed),
    messages: [{ role: 'user', content: blocks.join('\n') }],
    stable: stays.join('\n').length,
    maxOutputTokens: TOKENS,
  };
  return remembering(prompt, context, true);
}
