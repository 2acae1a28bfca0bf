import * as z from 'zod/mini';
import { visible } from './containment/clean.ts';

/** What a model writes is plain text: nothing that could become a picture, a link or markup on a page. */
const MARKUP = /https?:|www\.|<\/?[a-z!]|\]\(|\*\*|`|^#+\s|^\s*[-*•]\s/imu;

const oneLine = (raw: unknown) => (typeof raw === 'string' ? visible(raw).replace(/\s+/gu, ' ').trim() : raw);

/** A text of a model on one line, `least` to `most` UTF-16 units, without markup and hidden characters. */
export function written(least: number, most: number) {
  return z.pipe(
    z.transform(oneLine),
    z.string('must be a text').check(
      z.minLength(least, least === 1 ? 'must not be empty' : `is too short: write at least ${least} characters`),
      z.maxLength(most, `is too long: write at most ${most} characters`),
      z.refine((text) => !MARKUP.test(text), 'must be plain text: no links, no HTML, no markdown'),
    ),
  );
}

/** A number of a model; one in quotation marks is taken too. */
export function figure(least: number, most: number) {
  return z.pipe(
    z.transform((raw) => (typeof raw === 'string' && /^\s*\d+(?:\.\d+)?\s*$/u.test(raw) ? Number(raw) : raw)),
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

/** A list of bare words such as names of facts; what is no list counts as none. */
export const names = z.pipe(
  z.transform((raw) =>
    Array.isArray(raw) ? raw.filter((one) => typeof one === 'string').map((one) => one.trim()) : [],
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
