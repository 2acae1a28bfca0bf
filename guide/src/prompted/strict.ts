import * as z from 'zod/mini';
import { visible } from './containment/clean.ts';

/** What a model writes is plain text: nothing that could become a picture, a link or markup on a page. */
const MARKUP = /https?:|www\.|<\/?[a-z!]|\]\(|\*\*|`|^#+\s|^\s*[-*•]\s/imu;

const oneLine = (text: string) => visible(text).replace(/\s+/gu, ' ').trim();

/** Marks that only dress words up: stress, code, and what begins a line of a list or a heading. The words stay. */
function undressed(text: string): string {
  return text
    .replace(/^\s*(?:#{1,6}|[-*•])\s+/gmu, '')
    .replace(/(\*\*|__)(?=\S)([^*_\n]+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`+([^`\n]+?)`+/gu, '$1');
}

/** Of a text that is too long, the whole sentences that fit, where they are most of what fits; else all of it. */
function fitting(text: string, most: number): string {
  if (text.length <= most) return text;
  const ends = [...text.slice(0, most + 1).matchAll(/[.!?…]["”»״)]*(?=\s)/gu)];
  const last = ends.at(-1);
  const length = last ? last.index + last[0].length : 0;
  return length >= most / 2 ? text.slice(0, length) : text;
}

/**
 * A text of a model on one line, `least` to `most` UTF-16 units, without markup and hidden characters. What is only
 * dressed up, or has a sentence too many, is repaired; what could load or lead away is refused.
 */
export function written(least: number, most: number) {
  return z.pipe(
    z.transform((raw) => (typeof raw === 'string' ? fitting(oneLine(undressed(raw)), most) : raw)),
    z.string('must be a text').check(
      z.minLength(least, least === 1 ? 'must not be empty' : `is too short: write at least ${least} characters`),
      z.maxLength(most, `is too long: write at most ${most} characters`),
      z.refine((text) => !MARKUP.test(text), 'must be plain text: no links, no HTML, no markdown'),
    ),
  );
}

/** A number alone in its text, with or without a word of what it counts: “30”, “30 min”. A range or a sum is none. */
const LONE_NUMBER = /^[^\p{N}.,+\-–—]{0,12}(\d+(?:\.\d+)?)\s*[^\p{N}+\-–—:/×x*%]{0,20}$/u;

const numberIn = (raw: unknown) => {
  const written = typeof raw === 'string' ? LONE_NUMBER.exec(raw.trim())?.[1] : undefined;
  return written === undefined ? raw : Number(written);
};

/** A number of a model; one in quotation marks is taken too, also with its unit. */
export function figure(least: number, most: number) {
  return z.pipe(
    z.transform(numberIn),
    z
      .number('must be a number')
      .check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`)),
  );
}

/** One of a few words as the provider is told of it; `oneOf` reads what comes. */
export const wireOneOf = <const Word extends string>(words: readonly Word[], description?: string) =>
  z.enum(words).check(z.describe(description ?? `one of ${words.join(', ')}`));

/** One of a few words, whatever its case. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.pipe(
    z.transform((raw) => (typeof raw === 'string' ? raw.trim().toLowerCase() : raw)),
    z.enum(words, `must be one of: ${words.join(', ')}`),
  );
}

/** A list of bare words such as names of facts; one text is a list too, what is neither counts as none. */
export const names = z.pipe(
  z.transform((raw) =>
    (typeof raw === 'string' ? raw.split(',') : Array.isArray(raw) ? raw : [])
      .filter((one) => typeof one === 'string')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  ),
  z.array(z.string()),
);

/** A bare word or nothing. */
export const nameOrNone = z.pipe(
  z.transform((raw) => (typeof raw === 'string' && raw.trim() !== '' ? raw.trim() : null)),
  z.nullable(z.string()),
);

/** What is wrong with a part, as “field: what to do”. */
export function issuesOf(error: z.core.$ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.length === 0 ? 'it' : path.join('.')} ${message}`);
}
