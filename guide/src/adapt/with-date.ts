import type { PlanDraft } from '../guide.ts';
import type { Words } from '../catalogue/load.ts';
import { sentences } from '../ideas/write-idea.ts';
import { minutesOf } from '../plan/pace.ts';
import { hoursPhrase } from '../phrases/phrases-for.ts';
import { weeksBetween } from '../text/calendar.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import type { NamedDay } from '../understand/deadline.ts';
import type { DatedRequest } from './requests/dated.ts';
import { repaced, withoutDates } from './retold.ts';
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
