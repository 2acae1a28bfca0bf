import type { Language, Profile } from '@foothold/contract';
import type { Words } from '../../../catalogue/load.ts';
import type { ChatTurn } from '../../../guide.ts';
import { factsOf, topicsIn } from '../../../profile/facts.ts';
import { currencyOf } from '../../../profile/currency.ts';
import { counted, formatNumber } from '../../../text/counted.ts';
import { fill } from '../../../text/fill.ts';
import { amountsIn, formatMoney } from '../../../text/money.ts';
import { isNegator } from '../../../text/negation.ts';
import { read } from '../../../text/phrases.ts';
import { quote } from '../../../text/quote.ts';
import { placeToldIn } from '../../../understand/limits.ts';
import { ruledOutIn } from '../../../understand/ruled-out.ts';
import { plain } from '../plain.ts';
import { kindsAsked, kindsNamed } from './kinds.ts';
import { limitSigns } from './reading.ts';
import { type Kept, leadingTo, numberLeading } from './places.ts';
import { type AccountField, accountWords } from './words.ts';

/** So many things of a list are told. */
const MOST = 8;
/** Sentences of the notes that are looked at. */
const MOST_NOTES = 60;
const MONTHS_A_YEAR = 12;
const LONGEST_SAID = 160;
/** Turns of the person that are looked back at. */
const TURNS_BACK = 20;

const quoted = (text: string, language: Language) => plain(quote(text, language, LONGEST_SAID));

/** A few things in one line, each as it was written and leading to where it stands; empty when there are none. */
function listOf(texts: readonly string[], language: Language, kept: Kept): string {
  const named = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  return named
    .slice(0, MOST)
    .map((text) => leadingTo(text, quoted(text, language), kept))
    .join(', ');
}

/** Something the person wrote about themselves, with what it touches. */
interface Told {
  text: string;
  topics: ReadonlySet<string>;
}

/** A text by its sentences: “bad back, so I can't stand” is one thing that limits. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/[!?;\n]+|\.(?=\s|$)/u).map((sentence) => sentence.trim());
  return [...new Set(sentences.filter((sentence) => sentence !== ''))].slice(0, MOST_NOTES);
}

const notesOf = ({ notes, resources }: Profile) => sentencesOf(`${notes}\n${resources.notes}`);
const refusalsOf = (profile: Profile) => sentencesOf(`${profile.limits}\n${profile.dislikes}`);

/** Every piece of what a profile says in the person's words. */
function toldIn(profile: Profile): Told[] {
  const others = [
    ...refusalsOf(profile),
    ...notesOf(profile),
    ...profile.skills.map(({ notes }) => notes),
    ...profile.experiences.flatMap(({ company_name, description }) => [company_name ?? '', description ?? '']),
  ];
  const facts = factsOf(profile)
    .filter(({ kind }) => kind !== 'notes')
    .map(({ text, topics }) => ({ text, topics }));
  const rest = others.map((text) => text.trim()).filter((text) => text !== '');
  return [...facts, ...rest.map((text) => ({ text, topics: topicsIn(text) }))];
}

/** Whether a piece of what somebody wrote says that they can't or will not do something. */
function limits(piece: string): boolean {
  const words = read(piece);
  if (limitSigns.findAll(words).length > 0 || words.some(isNegator)) return true;
  return ruledOutIn(piece).size > 0 || placeToldIn(piece) !== null;
}

/** What the profile says that limits the person, in their words. */
export function limitsTold(profile: Profile): string[] {
  return [...refusalsOf(profile), ...notesOf(profile).filter(limits)];
}

/** Hebrew's word for the back has two letters, as many as its “to me”. */
const isTelling = (form: string) => form.length > 2 || limitSigns.findAll(read(form)).length > 0;

const stemsOf = (text: string) => new Set(read(text).flatMap(({ forms }) => forms.filter(isTelling)));

/** How many of the things a text names, by a word of its own or by what both are about. */
function namesOf(things: readonly string[], { text, topics }: Told): number {
  const stems = stemsOf(text);
  const named = kindsNamed(text);
  return things.filter((thing) => {
    const [word] = read(thing);
    const touched = topicsIn(thing);
    if ([...kindsAsked(thing)].some((kind) => named.has(kind))) return true;
    return word?.forms.some((form) => stems.has(form)) || [...touched].some((topic) => topics.has(topic));
  }).length;
}

/**
 * The pieces of the profile that speak of at least half of some things; empty when none does. Where nothing says that it was
 * told before, of more than half: “I only did five years of school, what if they ask what I don't know” asks for no school.
 */
export function toldAbout(things: readonly string[], profile: Profile, ofMore = false): string[] {
  const rated = toldIn(profile).map((told) => ({ text: told.text, count: namesOf(things, told) }));
  const most = Math.max(0, ...rated.map(({ count }) => count));
  if (most === 0 || most * 2 < things.length || (ofMore && things.length > 2 && most * 2 === things.length)) return [];
  return [...new Set(rated.filter(({ count }) => count === most).map(({ text }) => text))];
}

/** The sentence of an earlier message that speaks of some things, or names an amount where that is asked; null when none does. */
export function saidAbout(things: readonly string[], history: readonly ChatTurn[]): string | null {
  const own = history.filter(({ sender }) => sender === 'user').slice(-TURNS_BACK);
  for (const { content } of own.toReversed()) {
    const sentences = content.slice(0, 2_000).split(/(?<=[.!?])\s+|\n/u);
    // A question about it is nothing that was said about it.
    const told = sentences.filter((sentence) => !sentence.includes('?'));
    const found = told.find((sentence) => {
      const count = namesOf(things, { text: sentence, topics: new Set() });
      return count > 0 && count * 2 >= things.length;
    });
    if (found) return found.trim().slice(0, LONGEST_SAID);
  }
  return null;
}

/** The last sentence of the talk with an amount of money in it; null when none was said. */
export function amountSaid(history: readonly ChatTurn[]): string | null {
  const own = history.filter(({ sender }) => sender === 'user').slice(-TURNS_BACK);
  for (const { content } of own.toReversed()) {
    const sentences = content.slice(0, 2_000).split(/(?<=[.!?])\s+|\n/u);
    const found = sentences.find(
      (one) => !one.includes('?') && amountsIn(one, 3).some(({ currency }) => currency !== null),
    );
    if (found) return found.trim().slice(0, LONGEST_SAID);
  }
  return null;
}

function jobsOf(kept: Kept, words: Words): string {
  const { language } = words;
  const { profile } = kept;
  const job = accountWords[language].job;
  const lines = profile.experiences.slice(0, MOST).map(({ role_title, company_name, duration_months }) => {
    const { years, months } = words.shared.counted;
    const isYears = duration_months >= MONTHS_A_YEAR;
    const time = isYears
      ? counted(Math.round(duration_months / MONTHS_A_YEAR), years, language)
      : counted(duration_months, months, language);
    const more = [company_name ? plain(quote(company_name, language)) : '', duration_months > 0 ? time : ''];
    const said = more.filter((part) => part !== '').join(', ');
    const role = leadingTo(role_title, quoted(role_title, language), kept);
    return said === '' ? role : fill(job, { role, more: said });
  });
  return lines.join(', ');
}

/** What a field of the profile holds, to be shown; empty when nothing was told. */
export function fieldValue(field: AccountField, kept: Kept, words: Words): string {
  const { language } = words;
  const { profile } = kept;
  const { hours_per_week, budget_per_month } = profile.resources;
  switch (field) {
    case 'hours':
      return hours_per_week === null
        ? ''
        : numberLeading(
            'hours_per_week',
            hours_per_week,
            counted(hours_per_week, words.shared.counted.hours, language),
            kept,
          );
    case 'budget': {
      if (budget_per_month === 0) return accountWords[language].no_money;
      const currency = currencyOf(profile);
      if (budget_per_month === null) return '';
      const amount = formatMoney({ amount: budget_per_month, currency }, language);
      return numberLeading('budget_per_month', budget_per_month, amount, kept);
    }
    case 'age':
      return profile.age === null ? '' : numberLeading('age', profile.age, formatNumber(profile.age, language), kept);
    case 'goals':
      return listOf(
        profile.goals.map(({ value }) => value),
        language,
        kept,
      );
    case 'experiences':
      return jobsOf(kept, words);
    case 'skills':
      return listOf(
        profile.skills.map(({ skill_name }) => skill_name),
        language,
        kept,
      );
    case 'limits':
      return listOf(limitsTold(profile), language, kept);
    case 'notes':
      return listOf(notesOf(profile), language, kept);
    default:
      return listOf([profile[field]], language, kept);
  }
}

/** Things the person wrote, as they are told back. */
export function asTold(texts: readonly string[], language: Language, kept: Kept): string {
  return listOf(texts, language, kept);
}
