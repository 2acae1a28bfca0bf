import {
  type AskedField,
  isInRange,
  isNumberField,
  isSaid,
  MONTHS_MAX,
  payloadOf,
  type Profile,
  withPayload,
} from '@foothold/contract';
import { numberFields } from '../../../interview/fields.ts';
import { fieldNamed } from '../../../interview/reading/field-names.ts';
import type { ReadingContext } from '../../../interview/reading/context.ts';
import { flat, type Passage } from '../../../interview/reading/message.ts';
import { type Quantity, quantitiesIn } from '../../../interview/reading/quantities.ts';
import type { Corrected } from './correct-words.ts';
import type { Entry } from '../../../interview/correct/noted.ts';

/** Words that take a number back: what follows them is meant. */
const MARKED =
  /^(?:(?:no|nope|wait|actually|sorry|oops|hang on|i mean|i meant|i said|it's|its|make (?:it|that)|should be|rather|change (?:it|that) to|non|en fait|enfin|pardon|plutot|je voulais dire|je veux dire|j'ai dit|mettez|disons|espera|perdon|quiero decir|quise decir|dije|mejor|en realidad|pon|digo|son|nao|na verdade|desculpa|quer dizer|quis dizer|eu disse|disse|melhor|alias|coloque|sao|לא|בעצם|סליחה|רגע|התכוונתי|אמרתי|כלומר|אופס|ליתר דיוק)[,.:! ]+)+/u;
const DENIED = /(?<!\p{L})(?:not|pas|no|nao|ו?לא|instead of|au lieu de|en vez de|em vez de|במקום) (?:an? )?$/u;
const LONGEST = 80;
const LONGEST_ABOUT_A_JOB = 50;

/** The fields that a quantity may belong to. */
const KINDS: Record<Quantity['kind'], readonly AskedField[]> = {
  hours: ['hours_per_week'],
  money: ['budget_per_month'],
  years: ['experience', 'age'],
  number: [...numberFields, 'experience'],
  other: [],
};

function fitsIn(field: AskedField, { value, kind }: Quantity): boolean {
  if (!isNumberField(field)) return false;
  return isInRange(field, value) && isSaid(field, value) && !(field === 'age' && kind === 'years');
}

/** The job a length is about: the one whose length was denied, the one just noted, the only one. */
function jobMeant(profile: Profile, denied: Quantity | undefined, noted: readonly Entry[]): number {
  const { experiences } = profile;
  if (denied) {
    const months = denied.kind === 'years' ? denied.value : denied.written * 12;
    const same = experiences.findLastIndex((job) => job.duration_months === months);
    if (same >= 0) return same;
  }
  const last = noted.findLast(({ field, removed }) => field === 'experience' && !removed);
  const recent = experiences.findLastIndex((job) => job.role_title === last?.name);
  return recent >= 0 ? recent : experiences.length === 1 ? 0 : -1;
}

/** The job that a message names in words: “it was 4 years as a baker”. */
function jobNamed({ experiences }: Profile, { flat: said }: Passage): number {
  const words = ` ${said.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const named = ({ role_title }: Profile['experiences'][number]) =>
    words.includes(` ${flat(role_title).replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
  return said.length > LONGEST_ABOUT_A_JOB ? -1 : experiences.findIndex(named);
}

function withLength(profile: Profile, at: number, months: number): Profile {
  const limited = Math.min(MONTHS_MAX, months);
  const experiences = profile.experiences.map((job, index) =>
    index === at ? { ...job, duration_months: limited } : job,
  );
  return { ...profile, experiences };
}

/** Whether a message says a number and denies another, and hardly more: “I said 4, not 14”. */
export function deniesNumber({ flat: said }: Passage, { languages }: ReadingContext): boolean {
  if (said.length > LONGEST || !MARKED.test(said)) return false;
  const all = quantitiesIn(said, languages).filter(({ kind }) => kind !== 'other');
  return all.length === 2 && all.some(({ from }) => DENIED.test(said.slice(0, from)));
}

/**
 * “No, eight”, “I meant 2 years, not 3”, “I said six”: the number that was just noted, or the one that is denied, said
 * anew. null when the message is no such correction.
 */
export function correctNumber(
  profile: Profile,
  message: Passage,
  noted: readonly Entry[],
  heard: ReadingContext,
): Corrected | null {
  if (message.flat.length > LONGEST) return null;
  const all = quantitiesIn(message.flat, heard.languages).filter(({ kind }) => kind !== 'other');
  const isDenied = (one: Quantity) => DENIED.test(message.flat.slice(0, one.from));
  const denied = all.length > 1 ? all.find(isDenied) : undefined;
  const wanted = all.filter((one) => one !== denied);
  const [one] = wanted;
  const marked = MARKED.test(message.flat) || denied !== undefined;
  const told = one?.kind === 'years' && all.length === 1 ? jobNamed(profile, message) : -1;
  if (one && told >= 0) return { kind: 'changed', profile: withLength(profile, told, one.value) };
  if (!one || wanted.length > 1 || !marked) return null;
  const named = fieldNamed(
    message.flat.replace(/(?:years?|hours?|ans|heures?|anos?|horas?|שנים|שעות)(?!\p{L})/gu, ' '),
  );
  if (named && isNumberField(named))
    return fitsIn(named, one) ? { kind: 'changed', profile: withPayload(profile, named, one.value) } : null;
  const possible =
    KINDS[denied && one.kind === 'number' ? (denied.kind === 'other' ? 'number' : denied.kind) : one.kind];
  const holding = denied
    ? possible.filter((field) => isNumberField(field) && payloadOf(profile, field) === denied.value)
    : [];
  const recent = possible.filter((field) => noted.some((entry) => entry.field === field && !entry.removed));
  const alone = one.kind === 'hours' || one.kind === 'money' || one.kind === 'years' ? possible.slice(0, 1) : [];
  const fields = [holding, recent, alone].find((some) => some.length > 0) ?? [];
  const fitting = fields.filter((field) => field === 'experience' || fitsIn(field, one));
  const [field] = fitting;
  if (field === undefined) return null;
  if (fitting.length > 1) return { kind: 'which number', value: one.value, fields: fitting };
  if (isNumberField(field)) return { kind: 'changed', profile: withPayload(profile, field, one.value) };
  const at = jobMeant(profile, denied, noted);
  const years = one.kind === 'number' && denied?.kind !== 'years';
  const months = Math.min(
    MONTHS_MAX,
    Math.round(one.kind === 'years' ? one.value : years || denied ? one.value * 12 : one.value),
  );
  if (at < 0) return null;
  return { kind: 'changed', profile: withLength(profile, at, months) };
}
