import type { SkillLevel } from '@foothold/contract';
import type { Mention, MentionedSkill } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { levelIn } from './items.ts';
import { flat } from './message.ts';
import { quantitiesIn } from './quantities.ts';
import { rolesIn } from './told-clauses.ts';

/** How far before a skill words say how well it is known, and how far behind it words or years do, in characters. */
const BEFORE = 30;
const BEHIND = 48;
/** What ends the words about a skill. */
const CLAUSE_END = /[.;!?\n()]/u;

/** From so many months on, somebody who tells how long they have done a thing knows it well; from so many, they know it. */
const WELL: readonly (readonly [least: number, level: SkillLevel])[] = [
  [120, 'advanced'],
  [36, 'intermediate'],
];

const NAMED: ReadonlySet<SkillLevel | null> = new Set<SkillLevel>(['advanced', 'intermediate']);

/** The level that the words around a skill say; null where they say none, or that somebody is still learning it. */
function levelAround(skill: MentionedSkill, folded: string, others: readonly number[], heard: ReadingContext) {
  const name = flat(skill.name);
  const from = folded.indexOf(name);
  if (from < 0) return null;
  const to = from + name.length;
  const next = Math.min(folded.length, to + BEHIND, ...others.filter((at) => at > to));
  const before =
    folded
      .slice(Math.max(0, from - BEFORE), from)
      .split(CLAUSE_END)
      .at(-1)
      ?.split(',')
      .at(-1) ?? '';
  const behind = folded.slice(to, next).split(CLAUSE_END)[0] ?? '';
  const learns = rolesIn(before + name + behind, heard.languages, (books) => books.level);
  if (learns.length > 0) return null;
  const said = [levelIn(before), levelIn(behind.split(',')[0] ?? '')].find((level) => NAMED.has(level));
  if (said) return said;
  // Years before it are its own only where nothing parts them: “20 years of knitting”.
  const near = `${before}${name}${behind}`;
  const years = quantitiesIn(near, heard.languages).find(
    (one) => one.kind === 'years' && (one.from >= before.length + name.length || one.to <= before.length),
  );
  return WELL.find(([least]) => (years?.value ?? 0) >= least)?.[1] ?? null;
}

/**
 * What was heard, with how well skills are known where the words around them say so, or how long: “I’m really good with
 * engines”, “knitting for 20 years”. A level that nothing says stays open.
 */
export function withLevels(said: readonly Mention[], message: string, heard: ReadingContext): Mention[] {
  const folded = flat(message);
  const places = said.flatMap((one) => (one.field === 'skills' ? [folded.indexOf(flat(one.value.name))] : []));
  return said.map((one) => {
    if (one.field !== 'skills' || one.value.level !== null) return one;
    const level = levelAround(one.value, folded, places, heard);
    return level === null ? one : { ...one, value: { ...one.value, level } };
  });
}
