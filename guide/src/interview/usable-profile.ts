import type { Language, Profile } from '@foothold/contract';
import type { Flaw } from '../catalogue/shared-schema.ts';
import { careFor } from '../care/care.ts';
import { wrongOfWish } from '../reader/law.ts';
import { flawsNamedIn } from '../understand/flaws.ts';
import { flat } from './reading/message.ts';
import { languagesOf } from './reading/language.ts';
import { left, type Part, partsOf, withoutStatus } from './against-law.ts';

/** Families of words for what breaks the law or cheats somebody. */
const BREACHES: ReadonlySet<Flaw> = new Set<Flaw>(['illegal', 'cheating', 'copied-brand']);

/** From here on the reader of the law says the same as a list does. */
const SAYS_SO = 0.75;

/**
 * Whether what somebody wants surely breaks the law or harms others: a list names a breach in it, and the reader of the law
 * hears one. By itself the reader is loud of honest things as well (“take the citizenship exam”, .99).
 */
export const isSurelyAgainst = (words: string): boolean =>
  wrongOfWish(words).unlawful >= SAYS_SO && flawsNamedIn(words).some((flaw) => BREACHES.has(flaw));

/** From here on the reader of the law is sure by itself of what somebody can or does, in few words or in more. */
const DONE_FROM = { few: 0.93, more: 0.95 };
const FEW_WORDS = 8;

/** The same of what somebody can or does, which is no exam they take. */
function isDoneAgainst(told: string): boolean {
  const { unlawful, words } = wrongOfWish(withoutStatus(told));
  return unlawful >= DONE_FROM[words <= FEW_WORDS ? 'few' : 'more'] || isSurelyAgainst(told);
}

/** What parts things, left over at the end of what is kept. */
const LEFT_OVER = /(?<![\s,;])[\s,;]+$/u;

/** What is told in so many parts is one thing; more of it may be loud by chance. */
const FEW_PARTS = 2;

/** Words without the parts that surely break the law or harm others. */
function lawfulPart(words: string, language: Language, isAgainst: (words: string) => boolean): string {
  if (words === '') return words;
  const languages = languagesOf(flat(words), language);
  const parts = partsOf(words, languages);
  const isOut = ({ text }: Part) => isAgainst(text);
  if (parts.some(isOut)) {
    return left(parts, isOut, { from: 0, to: words.length }, languages).replace(LEFT_OVER, '');
  }
  return parts.length <= FEW_PARTS && isAgainst(words) ? '' : words;
}

/** What is left of some words; empty where nothing is. */
type Left = (words: string) => string;

/**
 * A profile with what is left of its words, the same one where all stay as they are; `done`: of what somebody can or does. What
 * they can't or won't do is not looked at, nor where they live.
 */
function withWords(profile: Profile, part: Left, done: Left): Profile {
  const { goals, skills, experiences, education, hobbies, notes } = profile;
  const isWhole = (words: string) => done(words) === words;
  const kept: Profile = {
    ...profile,
    goals: goals.flatMap((goal) => (part(goal.value) === '' ? [] : [{ ...goal, value: part(goal.value) }])),
    skills: skills.filter(({ skill_name: name }) => isWhole(name)),
    experiences: experiences.flatMap((job) => {
      if (!isWhole(job.role_title)) return [];
      return [{ ...job, description: job.description === null ? null : part(job.description) }];
    }),
    education: part(education),
    hobbies: done(hobbies),
    notes: part(notes),
  };
  return JSON.stringify(profile) === JSON.stringify(kept) ? profile : kept;
}

/** The same for the same profile, which a call of a guide asks for more than once. */
function onceFor(make: (profile: Profile) => Profile): (profile: Profile) => Profile {
  const made = new WeakMap<Profile, Profile>();
  return (profile) => {
    const known = made.get(profile) ?? make(profile);
    made.set(profile, known);
    return known;
  };
}

/** A profile without what is plainly a cry, wherever it was typed; care is said for it elsewhere, and it is nobody's material. */
export const withoutCries = onceFor((profile) => {
  const calm: Left = (words) => (words !== '' && careFor(words, profile.language)?.sure ? '' : words);
  return withWords(profile, calm, calm);
});

/** A profile without what surely breaks the law or harms others: no idea rests on it, and none is for it. */
export const lawfulProfile = onceFor((profile) =>
  withWords(
    profile,
    (words) => lawfulPart(words, profile.language, isSurelyAgainst),
    (words) => lawfulPart(words, profile.language, isDoneAgainst),
  ),
);

/** An ability that is asked with what can be used of a profile. */
export function usably<Input extends { profile: Profile }, Context, Said>(
  ask: (input: Input, context: Context) => Said,
): (input: Input, context: Context) => Said {
  return (input, context) => {
    const profile = lawfulProfile(withoutCries(input.profile));
    return ask(profile === input.profile ? input : { ...input, profile }, context);
  };
}
