import { formOfId, genericFormOf, isOwnWords, madeOf } from '../../catalogue/work/compose.ts';
import { sellsWork } from '../../catalogue/work/sale.ts';
import { batchOf, workFacts } from '../../catalogue/work/facts.ts';
import type { ArchetypeFacts } from '../../catalogue/schema.ts';
import type { Candidate } from '../../ideas/rank.ts';
import { standsBack } from './order.ts';

/** How much unlikeness counts against fit: maximal marginal relevance with λ = 0.72. */
const FIT = 0.72;
/** More of one sector than this only when nothing else is left. */
const OF_ONE_SECTOR = 2;
/** More of one job, and of one thing or skill, than this only when nothing else is left. */
const OF_ONE_JOB = 3;
const OF_ONE_THING = 2;
/** What somebody only loves is offered once before the next of it. */
const OF_ONE_PASTIME = 1;
/** How like two ideas are that share a form of offer, the thing they are made of, or only the sector. */
const SAME_FORM = 1;
const SAME_THING = 0.8;
const SAME_SECTOR = 0.4;

/** What a composed idea is made of: an entry, or something in the person's own words; null of a written archetype. */
function thingOf({ id }: Pick<ArchetypeFacts, 'id'>): string | null {
  const made = madeOf(id);
  if (!made) return null;
  return made.kind === 'work' ? made.entry : made.text;
}

function likeness({ archetype: a }: Candidate, { archetype: b }: Candidate): number {
  const [form, other] = [formOfId(a.id), formOfId(b.id)];
  if (form === undefined && other === undefined && a.sector === b.sector) return 1;
  if (form !== undefined && form === other) return SAME_FORM;
  if (form !== undefined && thingOf(a) === thingOf(b)) return SAME_THING;
  const sector = a.sector === b.sector ? SAME_SECTOR : 0;
  return sector + (a.setting === b.setting ? 0.3 : 0) + (a.unit === b.unit ? 0.1 : 0);
}

const isOfPastime = ([first]: Candidate['evidence']) => first?.kind === 'hobby';

const CRAFTS = /^skills-(?:crafts|food)/u;
/** Whether it sells what somebody makes: of a craft or a kitchen that is known, or as their own words say. */
function isMade({ id }: ArchetypeFacts): boolean {
  const made = madeOf(id);
  if (made?.kind === 'work') return sellsWork(id) && CRAFTS.test(batchOf.get(made.entry) ?? '');
  return made?.kind === 'made';
}

/** Whether enough ideas of its kind were chosen: of its job or thing, of forms that suit anything, or of a sector. */
function isCrowded({ archetype, evidence }: Candidate, chosen: readonly Candidate[]): boolean {
  const among = (same: (other: ArchetypeFacts) => boolean) => chosen.filter((one) => same(one.archetype)).length;
  const form = formOfId(archetype.id);
  if (form === undefined) return among(({ sector }) => sector === archetype.sector) >= OF_ONE_SECTOR;
  const thing = thingOf(archetype);
  // Of each thing that is said in the person's own words once, and of what is known one form that suits any trade.
  if (isOwnWords(archetype.id)) return among((other) => thingOf(other) === thing) > 0;
  const isGeneric = ({ id }: ArchetypeFacts) => genericFormOf(id) !== undefined && !isOwnWords(id);
  if (isGeneric(archetype) && among(isGeneric) > 0) return true;
  const isJob = workFacts.get(thing ?? '')?.kind === 'job';
  const most = isOfPastime(evidence) ? OF_ONE_PASTIME : isJob ? OF_ONE_JOB : OF_ONE_THING;
  return among((other) => thingOf(other) === thing) >= most;
}

/** Whether it is a second thing that somebody only loves: one of all is enough, as long as there is anything else. */
function isSecondPastime({ archetype, evidence }: Candidate, chosen: readonly Candidate[]): boolean {
  return isOfPastime(evidence) && !isMade(archetype) && chosen.some((one) => isOfPastime(one.evidence));
}

/** Two ideas of one form have the same plan, and read alike: once is enough. */
function isSaidTwice({ archetype: { id } }: Candidate, chosen: readonly Candidate[]): boolean {
  const form = formOfId(id);
  return form !== undefined && chosen.some(({ archetype }) => formOfId(archetype.id) === form);
}

/** What of open ideas is neither counsel nor a lesson of a thing that could be sold itself, and is not sold yet: that comes first. */
function besideSales<One extends Candidate>(open: readonly One[], chosen: readonly Candidate[]): readonly One[] {
  const soldOf = (all: readonly Candidate[]) =>
    new Set(all.flatMap(({ archetype }) => (sellsWork(archetype.id) ? [thingOf(archetype)] : [])));
  const sold = soldOf(chosen);
  const sellable = new Set([...soldOf(open)].filter((thing) => !sold.has(thing)));
  if (sellable.size === 0) return open;
  return open.filter((one) => !sellable.has(thingOf(one.archetype)) || !standsBack(one));
}

/**
 * Whether a form may stand again, of another thing, behind all that is unlike: where it was asked for by name, or of work
 * that is somebody's own and stands in no idea yet, since two lessons of two trades are better than a trade that nothing is
 * made of.
 */
function isOfAnother({ archetype, evidence, isFormAsked }: Candidate, chosen: readonly Candidate[]): boolean {
  if (isOfPastime(evidence)) return false;
  const ofThing = chosen.filter((one) => thingOf(one.archetype) === thingOf(archetype));
  if (isFormAsked === true) return !ofThing.some((one) => formOfId(one.archetype.id) === formOfId(archetype.id));
  return evidence.length > 0 && ofThing.length === 0;
}

/** What an answer holds already, what was shown before it, whether a form may stand again, and whether lessons are their work. */
interface Beside<One> {
  beside?: readonly One[];
  before?: readonly One[];
  repeats?: boolean;
  isTeacher?: boolean;
}

/**
 * Up to `count` candidates, the best first, each unlike those before it (Carbonell & Goldstein 1998, over forms of
 * offer, things and sectors). Equal ones are taken in the order of their ids.
 */
export function chooseDiverse<One extends Candidate>(
  candidates: readonly One[],
  count: number,
  { beside = [], before = [], repeats = false, isTeacher = false }: Beside<One> = {},
): One[] {
  const best = Math.max(1e-9, ...candidates.map((candidate) => candidate.score));
  const chosen = [...beside];
  const left = new Set(candidates);
  while (chosen.length < beside.length + count && left.size > 0) {
    const value = (one: One) => {
      const like = Math.max(0, ...chosen.map((other) => likeness(one, other)));
      const seen = Math.max(0, ...before.map((other) => likeness(one, other))) / 4;
      return (FIT * one.score) / best - (1 - FIT) * (like + seen);
    };
    const fresh = [...left].filter((one) => !isSaidTwice(one, chosen));
    const able = fresh.length > 0 || !repeats ? fresh : [...left].filter((one) => isOfAnother(one, chosen));
    const open = able.filter((one) => !isCrowded(one, chosen));
    const sold = isTeacher ? open : besideSales(open, chosen);
    const apart = sold.filter((one) => !isSecondPastime(one, chosen));
    const [next] = ([apart, sold].find((pool) => pool.length > 0) ?? able)
      .map((one) => ({ one, value: value(one) }))
      .sort((a, b) => b.value - a.value || (a.one.archetype.id < b.one.archetype.id ? -1 : 1));
    if (!next) break;
    chosen.push(next.one);
    left.delete(next.one);
  }
  return chosen.slice(beside.length);
}
