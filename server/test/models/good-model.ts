import { adapt } from './good/adapt.ts';
import { chat } from './good/chat.ts';
import { checkIn } from './good/check-in.ts';
import { ideas } from './good/ideas.ts';
import { interview } from './good/interview.ts';
import { plan } from './good/plan.ts';
import { type Question, questionIn } from './good/read.ts';
import { resume } from './good/resume.ts';
import { summary } from './good/summary.ts';
import { valueOf } from './good/value-of.ts';
import { schemaOf } from './schema-of.ts';
import type { Asked } from './wire-format.ts';

/** The abilities, by a key that only their object has. */
const writers: readonly [key: string, write: (question: Question) => unknown][] = [
  ['candidates', ideas],
  ['understood', adapt],
  ['steps', plan],
  ['suggested_change', chat],
  ['facts', interview],
  ['text', checkIn],
  ['birth_or_age', resume],
  ['summary', summary],
];

/** The object a good model answers with; a value of the right shape where no ability is meant; null for free text. */
export async function goodObject(asked: Asked): Promise<unknown> {
  const schema = schemaOf(asked);
  if (schema === null) return null;
  const keys = Object.keys(schema.properties ?? {});
  const write = writers.find(([key]) => keys.includes(key))?.[1];
  return write ? await write(await questionIn(asked)) : valueOf(schema);
}

/**
 * A model that does well whatever it is asked: it answers every ability out of the request's own data blocks, in the
 * language asked for, the same to the same question.
 */
export async function goodModel(asked: Asked): Promise<string> {
  const object = await goodObject(asked);
  return object === null
    ? 'Begin with one small thing this week, and write down what you learn.'
    : JSON.stringify(object);
}
