import { PLAN_MAX } from '@foothold/contract';
import type { PlanDraft } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import { sentences } from '../ideas/write-idea.ts';
import { minutesOf } from '../plan/pace.ts';
import { hoursPhrase } from '../phrases/phrases-for.ts';
import { weeksBetween } from '../text/calendar.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { joined } from '../text/joined.ts';
import { quote } from '../text/quote.ts';
import { dayNamed, exactDateIn, type NamedDay } from '../understand/deadline.ts';
import type { DatedRequest } from './requests/dated.ts';
import { repaced, withoutDates, withoutDue } from './retold.ts';
import type { Adapting } from './state.ts';

/** A day as the language writes it; of a month that was named alone, month and year. */
function dateOf({ at, wholeMonth }: NamedDay, { shared, language }: Words): string {
  const day = wholeMonth ? {} : ({ day: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(language, { ...day, month: 'long', year: 'numeric', timeZone: 'UTC' });
  return wholeMonth ? format.format(at) : fill(shared.adapt.on_day, { date: format.format(at) });
}

/** The sentence of the plan's description that keeps a date. */
export function datedSentence({ mode, day, hours, more }: DatedRequest, words: Words): string {
  const { adapt } = words.shared;
  const pace = hours === null ? (more ? adapt.more : adapt.less) : hoursPhrase(hours, words);
  return fill(adapt[mode], { date: dateOf(day, words), hours: pace });
}

/** The day that something is to be ready by, where it is named outright: “by Friday” is only near one. */
export function dueDay(said: string, now: number): NamedDay | null {
  const day = exactDateIn(said, now) === null ? null : dayNamed(said, now);
  return day && day.at > now ? day : null;
}

/** The sentence of the plan's description that keeps the day it is to be ready by. */
export function dueSentence(day: NamedDay, words: Words): string {
  return fill(words.shared.adapt.due, { date: dateOf(day, words) });
}

/** A draft with another description, where a plan has room for that. */
function described(draft: PlanDraft, description: string): PlanDraft {
  return description.length <= PLAN_MAX.words ? { ...draft, short_description: description } : draft;
}

/** The plan with the day it is to be ready by in its description. */
export function withDue(draft: PlanDraft, day: NamedDay | null, words: Words): PlanDraft {
  if (!day) return draft;
  return described(draft, sentences(withoutDue(draft.short_description, words), dueSentence(day, words)));
}

/** The plan with what it is to keep to in its description, in the person's words; unchanged where that stands there. */
export function withKept(draft: PlanDraft, said: readonly string[], { shared, language }: Words): PlanDraft {
  const quotes = said.map((one) => quote(one, language)).filter((one) => !draft.short_description.includes(one));
  if (quotes.length === 0) return draft;
  const told = fill(shared.adapt.keep_to, { quote: joined(quotes, language) });
  return described(draft, sentences(draft.short_description, told));
}

/** How many weeks the work takes when the hours change on a day; null where hours are not known. */
function weeksOf(minutes: number, { mode, day, hours }: DatedRequest, { profile, now }: Adapting): number | null {
  const usual = profile.resources.hours_per_week;
  const [first, then] = mode === 'since' ? [usual, hours] : [mode === 'pause' ? 0 : hours, usual];
  if (first === null || !then) return null;
  const before = weeksBetween(now, day.at);
  const left = minutes / 60 - before * first;
  return Math.max(1, Math.ceil(left <= 0 ? minutes / 60 / first : before + left / then));
}

/** The plan with a pace that holds until a day, or from one on, told in its description. */
export function withDate(draft: PlanDraft, request: DatedRequest, adapting: Adapting): PlanDraft {
  const { words, profile } = adapting;
  const minutes = minutesOf(draft.steps.flatMap((step) => step.substeps));
  const weeks = weeksOf(minutes, request, adapting);
  const told = sentences(withoutDates(draft.short_description, words), datedSentence(request, words));
  const pace = weeks === null ? '' : counted(weeks, words.shared.counted.weeks, words.language);
  return {
    ...draft,
    short_description: sentences(
      repaced(told, minutes, profile.resources.hours_per_week, words),
      pace === '' ? '' : fill(words.shared.adapt.at_that_pace, { weeks: pace }),
    ),
  };
}
