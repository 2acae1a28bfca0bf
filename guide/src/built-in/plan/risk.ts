import { type Language, languages } from '@foothold/contract';
import { loadWords, type Words } from '../../catalogue/load.ts';
import { type Flaw, flaws, type Obstacle, obstacles } from '../../catalogue/shared-schema.ts';
import { quote } from '../../text/quote.ts';
import type { PlannedSubstep } from '../../plan/assemble.ts';

/** The risk that is looked into as soon as something is begun, with what kind it is when the guide knows it. */
export interface MainRisk {
  /** Whole sentences in the plan's language, or the idea's own words quoted. */
  text: string;
  kind: Flaw | Obstacle | null;
}

const RISK_QUOTE = 200;
const MINUTES = 40;

/** What only an office, an owner or a rule can settle. */
const ofRules: ReadonlySet<Flaw | Obstacle> = new Set<Flaw | Obstacle>([
  'food-rules',
  'copied-brand',
  'health',
  'law-and-money-advice',
  'dropshipping',
  'licence',
  'age',
]);

/** What costs money that is not there. */
const ofMoney: ReadonlySet<Flaw | Obstacle> = new Set<Flaw | Obstacle>(['money', 'big-capital']);

/** What is answered by somebody who orders, or does not. */
const ofDemand: ReadonlySet<Flaw | Obstacle> = new Set<Flaw | Obstacle>([
  'unproven',
  'platform',
  'big-build',
  'passive-income',
  'everyone',
]);

const isOf = (kinds: ReadonlySet<Flaw | Obstacle>, risk: MainRisk | null) =>
  risk !== null && risk.kind !== null && kinds.has(risk.kind);

/** Whether only an office or an owner can settle the risk. */
export const asksForRules = (risk: MainRisk | null) => isOf(ofRules, risk);
/** Whether the risk is money that is not there. */
export const asksForMoney = (risk: MainRisk | null) => isOf(ofMoney, risk);

function kindIn(risk: string, { shared }: Words): Flaw | Obstacle | null {
  return (
    flaws.find((one) => shared.flaws[one] === risk) ?? obstacles.find((one) => shared.obstacles[one] === risk) ?? null
  );
}

/**
 * The risk named first, in the plan's language where the guide wrote it; null when none was named. `known` are risks of
 * a catalogue's entry, beside what each is in the plan's language.
 */
export async function mainRisk(
  risks: readonly string[],
  known: ReadonlyMap<string, string>,
  words: Words,
): Promise<MainRisk | null> {
  const [risk] = risks.map((one) => one.trim()).filter((one) => one !== '');
  if (risk === undefined) return null;
  const translated = known.get(risk);
  if (translated !== undefined) return { text: translated, kind: null };
  for (const language of new Set<Language>([words.language, ...languages])) {
    const kind = kindIn(risk, await loadWords(language));
    if (kind) return { text: { ...words.shared.flaws, ...words.shared.obstacles }[kind], kind };
  }
  return { text: `${quote(risk, words.language, RISK_QUOTE)}.`, kind: null };
}

/** The task that looks into the main risk. */
export function riskSubstep({ text, kind }: MainRisk): PlannedSubstep {
  const name = kind !== null && ofDemand.has(kind) ? 'check-first-order' : 'check-risk';
  return { ref: `shared.${name}`, minutes: MINUTES, slots: { risk: text } };
}
