import type { Words } from '../catalogue/load.ts';
import type { ArchetypeFacts } from '../catalogue/schema.ts';
import type { Reason } from '../catalogue/shared-schema.ts';
import { type Fact, quotableFacts } from '../profile/facts.ts';
import { quoteFact } from '../phrases/phrases-for.ts';
import { counted } from '../text/counted.ts';
import { fill } from '../text/fill.ts';
import { wordingOf } from '../text/wording.ts';
import { type Evidence, evidenceFor } from './rank.ts';

/** A fact and what it says for an idea. */
export interface Why {
  fact: Fact;
  reason: Reason;
}

/** From this many facts on, an idea names three of them. */
const RICH = 4;

function reasonOf(fact: Evidence, core: readonly string[]): Reason {
  const proves = fact.kind === 'skill' || fact.kind === 'experience';
  if (proves && !core.some((topic) => fact.topics.has(topic))) return 'helps';
  switch (fact.kind) {
    case 'skill':
      return `skill-${fact.level ?? 'beginner'}`;
    case 'experience':
      return fact.months ? 'experience-for' : 'experience';
    default:
      return fact.kind;
  }
}

/**
 * Why an idea suits: the facts that touch it, else the people one knows from work, from what one loves or learned, said as
 * what they are. A town and a sum are true of any idea and never a reason, and neither is a note that does not touch it.
 */
export function whyFor(archetype: ArchetypeFacts | undefined, facts: readonly Fact[]): Why[] {
  const evidence = archetype ? evidenceFor(archetype, facts) : [];
  const required = archetype?.skills.required.flat() ?? [];
  // What the work asks for is its core; drawing is an interest of bakers, and no proof of baking.
  const core = required.length > 0 ? required : (archetype?.interests ?? []);
  const whys: Why[] = evidence.slice(0, 3).map((fact) => ({ fact, reason: reasonOf(fact, core) }));
  // What rests on somebody's own work needs no other reason.
  if (whys.length > 0) return whys;
  const wanted = quotableFacts(facts) >= RICH ? 3 : 1;
  const fillers: Why[] = [
    ...ofKind(facts, 'experience', 'contacts'),
    ...ofKind(facts, 'hobby', 'contacts'),
    ...ofKind(facts, 'education', 'contacts'),
    ...ofKind(facts, 'skill', 'contacts'),
  ];
  for (const filler of fillers) {
    if (whys.length >= wanted) break;
    if (whys.every((why) => why.fact.text !== filler.fact.text)) whys.push(filler);
  }
  return whys;
}

function ofKind(facts: readonly Fact[], kind: Fact['kind'], reason: Reason): Why[] {
  return facts.filter((fact) => fact.kind === kind).map((fact) => ({ fact, reason }));
}

/** How often one reason is told: its two wordings. */
const WORDINGS = 2;

/** What the facts say for an idea, a sentence for each; `lot` chooses the wording, and no sentence comes twice. */
export function reasonSentences(whys: readonly Why[], lot: string, words: Words): string[] {
  return whys.flatMap((why, index) => {
    const before = whys.slice(0, index).filter((other) => other.reason === why.reason).length;
    return before < WORDINGS ? [reasonSentence(why, lot, before, words)] : [];
  });
}

/** One sentence that quotes the fact. */
function reasonSentence({ fact, reason }: Why, lot: string, turn: number, { shared, language }: Words): string {
  const months = fact.months ?? 0;
  // From two years on only whole years are said: “16 years”, not “200 months”.
  const time =
    months >= 24 || months === 12
      ? counted(Math.floor(months / 12), shared.counted.years, language)
      : counted(months, shared.counted.months, language);
  const [one, other] = shared.reasons[reason];
  const wording = wordingOf(turn === 0 ? [one, other] : [other, one], `${lot} ${reason}`);
  return fill(wording, { fact: quoteFact(fact, language), time });
}
