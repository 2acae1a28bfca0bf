import type { Language, Profile } from '@foothold/contract';
import { careFor } from '../care/care.ts';
import { BY_OTHERS } from '../reader/danger.ts';
import { dangerHeard } from '../reader/safety.ts';
import { type RuledOutKind, ruledOutKinds } from '../understand/learnt-needs/classes.ts';
import { learntNeeds } from '../understand/learnt-needs/learnt-needs.ts';
import { type Limits, limitsOf, placeToldIn } from '../understand/limits.ts';
import { mayMeetNobody } from '../understand/meets-nobody.ts';
import { hasNoCapital, ruledOutIn } from '../understand/ruled-out.ts';
import { plainNote } from '../language/text-speak.ts';
import { negatorIn } from '../text/negation.ts';
import { read } from '../text/phrases.ts';
import type { Mention } from './fields.ts';
import { limitsByKind } from './limits-by-kind/words.ts';
import { tellsOfOthers } from './reading/about-others.ts';
import type { ReadingContext } from './reading/context.ts';
import { flat, PIECE } from './reading/message.ts';
import { KIN } from './reading/number-mentions.ts';
import { wordsOf } from './reading/refusals.ts';

/** From here on a kind is ruled out by a clause of which nothing else is taken. */
const LIKELY = 0.6;
/**
 * Above this a clause may be about danger, and what it rules out is no matter of work: “I can’t stand it any more”. Of a
 * message that was only asked about, words of limits are most of what was heard in it: “no more ladders since the fall”.
 */
export const CALM = { plain: 0.32, asked: 0.6 };

const CLAUSES = /[.,;:!?\n()…]+/u;

function kindsOf(clause: string, language: Language): RuledOutKind[] {
  const listed: ReadonlySet<string> = ruledOutIn(clause, language);
  const learnt = learntNeeds(clause, language);
  return ruledOutKinds.filter((kind) => {
    if ((learnt.get(kind) ?? 0) >= LIKELY) return true;
    if (kind === 'in-person') return placeToldIn(clause, language) === 'online' || mayMeetNobody(clause, language);
    return kind === 'capital' ? hasNoCapital(clause, language) : listed.has(kind);
  });
}

/** What others take from somebody whom they endanger: a limit of theirs, said in the very words of the danger. */
const TAKEN: ReadonlySet<RuledOutKind> = new Set<RuledOutKind>([
  'in-person',
  'phone',
  'internet',
  'computer',
  'social-media',
  'camera-or-stage',
  'car',
]);

/**
 * What a message rules out at work: in clauses that are about nothing else, and what others do not let somebody have.
 * `isAsked` = it was asked whether the message is about danger at all.
 */
export function limitKindsIn(message: string, language: Language, isAsked: boolean): Set<RuledOutKind> {
  const isByOthers = BY_OTHERS.has(careFor(message, language)?.danger ?? null);
  const kinds = message.split(CLAUSES).flatMap((clause) => {
    const isCalm = dangerHeard(clause) < (isAsked ? CALM.asked : CALM.plain);
    // “He works nights” rules nothing out; what he takes does.
    const isTheirs = isCalm && tellsOfOthers(clause, { asked: null, language, languages: [language], now: 0 });
    return kindsOf(clause, language).filter((kind) => (isCalm && !isTheirs) || (isByOthers && TAKEN.has(kind)));
  });
  return new Set(kinds);
}

/** Whether what is known of somebody rules a kind out already. */
function holds(limits: Limits, kind: RuledOutKind): boolean {
  if (kind === 'in-person') return limits.place === 'online' && !limits.atHome;
  return kind === 'capital' ? limits.band === 0 : limits.ruledOut.has(kind);
}

/** Limits of some kinds in words of ours, without those that a profile holds already. */
export function limitsOfKinds(kinds: ReadonlySet<RuledOutKind>, profile: Profile): Mention[] {
  const limits = limitsOf(profile);
  return [...kinds]
    .filter((kind) => !holds(limits, kind))
    .map((kind) => ({ field: 'limits', value: limitsByKind[profile.language][kind] }));
}

/** As many parts of a message are looked at; nobody says more. */
const MOST_PARTS = 60;

/** What somebody is heard to do, of which a part that names it rules out nothing: “I was a cleaner for 3 years”. */
const DONE: ReadonlySet<Mention['field']> = new Set(['experience', 'skills', 'hobbies', 'education']);

/** What a part rules out by lists or, where it denies something, likely by the learnt reader. */
function ruledOutBy(part: string, language: Language): RuledOutKind[] {
  if (read(part).some(negatorIn(language))) return kindsOf(part, language);
  const listed: ReadonlySet<string> = ruledOutIn(part, language);
  return ruledOutKinds.filter((kind) => listed.has(kind));
}

/**
 * Parts of a message, as they were said, that rule out what `profile`, in which all that was heard of it (`said`) stands,
 * does not: what its readers hear as a limit is none to whoever plans by the profile until it stands there.
 */
export function limitsLost(
  message: string,
  { profile, said }: { profile: Profile; said: readonly Mention[] },
  heard: ReadingContext,
): string[] {
  const { language } = heard;
  const done = said.flatMap((one) => (DONE.has(one.field) ? [flat(wordsOf(one))] : []));
  let known = profile;
  let limits = limitsOf(known);
  const lost = new Set<string>();
  for (const match of [...message.matchAll(PIECE)].slice(0, MOST_PARTS)) {
    const end = match.groups?.['end'] ?? '';
    const part = match[0].slice(0, match[0].length - end.length).trim();
    const folded = flat(part);
    if (end === '?' || lost.has(part) || KIN.test(folded) || tellsOfOthers(part, heard)) continue;
    if (done.some((words) => words !== '' && (folded.includes(words) || words.includes(folded)))) continue;
    const kinds = ruledOutBy(plainNote(part, language), language);
    if (kinds.every((kind) => holds(limits, kind))) continue;
    lost.add(part);
    known = { ...known, notes: `${known.notes}, ${part}` };
    limits = limitsOf(known);
  }
  return [...lost];
}
