import type { Language } from '@foothold/contract';
import { fold } from '../../resume/fold.ts';
import { isDenied, promisesAnything } from '../../checks/prose.ts';
import { signs } from '../../checks/red-team/signs.ts';
import { type Grounds, type RuleClass, ruleFor, tellingFrom } from '../judge/rules.ts';
import { claims } from './claims.ts';

/** Why a sentence is not said. */
export type Verdict = 'claim' | 'promise' | 'medicine' | 'author' | 'tax' | RuleClass;

const sure: Record<Language, RegExp> = {
  en: /\byou(?:['’]ll| will| are going to) (?:definitely|certainly|surely|absolutely|for sure) (?:earn|make|get)\b|\b(?:certain|sure|bound) to (?:earn|make money|succeed|sell)\b|\bi promise (?:you|that)\b/iu,
  he: /(?:בטוח|בוודאות|ללא ספק) (?:תרוויח|תרוויחי|ירוויח|להרוויח|שתרוויח)|אני מבטיחה? /u,
  fr: /\bvous (?:gagnerez|allez gagner) (?:forcément|certainement|sûrement|à coup sûr)|\bje vous promets\b|succès assuré/iu,
  es: /\b(?:seguro que|sin duda|ciertamente) (?:vas a ganar|ganarás)|\bte prometo\b|éxito (?:asegurado|seguro)/iu,
  pt: /\bcom certeza (?:você )?(?:vai ganhar|ganhará)|\beu (?:te |lhe )?prometo\b|(?<!não )\bgaranto\b|sucesso (?:certo|assegurado)/iu,
};
/** What a promise is mostly about. From there on a sentence waits until it is clear that it promises nothing. In folded text. */
const INCOME =
  /(?<!\p{L})(?:earn\p{L}*|incomes?|profits?|mak(?:e|es|ing) (?:money|a living)|gagn\p{L}+|revenus?|benefices?|gan(?:ar|aras?|arias?|as|ancias?)|ingresos?|ganh\p{L}+|rendas?|lucros?|[ושהלבמ]{0,3}(?:רוו?יח\p{L}*|הכנס(?:ה|ות)|רווח(?:ים)?|[תנאי]?רוויח\p{L}*))(?!\p{L})/gu;

/** Whether a text speaks of earning. */
export const speaksOfIncome = (text: string): boolean => fold(text).search(INCOME) >= 0;

const DOSE = /\d\s?(?:mg|mcg|µg|milligram\p{L}*|miligram\p{L}*|מ["״]ג|מיליגרם)(?!\p{L})/iu;
const TAKING =
  /(?<!\p{L})(?:take|swallow|prenez|prendre|avalez|toma|tomar|tome|לקחת|ליטול|קחי?)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:pills?|tablets?|painkillers?|comprimés?|cachets?|gélules?|pastillas?|comprimidos?|cápsulas?|analgésicos?|כדורים?|טבליות|משככי? כאבים)(?!\p{L})/iu;

/** A share of something, and what it may be a share of: how much tax somebody owes is for a professional to say. */
const RATE = /\d\s*%/u;
const TAX =
  /(?<!\p{L})(?:tax(?:es|ed)?|vat|national insurance|ה?מס(?:ים)?|ה?מע["״]מ|impots?|tva|cotisations?|taxes?|impuestos?|iva|irpf|impostos?|irs|inss|iss)(?!\p{L})/u;
/** A number that may become a rate, or a rate that may become one of a tax. */
const OPEN_RATE = /(?<![\p{L}\d])\d[\d.,]*\s*(?:%(?:\s+\S*){0,3})?$/u;

const OPENS = /[“«„]|(?<![\p{L}\d])["״](?!\s)/u;
const CLOSES = /[”»]|["״](?!\p{L})/u;
const BLOCKQUOTE = /(?:^|\n)\s*>[^\n]*$/u;

/** Whether the end of a text lies in a quotation: between marks, or in a line that markdown quotes. */
function endsQuoted(text: string): boolean {
  if (BLOCKQUOTE.test(text)) return true;
  let rest = text.slice(text.lastIndexOf('\n\n') + 1);
  for (;;) {
    const open = OPENS.exec(rest);
    if (!open) return false;
    rest = rest.slice(open.index + 1);
    const close = CLOSES.exec(rest);
    if (!close) return true;
    rest = rest.slice(close.index + 1);
  }
}

/** Messages to copy stand in quotations: what they say, the person says. */
function claimsToHaveDone(sentence: string, before: string, language: Language): boolean {
  const folded = fold(sentence);
  const { done, changed, theirs, passive, condition } = claims[language];
  const found = done.exec(folded) ?? passive.exec(folded) ?? (theirs.test(folded) ? changed.exec(folded) : null);
  if (found === null || condition.test(folded.slice(0, found.index))) return false;
  return !endsQuoted(before + sentence.slice(0, found.index));
}

function promises(sentence: string, language: Language): boolean {
  const found = sure[language].exec(sentence);
  if (found && !isDenied(sentence.slice(0, found.index), language)) return true;
  return promisesAnything(sentence.replaceAll('%', ''), language);
}

/**
 * What is wrong with a sentence, or with its beginning as far as it has come; null when nothing is. `before` is what
 * stands before it in the text.
 */
export function verdictOf(sentence: string, language: Language, before = '', grounds?: Grounds): Verdict | null {
  if (claimsToHaveDone(sentence, before, language)) return 'claim';
  if (language !== 'en' && claimsToHaveDone(sentence, before, 'en')) return 'claim';
  if (promises(sentence, language) || (language !== 'en' && promises(sentence, 'en'))) return 'promise';
  if (signs[language].claimsAi.test(sentence) || signs.en.claimsAi.test(sentence)) return 'author';
  if (RATE.test(sentence) && TAX.test(fold(sentence))) return 'tax';
  if (DOSE.test(sentence) || TAKING.test(sentence)) return 'medicine';
  return ruleFor(sentence, language, { grounds, isQuoted: (at) => endsQuoted(before + sentence.slice(0, at)) });
}

/** Words after the beginning of a claim until it is clear that it is none; a verb of change keeps it open. */
const UNDECIDED_WORDS = 5;
const LONGEST_CLAIM_WORDS = 25;

/**
 * From where a sentence, at or behind `from`, may turn out to claim or to promise something, or to name a rate of tax: its index in
 * UTF-16 units; the sentence's length when nothing does.
 */
export function undecidedFrom(sentence: string, from: number, language: Language, grounds?: Grounds): number {
  const folded = fold(sentence);
  return Math.min(
    claimFrom(sentence, folded, from, language),
    tellingFrom({ sentence, folded, language }, from, grounds),
  );
}

function claimFrom(sentence: string, folded: string, from: number, language: Language): number {
  const { opening, done, changed } = claims[language];
  const openings = new RegExp(opening.source, 'gu');
  openings.lastIndex = from;
  for (let match = openings.exec(folded); match; match = openings.exec(folded)) {
    const rest = folded.slice(match.index);
    const words = rest.split(/\s+/u).length - 1;
    if (words <= UNDECIDED_WORDS) return promiseFrom(folded, from, match.index);
    if (words <= LONGEST_CLAIM_WORDS && (changed.test(rest) || done.test(rest)))
      return promiseFrom(folded, from, match.index);
  }
  return promiseFrom(folded, from, Math.max(from, OPEN_RATE.exec(sentence)?.index ?? sentence.length));
}

/** From where a folded sentence speaks of income, when that is before `other` and not long ago. */
function promiseFrom(folded: string, from: number, other: number): number {
  INCOME.lastIndex = from;
  const index = INCOME.exec(folded)?.index ?? other;
  const words = folded.slice(index).split(/\s+/u).length - 1;
  return index < other && words <= LONGEST_CLAIM_WORDS ? index : other;
}
