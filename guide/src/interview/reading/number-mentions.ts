import { AGE_MAX, fieldOf, HOURS_MAX, isNumberField, MONEY_MAX, type NumberField } from '@foothold/contract';
import type { Mention } from '../fields.ts';
import type { ReadingContext } from './context.ts';
import { countsThings } from './counted-things.ts';
import type { Passage } from './message.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import type { Hit } from './segments.ts';
import { inWeeks } from './weekly-hours.ts';

/** A number that is a fact by itself, with the words that said it. */
export interface NumberMention {
  said: Mention;
  from: number;
  to: number;
}

export const KIN =
  /(?<!\p{L})(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|wife|husband|partner|mother|father|mum|mom|dad|brother|sister|dog|cat|car|baby|fils|fille|enfants?|mari|femme|mere|pere|maman|papa|chien|hij[oa]s?|ninos?|ninas?|marido|mujer|esposa|madre|padre|mama|perro|filh[oa]s?|criancas?|mulher|mae|pai|mamae|cachorro|ילד|ילדה|ילדים|הבן|הבת|הבעל|בעלי|אשתי|אמא|אבא|כלב|תינוק\p{L}*|יש לי ב[ןת]|לב[ןת](?= \d)|חד[ -]הורי\p{L}*)(?!\p{L})/u;
const AGED =
  /(?<![\p{L}])(?:i'm|i am|im|i'm now|aged?|age is|age of|my age|turn(?:ing|ed)|edad(?: es)?(?: de)?|idade(?: e)?(?: de)?|agee? de|age est|בן|בת|(?:^|[,.;:] ?|אני |ואני |כבר |כמעט |היום |עכשיו |עכשו )בגיל|(?<!ב)גיל|הגיל שלי(?: הוא)?)(?: about| almost| nearly| now| only| just| quase| casi| presque| כמעט)*[: ]*$/u;
const HAS_YEARS =
  /(?<!\p{L})(?:tengo|cumpli|tenho|fiz|j'ai|jai|j ai)(?: ya| ja| deja| casi| quase| presque| bientot| uns| unos)? ?$/u;
/** “I am 29” speaks of oneself, whoever was spoken of before. */
const FIRST_PERSON = /(?<!\p{L})(?:i'm|i am|im|tengo|tenho|j'ai|אני ב[ןת]) ?(?:now |only |just |ya |ja |deja )?$/u;
const NO_AGE_BEHIND =
  /^ ?(?:%|km|kg|minutes|min\b|of\b|in\b|into\b|as\b|experience|de\b|d'|como\b|comme\b|en\b|em\b|dans\b|trabaj|trabalh|travaill|hours|and a half)/u;
const OLD_BEHIND = /^ ?(?:years? ?old|yrs? ?old|old(?!\p{L})|yo(?!\p{L})|y\/o|y\.o)/u;

function isAge(one: Quantity, clause: string, { flat }: Passage): boolean {
  if (one.kind !== 'number' && one.kind !== 'years') return false;
  const before = flat.slice(Math.max(0, one.from - 30), one.from);
  if (KIN.test(clause) && !FIRST_PERSON.test(before)) return false;
  const behind = flat.slice(one.to, one.to + 20);
  if (OLD_BEHIND.test(behind)) return !KIN.test(flat.slice(one.to, one.to + 30));
  if (NO_AGE_BEHIND.test(behind)) return false;
  if (AGED.test(before)) return one.kind === 'number' || one.value >= 16 * 12 || /^ ?$/u.test(behind);
  if (!HAS_YEARS.test(before)) return false;
  return one.kind === 'years'
    ? one.value % 12 === 0 && one.value > 12
    : one.written >= 16 && one.written < 100 && /^ ?(?:$|,)/u.test(behind);
}

const EARNED =
  /(?<!\p{L})(?:earn\p{L}*|paid|salary|income|gagn\p{L}*|salaire|revenus?|gan\p{L}*|sueldo|ingresos?|ganh\p{L}*|salario|renda|להרוויח|הרוו?חתי|מרוו?יח\p{L}*|הכנסה|משכורת)(?!\p{L})/u;
const SPENT =
  /(?<!\p{L})(?:budget|spend|invest\p{L}*|put (?:in|aside)|afford|depenser|mettre|presupuesto|gastar|invertir|poner|orcamento|colocar|gasto|תקציב|להשקיע|להוציא|לשים)(?!\p{L})/u;

/** Money that is there already. */
const SAVED =
  /(?<!\p{L})(?:put (?:aside|by)|set aside|saved|savings|de cote|mis de cote|economies|economise|ahorrad\p{L}*|ahorre|ahorros|guardad\p{L}*|guarde|guardei|juntad\p{L}*|junte|juntei|poupei|poupad\p{L}*|poupanca|חסכתי|חסכנו|חסכונות|שמרתי|בצד)(?!\p{L})/u;

/** Whether a text names an income; who makes something or makes up with somebody does not. */
export const namesEarning = (folded: string) => EARNED.test(folded);

export function speaksOfEarning(folded: string): boolean {
  return namesEarning(folded) || /(?<!\p{L})(?:make|making)(?!\p{L})/u.test(folded);
}

interface Beside {
  /** The lead-in before it. */
  governing: Hit | undefined;
  /** Whether free hours were told just before: somebody names what they have. */
  besideHours: boolean;
  heard: ReadingContext;
}

/**
 * Whether an amount of money is for the plan: spoken of as spending or having, beside free hours, or asked for. By itself
 * it may as well be what somebody wants.
 */
function isBudget(one: Quantity, clause: string, { governing, besideHours, heard }: Beside): boolean {
  if (one.kind !== 'money' && !(one.kind === 'number' && (governing?.kind === 'spend' || SPENT.test(clause))))
    return false;
  if (governing?.kind === 'spend' || SPENT.test(clause)) return true;
  if (governing?.kind === 'earn' || governing?.kind === 'want' || EARNED.test(clause)) return false;
  if (heard.asked === 'budget_per_month' || SAVED.test(clause)) return true;
  return one.periodic && (governing?.kind === 'have' || besideHours);
}

/** Whether hours are free hours: not those of a job or a hobby that the same clause speaks of. */
function isFreeTime(one: Quantity, governing: Hit | undefined, near: boolean, heard: ReadingContext): boolean {
  if (one.kind !== 'hours' || one.value <= 0 || one.value > HOURS_MAX) return false;
  if (heard.asked === 'hours_per_week') return governing?.kind !== 'other' || !near;
  return !near || !['work', 'being', 'other', 'enjoy', 'study'].includes(governing?.kind ?? '');
}

function factOf(
  one: Quantity,
  folded: Passage,
  hits: readonly Hit[],
  { heard, besideHours }: { heard: ReadingContext; besideHours: boolean },
): Mention | null {
  const governing = hits.findLast((hit) => hit.from < one.from || (hit.from === one.from && hit.to <= one.from));
  const comma = Math.max(folded.flat.lastIndexOf(',', one.from), 0);
  const clause = folded.flat.slice(Math.max(comma, one.from - 60), one.from);
  const near = governing !== undefined && governing.from >= comma;
  const reading = one.reading ? { reading: one.reading } : {};
  if (governing?.kind === 'label' && isNumberField(governing.field ?? null)) return null;
  if (isAge(one, clause, folded)) {
    const value = one.kind === 'years' ? one.value / 12 : one.written;
    if (Number.isInteger(value) && value > 0 && value <= AGE_MAX) return { field: 'age', value };
  }
  if (isFreeTime(one, governing, near, heard)) return { field: 'hours_per_week', value: one.value, ...reading };
  const around = folded.flat
    .slice(Math.max(comma, one.from - 60), one.to + 40)
    .split(',')
    .slice(0, 2)
    .join(',');
  if (
    isBudget(one, one.kind === 'number' ? clause : around, { governing, besideHours, heard }) &&
    one.value <= MONEY_MAX
  )
    return { field: 'budget_per_month', value: one.value, ...reading };
  return null;
}

/** What says at the end of a text that the number behind it is not exact. */
export const APPROXIMATELY =
  /(?:(?<!\p{L})(?:about|around|roughly|approximately|maybe|like|only|just|up to|max|maximum|some|between|at most|at least|environ|a peu pres|peut-etre|jusqu'a|entre|unos|unas|como|quizas|hasta|alrededor de|uns|umas|cerca de|mais ou menos|ate|talvez|בערך|אולי|כ|עד|סביב|בין)[- ]*)+$/u;

const AGE_LEAD = new RegExp(`${AGED.source}|${HAS_YEARS.source}`, 'u');

/** How people take a number back; what follows counts. */
const CORRECTS =
  /(?:(?<!\p{L})(?:no|nope|wait|hang on|actually|sorry|i mean|i meant|i said|rather|make (?:that|it)|or rather|oops|enfin|non|plutot|pardon|je veux dire|je voulais dire|disons|espera|perdon|quiero decir|mejor dicho|mejor|digo|quise decir|alias|nao|quer dizer|desculpa|na verdade|melhor|ou melhor|quis dizer|digo|בעצם|לא|סליחה|כלומר|רגע|התכוונתי ל?-?|ליתר דיוק|אופס)[,.:! -]*)+$/u;
/** Whether the words before a number take an earlier one back, and nothing else. */
export function isCorrection(before: string): boolean {
  const found = CORRECTS.exec(before);
  return found !== null && before.slice(0, found.index).trim() === '';
}

const DENIED = /(?<!\p{L})(?:not|pas|nao|לא) $/u;
/** Spanish “no 34” denies; English “no 8” corrects. */
const DENIED_IN_SPANISH = /(?<!\p{L})no $/u;

/** The same fact again with another number: “ten hours a week, no wait, eight”; null when it is no correction. */
function corrected(one: Quantity, before: string, last: { said: Mention; scale: number } | undefined): Mention | null {
  if (one.kind !== 'number' || !last || !CORRECTS.test(before)) return null;
  const value = one.written * last.scale;
  return isNumberField(last.said.field) ? { field: last.said.field, value } : null;
}

/** The numbers of a passage that are facts by themselves, each with its whole wording; the last one said counts. */
export function numberMentions(
  passage: Passage,
  hits: readonly Hit[],
  heard: ReadingContext,
  quantities: readonly Quantity[] = quantitiesIn(passage.flat, heard.languages),
): NumberMention[] {
  const found: NumberMention[] = [];
  let last: { said: Mention; scale: number } | undefined;
  for (const one of inWeeks(quantities, passage.flat, heard.languages)) {
    const before = passage.flat.slice(Math.max(0, one.from - 40), one.from);
    const denied = DENIED.test(before) || (heard.languages.includes('es') && DENIED_IN_SPANISH.test(before));
    if (denied && last) continue;
    const again = corrected(one, before, last);
    const besideHours = last?.said.field === 'hours_per_week';
    const said = again ?? factOf(one, passage, hits, { heard, besideHours });
    if (!said) continue;
    const lead = again ? CORRECTS : said.field === 'age' ? AGE_LEAD : APPROXIMATELY;
    const about = lead.exec(before)?.[0].length ?? 0;
    const old = OLD_BEHIND.exec(passage.flat.slice(one.to, one.to + 20))?.[0].length ?? 0;
    found.push({ said, from: one.from - about, to: one.to + old });
    last = {
      said,
      scale: again ? (last?.scale ?? 1) : one.written === 0 || said.field === 'age' ? 1 : one.value / one.written,
    };
  }
  return found;
}

/** Ways to say that there is no money. */
export const NOTHING =
  /(?<!\p{L})(?:0|zero|none|nothing|no money|no budget|nil|rien|aucun\p{L}*|pas d['’ ]argent|pas de budget|nada|ningun\p{L}*|cero|sin dinero|nenhum\p{L}*|sem dinheiro|nao tenho dinheiro|כלום|אפס|בלי כסף|אין(?: לי)?(?: כסף| תקציב)?)(?!\p{L})/u;
const ANSWER_WORDS = 8;
/** With only one number in it, a longer one is an answer too. */
const LONG_ANSWER_WORDS = 12;
/** What the number of a field is said in, where that is more than a number, the likeliest first. */
const kinds: { [Field in NumberField]?: readonly Quantity['kind'][] } = {
  hours_per_week: ['hours', 'number'],
  budget_per_month: ['money', 'number'],
  age: ['years', 'number'],
};

/** A number by itself as the answer to a question about a number; null when the clause is not one. */
export function bareAnswer(passage: Passage, asked: NumberField, heard: ReadingContext): Mention | null {
  const words = passage.flat.split(' ').length;
  if (words > LONG_ANSWER_WORDS) return null;
  const quantities = inWeeks(quantitiesIn(passage.flat, heard.languages), passage.flat, heard.languages);
  if (words > ANSWER_WORDS && (asked !== 'budget_per_month' || quantities.length !== 1)) return null;
  const one = (kinds[asked] ?? ['number']).flatMap((wanted) => quantities.find(({ kind }) => kind === wanted) ?? [])[0];
  if (!one)
    return asked === 'budget_per_month' && quantities.length === 0 && NOTHING.test(passage.flat)
      ? { field: asked, value: 0 }
      : null;
  if (one.kind === 'number' && countsThings(passage.flat, one, heard.languages)) return null;
  const value = one.kind === 'years' ? one.value / 12 : one.value;
  const { range: [least, most] = [0, Infinity], whole, zeroIsUnsaid } = fieldOf(asked);
  // Below the least is passed on: somebody too young is told so.
  if (value < 0 || value > most || (value === 0 && (least > 0 || zeroIsUnsaid))) return null;
  if (whole && !Number.isInteger(value)) return null;
  return { field: asked, value, ...(one.reading ? { reading: one.reading } : {}) };
}
