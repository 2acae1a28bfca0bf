import { type GoalPeriod, type Numbers, purposeOfType } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { amountsIn, isMoneyWord, type NamedAmount } from '../text/money.ts';

type Money = Omit<Numbers['goal'], 'text'>;

/** Words after which a stretch of text is searched no further, folded. */
const CLAUSE_END = /[;\n.!?](?!\d)/u;

const word = (alternatives: string) => `(?<!\\p{L})(?:${alternatives})(?!\\p{L})`;
const anyOf = (...parts: string[]) => new RegExp(parts.join('|'), 'u');

/** “A month”, “par mois”, “al mes”, “בחודש”: said of something that comes again. Folded, in the five languages. */
const periods: [GoalPeriod, RegExp][] = [
  [
    'day',
    anyOf(
      word('daily|diari[oa]s?|quotidiens?|quotidiennes?|יומית?'),
      word('(?:a|per|each|every|an?|par|chaque|al|por|cada|ao)\\s+(?:day|jour|dia)'),
      '/\\s*(?:day|jour|dia|j|d)(?!\\p{L})',
      word('[בל]יום|כל יום'),
    ),
  ],
  [
    'week',
    anyOf(
      word('weekly|hebdomadaires?|semanal|semanales|semanais|שבועית?'),
      word('(?:a|per|each|every|par|chaque|a la|por|cada|a)\\s+(?:week|semaine|semana)'),
      '/\\s*(?:week|wk|semaine|sem|semana)(?!\\p{L})',
      word('[בל]שבוע|כל שבוע'),
    ),
  ],
  [
    'month',
    anyOf(
      word('monthly|pcm|p\\.?m|mensuel|mensuels|mensuelles?|mensual|mensuales|mensal|mensais|חודשית?'),
      word('(?:a|per|each|every|par|chaque|le|al|por|cada|ao)\\s+(?:month|mois|mes)'),
      '/\\s*(?:month|mo|mois|mes|m)(?!\\p{L})',
      word('[בל]חודש|כל חודש'),
    ),
  ],
  [
    'year',
    anyOf(
      word('yearly|annually|annual|annuels?|annuelles?|anual|anuales|anuais|שנתית?'),
      word('(?:a|per|each|every|par|chaque|al|por|cada|ao)\\s+(?:year|annum|an|annee|ano)'),
      '/\\s*(?:year|yr|an|annee|ano)(?!\\p{L})',
      word('[בל]שנה|כל שנה'),
    ),
  ],
];

/** “Within a month”, “in a year”, “dans un an”: how long it takes, not how often it comes. */
const UNTIL_THEN = anyOf(
  word('(?:within|in|after|over|for|than|half|by|during) (?:a|an|the|one|each)? ?(?:day|week|month|year)'),
  word('(?:dans|d ici|apres|pendant|en) (?:un |une |le |la )?(?:jour|semaine|mois|an|annee)'),
  word('(?:dentro de|en|despues de|durante|em|daqui a|depois de) (?:un |una |um |uma )?(?:dia|semana|mes|ano)'),
  word('(?:תוך|בתוך|עוד|אחרי) (?:יום|שבוע|חודש|שנה)'),
);

/** What is counted by time or in percent is no money: “3 months”, “10 %”, “15 June”. Stands right behind the number. */
const NOT_MONEY = new RegExp(
  `^\\s*(?:%|${word(
    'percent|per cent|pour cent|por ciento|por cento|אחוז(?:ים)?|' +
      '(?:-|–|to|a|or|ou|o|עד)\\s*\\d+\\s*(?:months?|weeks?|years?|hours?|days?|mois|semaines?|ans?|heures?|jours?|meses|semanas|anos|horas|dias|חודשים|שבועות|שנים|שעות|ימים)|' +
      'months?|weeks?|years?|hours?|hrs?|h|days?|minutes?|min|mois|semaines?|ans?|annees?|heures?|jours?|mes(?:es)?|semanas?|anos?|horas?|dias?|minutos?|' +
      'חודש(?:ים)?|שבוע(?:ות)?|שנ(?:ה|ים)|שעה|שעות|ימים|יום|דקות|st|nd|rd|th|er|km|kg',
  )}|[-–]\\s?\\d+\\s*(?:months?|weeks?|years?|hours?|mois|semaines?|ans|heures|meses|semanas|anos|horas)|[-–](?:month|week|year|hour|day)|-?(?:x|×)\\s?\\d)`,
  'u',
);

/** Words that may stand behind a bare amount: of money, of repetition, and those that join. Anything else is counted. */
const BEHIND_MONEY = new RegExp(
  `^(?:[^\\p{L}\\d]*(?:$|\\d)|[^\\p{L}]*${word(
    'more|extra|net|gross|or|and|at|a|an|per|each|every|from|with|by|in|on|so|to|for|while|without|money|cash|pounds?|income|of|profit|clear|min(?:imum)?|max(?:imum)?|' +
      'daily|weekly|monthly|yearly|annually|pcm|pm|' +
      'de plus|en plus|nets?|brut|ou|et|au|par|chaque|avec|en|pour|sans|le|de revenus?|de cote|supplementaires?|d argent|environ|mensuels?|hebdomadaires?|annuels?|' +
      'mas|netos?|al|a la|por|cada|con|para|sin|o|y|extras?|adicionales|mensuales|semanales|anuales|diarios|de ingresos?|al menos|' +
      'mais|liquidos?|ao|com|sem|e|adicionais|mensais|semanais|anuais|de renda|pelo menos|' +
      'בחודש|לחודש|בשבוע|לשבוע|ביום|ליום|בשנה|לשנה|כל|נטו|ברוטו|נוספים|יותר|לפחות|או|ו|מ\\p{L}+|ב\\p{L}+|כדי|חודשי|שבועי|שנתי',
  )})`,
  'u',
);

/** A sum to have once, rather than money that comes in: saving, paying back, buying. */
const ONCE = anyOf(
  word(
    'once|one off|one time|lump sum|sav(?:e|ing|ings)|set aside|put aside|pay off|pay back|repay|debts?|buy|deposit|down payment|raise|borrow|invest|loan|spend|cost|costs',
  ),
  word(
    'une (?:seule )?fois|economiser|epargner|epargne|mettre de cote|rembourser|dettes?|acheter|acompte|emprunter|investir|lever|depenser',
  ),
  word('una (?:sola |unica )?vez|ahorrar|ahorros?|juntar|pagar|deudas?|comprar|entrada|invertir|reunir|gastar'),
  word('uma (?:so |unica )?vez|economizar|poupar|guardar|quitar|dividas?|entrada|gastar'),
  word('חד פעמית?|פעם אחת|לחסוך|חיסכון|חסכון|לשים בצד|להחזיר|חוב|חובות|לקנות|לגייס|להשקיע|לשלם|להוציא'),
);

/** A day by which: “by June”, “avant l’été”, “hasta diciembre”, “עד יוני”, “in 3 months”. */
const BY_THEN = anyOf(
  word('by|until|till|before|within|this year|next year|by the end'),
  word('avant|d ici|d’ici|jusqu a|cette annee'),
  word('antes de|antes del|hasta|para fin|para finales|este ano'),
  word('ate|antes d[oa]s?|este ano'),
  word('עד|לפני|תוך|השנה'),
  `${word('in|dans|en|em|daqui a|בעוד')}\\s+(?:\\d+|a|an|one|two|three|six|un|une|deux|trois|dos|tres|dois|שלושה)\\s+\\p{L}+`,
);

/** A number that is the year of a date. */
function isYear({ amount, currency }: NamedAmount, written: string): boolean {
  return currency === null && /^\d{4}$/.test(written) && amount >= 2_020 && amount <= 2_060;
}

function periodIn(folded: string): GoalPeriod | null {
  const plain = folded.replace(new RegExp(UNTIL_THEN, 'gu'), ' ');
  const found = periods
    .map(([period, pattern]) => ({ period, at: plain.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.period ?? null;
}

/** Whether a text names something that comes again, by the day, week, month or year. */
export function namesPeriod(text: string): boolean {
  return periodIn(fold(text).replace(/['’]/gu, ' ')) !== null;
}

/** More numbers than a goal is told with; the rest is not read. */
const MOST_AMOUNTS = 10;
/** As much on either side of a number as tells what it is, in UTF-16 units. */
const REACH = 300;

/** An amount of money, and what stands on either side of it, folded. */
interface Placed {
  named: NamedAmount;
  written: string;
  before: string;
  behind: string;
  /** Whether nothing beside it is called money. */
  isBare: boolean;
}

/** The amounts of a text that are money: not counted, and no span of time. */
function moneyIn(value: string): Placed[] {
  return amountsIn(value, MOST_AMOUNTS).flatMap((named) => {
    const written = value.slice(named.from, named.to).replace(/[^\d]/gu, '');
    const behind = fold(value.slice(named.to, named.to + REACH).split(CLAUSE_END)[0] ?? '').replace(/['’]/gu, ' ');
    const before = fold(value.slice(Math.max(0, named.from - REACH), named.from)).replace(/['’]/gu, ' ');
    const wearsMoney = named.currency !== null || isMoneyWord(/^\s*(\p{L}+)/u.exec(behind)?.[1] ?? '');
    // What wears a currency counts no months: “4000 שקל חודש”.
    const mayBeMoney = !NOT_MONEY.test(behind) && !isDated(before, behind) && BEHIND_MONEY.test(behind);
    return named.amount > 0 && (wearsMoney || mayBeMoney)
      ? [{ named, written, before, behind, isBare: !wearsMoney }]
      : [];
  });
}

/** Whether a text names a sum of money, for whatever time. */
export function namesSum(value: string): boolean {
  return moneyIn(value).length > 0;
}

/**
 * The money a goal names for a day, a week, a month or a year: the person's own amount, unchanged. A bare amount (“600”)
 * counts as by the month. null for what is saved up once (“5,000 by June”), counted (“100 customers”) or a span of time.
 */
export function readMoneyGoal(value: string, goalType: string): Money | null {
  // Who wants to reach others counts them: a bare “12 a month” is money only where nothing else was told to be meant.
  const isOther = (purposeOfType(goalType) ?? 'earn') !== 'earn';
  for (const { named, written, before, behind, isBare } of moneyIn(value)) {
    if (isOther && isBare) continue;
    const { amount, currency } = named;
    const per = periodIn(behind) ?? periodIn(before.split(/[;\n.!?]/u).at(-1) ?? '');
    if (per) return { amount, per, currency };
    const around = `${before} ${behind}`;
    if (isYear(named, written) || ONCE.test(around) || BY_THEN.test(around) || ONCE.test(fold(goalType))) continue;
    return { amount, per: periodIn(fold(goalType)) ?? 'month', currency };
  }
  return null;
}

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|[בל]?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)';
const MONTH_BEHIND = new RegExp(`^\\s*(?:de\\s+)?(?:${MONTHS})(?!\\p{L})`, 'u');
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTHS})\\s+$`, 'u');

/** Whether a number is the day or the year beside a month's name: “15 June”, “juin 2027”. */
function isDated(before: string, behind: string): boolean {
  return MONTH_BEHIND.test(behind) || MONTH_BEFORE.test(before);
}
