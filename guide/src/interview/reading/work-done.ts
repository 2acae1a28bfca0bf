import type { Fact } from '../../reader/spans/reader.ts';
import type { ReadingContext } from './context.ts';
import { isOwn } from './whose.ts';

/** How far a length stands behind what was done so long, in characters, and what ends the sentence. */
const NEAR = 40;
const SENTENCE_END = /[.;!?\n]/u;
/** From here on, a length is one; work that it stands beside need hardly be sure itself. */
const SURE_LENGTH = 0.5;
const SURE_WORK = 0.35;
/** What may be work that was done so long. */
const DONE: ReadonlySet<Fact['kind']> = new Set(['skill', 'job']);
const OF_WORK: ReadonlySet<NonNullable<ReadingContext['asked']> | null> = new Set([null, 'experience']);

/**
 * Facts in which what was done for so long is work: “anduve de puestero 34 años” is no skill, and a job that was heard
 * unsurely is surer with its length. Where skills were asked for, they are as they were heard.
 */
export function withWorkDone(facts: readonly Fact[], message: string, { asked }: ReadingContext): Fact[] {
  return facts.map((fact, at) => {
    // “A crane at Ashdod port, 18 years”: where it was done may stand between.
    const next = facts.slice(at + 1, at + 3).find(({ kind }) => kind !== 'place');
    if (!DONE.has(fact.kind) || !isOwn(fact) || next?.kind !== 'span') return fact;
    const between = message.slice(fact.to, next.from);
    if (between.length > NEAR || SENTENCE_END.test(between) || next.sureness < SURE_LENGTH) return fact;
    if (fact.kind === 'skill' && !OF_WORK.has(asked)) return fact;
    return { ...fact, kind: 'job', sureness: Math.max(fact.sureness, SURE_WORK) };
  });
}
