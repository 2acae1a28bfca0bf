import type { Language } from '@foothold/contract';
import { beginningOf, dayAt, dayOf, weekdayOf } from '../../../text/calendar.ts';
import { counted, formatNumber } from '../../../text/counted.ts';
import { fill } from '../../../text/fill.ts';
import { read } from '../../../text/phrases.ts';
import { inMarks } from '../../../text/quote.ts';
import { needsAskedIn } from '../../../understand/limits.ts';
import { ruledOutIn } from '../../../understand/ruled-out.ts';
import { smallWords } from '../../../chat/lexicon.ts';
import { linkedTask, linkedTo, shown, shownInside } from '../slots.ts';
import type { PlanSubstep, Standing } from '../standing.ts';
import type { AccountQuestion, Day } from './reading.ts';
import { accountWords } from './words.ts';

const MINUTES_AN_HOUR = 60;
const MOST = 12;
/** Shorter words stand in every text; Hebrew writes no vowels. */
const TELLING = 4;
const TELLING_IN_HEBREW = 3;

function isTelling(form: string): boolean {
  const least = /[\u05D0-\u05EA]/u.test(form) ? TELLING_IN_HEBREW : TELLING;
  return form.length >= least && !smallWords.has(form);
}

const tasksOf = ({ plan }: Standing) => plan.steps.flatMap(({ substeps }) => substeps);

const taskTitle = (task: PlanSubstep, language: Language) => inMarks(linkedTask(task), language);
const stepTitle = ({ step_id, title }: Standing['step'], language: Language) =>
  inMarks(linkedTo({ id: step_id, title }), language);

const lines = (tasks: readonly string[]) =>
  tasks
    .slice(0, MOST)
    .map((task) => `- ${task}`)
    .join('\n');

function isOn(completed: string | undefined, day: Day, now: number): boolean {
  const at = completed === undefined ? null : dayOf(completed);
  if (at === null) return false;
  if (day === 'today') return at === dayAt(now);
  if (day === 'yesterday') return at === dayAt(now) - 1;
  return weekdayOf(at) === day.weekday;
}

/** A done task with the day it was ticked on, where that is known. */
function doneLine(task: PlanSubstep, language: Language): string {
  const { completed_at } = task;
  const day = completed_at === undefined ? null : dayOf(completed_at);
  if (day === null) return linkedTask(task);
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${linkedTask(task)} (${format.format(beginningOf(day))})`;
}

/** Done tasks, each with its day. */
export function doneList(tasks: readonly PlanSubstep[], language: Language): string {
  return lines(tasks.map((task) => doneLine(task, language)));
}

/** What was ticked, all of it or on a day. */
export function doneTasks(standing: Standing, day: Day | null, now: number): string {
  const { language } = standing.words;
  const words = accountWords[language];
  const all = tasksOf(standing);
  const done = all.filter(({ status }) => status === 'completed');
  const [open = standing.substep] = all.filter(({ status }) => status === 'pending');
  if (done.length === 0) return fill(words.done_none, { title: taskTitle(open, language) });
  const counts = { done_count: formatNumber(done.length, language), total_count: formatNumber(all.length, language) };
  const whole = `${fill(words.done, counts)}\n\n${doneList(done, language)}`;
  if (day === null) return whole;
  const thatDay = done.filter(({ completed_at }) => isOn(completed_at, day, now));
  if (thatDay.length === 0) return `${words.done_none_on} ${whole}`;
  return `${words.done_on}\n\n${doneList(thatDay, language)}`;
}

/** How many tasks are open, and how long they take together. */
export function openTasks(standing: Standing): string {
  const { language, shared } = standing.words;
  const words = accountWords[language];
  const all = tasksOf(standing);
  const open = all.filter(({ status }) => status === 'pending');
  const [first] = open;
  const total_count = formatNumber(all.length, language);
  if (!first) return fill(words.left_none, { total_count });
  const minutes = open.reduce((sum, task) => sum + task.minutes, 0);
  const time =
    minutes < 2 * MINUTES_AN_HOUR
      ? counted(minutes, shared.counted.minutes, language)
      : counted(Math.round((2 * minutes) / MINUTES_AN_HOUR) / 2, shared.counted.hours, language);
  const title = taskTitle(first, language);
  return fill(words.left, { open_count: formatNumber(open.length, language), total_count, time, title });
}

/** A step by its place, -1 for the last. */
export function stepAt(standing: Standing, place: number): string {
  const { language } = standing.words;
  const { steps } = standing.plan;
  const words = accountWords[language];
  const at = place < 0 ? steps.length + place : place;
  const step = steps[at];
  const number = formatNumber(at + 1, language);
  if (!step) return fill(words.no_step, { number, count: formatNumber(steps.length, language) });
  const said = fill(words.step, { number, title: stepTitle(step, language), text: shown(step.description) });
  return `${said}\n\n${lines(step.substeps.map(linkedTask))}`;
}

export function planTitle(standing: Standing): string {
  const { language } = standing.words;
  const { title, short_description } = standing.plan;
  return fill(accountWords[language].title, {
    title: inMarks(shownInside(title), language),
    about: shown(short_description),
  });
}

export function stopSign(standing: Standing): string {
  const { language } = standing.words;
  const { step } = standing;
  return fill(accountWords[language].stop, { title: stepTitle(step, language), text: shown(step.stop_if) });
}

/** The open tasks that ask for what somebody ruled out, or name a word of what limits them. */
function touching(standing: Standing, limits: readonly string[]): PlanSubstep[] {
  const ruledOut = new Set(limits.flatMap((limit) => [...ruledOutIn(limit)]));
  const stems = new Set(limits.flatMap((limit) => read(limit).flatMap(({ forms }) => forms.filter(isTelling))));
  return tasksOf(standing).filter(({ title, description, status }) => {
    if (status === 'completed') return false;
    const text = `${title}\n${description}`;
    if ([...needsAskedIn(text)].some((need) => ruledOut.has(need))) return true;
    // A description holds too many words: “bad back” is not what “comes back” speaks of.
    return read(title).some(({ forms }) => forms.some((form) => stems.has(form)));
  });
}

/** Whether the plan fits what limits somebody: the limits as they told them, and the tasks that touch them. */
export function fitOf(standing: Standing, limits: readonly string[], told: string): string {
  const words = accountWords[standing.words.language];
  if (limits.length === 0) return words.fit_unknown;
  const tasks = touching(standing, limits);
  const found = tasks.length === 0 ? [words.fit_none] : [words.fit_touches, lines(tasks.map(linkedTask))];
  return [fill(words.fit_limit, { value: told }), ...found, words.fit_body].join('\n\n');
}

/** The open or done tasks of whose titles a question names at least half. */
export function tasksNamed(standing: Standing, { things }: AccountQuestion): PlanSubstep[] {
  const asked = things.flatMap((thing) => read(thing)).filter(({ forms }) => forms.some(isTelling));
  if (asked.length === 0) return [];
  return tasksOf(standing).filter(({ title }) => {
    const stems = new Set(read(title).flatMap(({ forms }) => forms));
    return asked.filter(({ forms }) => forms.some((form) => stems.has(form))).length * 2 >= asked.length;
  });
}
