import * as z from 'zod/mini';
import { numbersIn, strangeFigures } from '../../checks/figures.ts';
import { figuresOfKnown, KNOWN_RULE, knownData } from '../../known/for-model.ts';
import { guessLanguage, ownWords, sentencesOf } from '../../checks/prose.ts';
import { figuresOfPerson, figuresOfPlan, wordsOfPlan } from '../../checks/known-figures.ts';
import { toldIn } from '../../memory/memory.ts';
import type { CheckIn, CheckInInput, Guide, GuideContext, StoredPlan } from '../../guide.ts';
import type { Models, ObjectPrompt, Reading } from '../ask.ts';
import { aboutPerson, dayOf } from '../chat/prompt.ts';
import { suggestionsIn } from '../chat/suggestions.ts';
import { contained } from '../contained.ts';
import { withCanary } from '../containment/canary.ts';
import { visible } from '../containment/clean.ts';
import { dataBlock, DATA_RULE } from '../containment/data-block.ts';
import { plainMarkdown } from '../containment/markdown-filter.ts';
import { holdsRaw } from '../containment/raw-filter.ts';
import { type Verdict, verdictOf } from '../containment/verdict.ts';
import { judged, judgeOf } from '../judge/judge.ts';
import { graveReasons } from '../judge/reasons.ts';
import { askedIssues, barredBy, ruledOutBy } from '../gate/asked.ts';
import { readingIssues } from '../gate/texts.ts';
import { englishName, languageRule } from '../languages.ts';
import { MEMORY_RULE, remembering } from '../memory-data.ts';
import { issuesOf } from '../strict.ts';
import { saidIn, talkBlock, TALK_RULE } from '../talk-data.ts';

const INSTRUCTIONS = [
  'You are Foothold. Somebody comes back to the plan for their first small business after a pause. Write one word of welcome. Answer with one JSON object.',
  DATA_RULE,
  KNOWN_RULE,
  MEMORY_RULE,
  TALK_RULE,
  '“text”: at most 70 words in two short paragraphs. First say what is really done, naming the last finished task when there is one. Then offer the smallest next thing: ten minutes of the task “next”, or after more than a month the smallest test of its step. When “next” is null everything is done: ask what should come next. Warm and plain. No reproach and no “at last”, no guessing why they were away, no praise, no promise, no figures that are not in the data. You have changed nothing. Sentences of at most fourteen words, everyday words.',
  'Where “known” says what was done since, name the last of it by its day instead of the last finished task; where a stop sign is counted, say how far it has come, without alarm.',
  'Where there is “tap”, nobody comes back: the person has just answered how it goes, and you answer that in at most 50 words. well: glad, and what is next. too_much: the task becomes ten minutes, and which. stuck: that it happens to everybody, ask what is most in the way, and offer ten minutes. not_today: the task waits until tomorrow, and nothing is asked of them.',
  '“suggestions”: three messages the person may want to send next, in their voice, at most six words each.',
].join('\n');

/** The smallest form of any task. */
const TEN_MINUTES = 10;
const TOKENS = 700;
const LONGEST = 800;
/** Longest welcome, in UTF-16 units. */
const LONGEST_TEXT = 900;

const Wire = z.object({ text: z.string(), suggestions: z.array(z.string()) });
const Strict = z.object({
  text: z
    .string('must be a text')
    .check(z.minLength(20, 'is too short'), z.maxLength(LONGEST_TEXT, 'is too long: at most 70 words')),
  suggestions: z.unknown(),
});

const knownFor = ({ known, plan, tap }: CheckInInput) =>
  known ? knownData(known, plan, tap ? { stepId: tap.stepId } : {}) : null;

/** Where the plan stands: what is done, and the first task that is open. */
function progressOf({ title, steps }: StoredPlan, taskId?: string) {
  const tasks = steps.flatMap((step) => step.substeps.map((task) => ({ step, task })));
  const done = tasks.filter(({ task }) => task.status === 'completed');
  const open = tasks.filter(({ task }) => task.status === 'pending');
  const next = open.find(({ task }) => task.substep_id === taskId) ?? open[0];
  return {
    title,
    tasks_done: done.length,
    last_done: done.at(-1)?.task.title ?? null,
    next: next
      ? {
          task: next.task.title,
          description: next.task.description,
          minutes: next.task.minutes,
          step: next.step.title,
          smallest_test: next.step.smallest_test,
        }
      : null,
  };
}

const unwanted: Record<Exclude<Verdict, keyof typeof graveReasons>, string> = {
  claim: 'say that something was changed',
  promise: 'promise anything',
  medicine: 'name medicine',
  tax: 'name a rate of tax',
  author: 'say who wrote the plan',
};

/** What is wrong with a welcome, in words the model can act on. */
function faultsOf(text: string, input: CheckInInput, context: GuideContext): string[] {
  const { profile, plan, days } = input;
  const { language } = context;
  const verdicts = new Set(sentencesOf(text).flatMap((sentence) => verdictOf(sentence, language) ?? []));
  const spoken = guessLanguage(ownWords(text));
  const found = figuresOfKnown(knownFor(input));
  const told = [
    ...figuresOfPerson(profile),
    ...figuresOfPlan(plan),
    ...numbersIn(`${toldIn(context)}\n${saidIn(input.talk)}`),
  ];
  const known = new Set([...told, ...found.said, days, TEN_MINUTES]);
  const money = new Set([...told, ...found.money]);
  return [
    ...[...verdicts].map((verdict) =>
      verdict in graveReasons
        ? `text: ${graveReasons[verdict as keyof typeof graveReasons]}`
        : `text must not ${unwanted[verdict as keyof typeof unwanted]}`,
    ),
    ...askedIssues(text, barredBy(ruledOutBy(profile), wordsOfPlan(plan), language), language).map(
      (issue) => `text: ${issue}`,
    ),
    ...(holdsRaw(text) ? ['text must hold no JSON'] : []),
    ...(spoken !== null && spoken !== language ? [`text must be in ${englishName[language]}`] : []),
    ...readingIssues(text, language).map((issue) => `text: ${issue}`),
    ...strangeFigures(text, known, language, money).map(
      (sentence) => `text names a figure that is not in the data: ${sentence}`,
    ),
  ];
}

function welcomeIn(raw: unknown, input: CheckInInput, context: GuideContext): Reading<CheckIn> {
  const { success, data, error } = z.safeParse(Strict, raw);
  if (!success) return { ok: false, issues: issuesOf(error) };
  const text = plainMarkdown(visible(data.text)).trim();
  const issues = faultsOf(text, input, context);
  return issues.length > 0
    ? { ok: false, issues }
    : { ok: true, value: { text, suggestions: suggestionsIn(data.suggestions, context.language) } };
}

function checkInPrompt(input: CheckInInput, context: GuideContext): ObjectPrompt<CheckIn> {
  const { language, now, seed } = context;
  const { profile, plan, days, known, tap, talk } = input;
  const blocks = [
    dataBlock('profile', aboutPerson(profile), LONGEST),
    dataBlock('progress', progressOf(plan, tap?.substepId), LONGEST),
    ...(known ? [dataBlock('known', knownFor(input), LONGEST)] : []),
    ...talkBlock(talk),
    tap
      ? dataBlock('tap', { today: dayOf(now), answer: tap.feeling, same_answer_before: tap.again })
      : dataBlock('pause', { today: dayOf(now), days_away: days }),
  ];
  return {
    ability: 'check-in',
    name: 'check_in',
    instructions: withCanary(`${INSTRUCTIONS}\n${languageRule(language)}`, seed),
    messages: [{ role: 'user', content: blocks.join('\n') }],
    maxOutputTokens: TOKENS,
    wire: Wire,
    read: (raw) => welcomeIn(raw, input, context),
  };
}

/** A word of welcome from a model, checked; chips are the built-in guide's when it gives none. Throws `ModelFailure`. */
export function checkIn(models: Models, builtIn: Guide): Guide['checkIn'] {
  return async (input, context) => {
    const asked = remembering(checkInPrompt(input, context), context);
    const judge = judgeOf(models, asked, context);
    const prompt = judged(contained(asked, context), judge, ({ text, suggestions }) => [text, ...suggestions]);
    const value = await models.ask(prompt, context);
    const { suggestions } = value.suggestions.length > 0 ? value : (await builtIn.checkIn(input, context)).value;
    return { value: { ...value, suggestions }, meta: { source: 'model', warnings: [] } };
  };
}
