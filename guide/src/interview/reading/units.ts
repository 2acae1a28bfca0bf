const set = (words: string) => new Set(words.split(' '));

/** Units beside a number, in five languages, folded; Hebrew without prefixes. */
export const units = {
  hour: set('hour hours hr hrs h hs houre heure heures hora horas horita horitas horinha horinhas שעה שעות'),
  minute: set('minute minutes min mins minuto minutos דקה דקות'),
  year: set('year years yr yrs an ans annee annees ano anos שנה שנים שנות'),
  month: set('month months mth mths mois mes meses חודש חודשים'),
  week: set('week weeks wk wks semaine semaines semana semanas שבוע שבועות'),
  money: set(
    [
      '€ $ £ ₪ ₹ ₦ ₱ ₽ ¥ ₫ ₺ ₴ ₵ ₡ ₲ ₸ euro euros eur dollar dollars usd dlls pound pounds gbp quid buck bucks dolar dolares',
      'shekel shekels nis ils peso pesos mxn cop clp ars uyu php balle balles piasse piasses eurito euritos varos pila pilas paus real reais brl sol soles bolivar bolivares boliviano bolivianos',
      'colon colones cordoba cordobas lempira lempiras quetzal quetzales guarani guaranies balboa balboas gourde gourdes',
      'franc francs fcfa cfa xof xaf chf dirham dirhams dh mad dinar dinars dinares riyal riyals rial rials naira nairas ngn cedi cedis',
      'rand rands zar shilling shillings ksh kes tsh ugx birr kwanza kwanzas kz metical meticais escudo escudos conto contos leone leones',
      'rupee rupees rupia rupias roupies inr pkr lkr rs taka takas ringgit baht rupiah dong yuan rmb yen yens hkd sgd aud cad nzd',
      'lira liras livre livres libras zloty zlotys zl leu lei koruna kroner kronor krona hryvnia hryvnias grivna rouble roubles ruble rubles rublos',
      'שקל שקלים ש"ח שח אירו יורו דולר דולרים פאונד לירה לירות רובל רובלים דינר דינרים פרנק פרנקים',
    ].join(' '),
  ),
  percent: set(
    '% percent pourcent אחוז אחוזים km kg kms metre metres meter meters metro metros kilo kilos quilo quilos litre litres liter liters litro litros mile miles acre acres hectare hectares hectarea hectareas kilometre kilometres kilometer kilometers kilometro kilometros quilometro quilometros מטר מטרים קילומטר קילומטרים קילו ליטר דונם ק"מ ק"ג',
  ),
} as const;
export type Unit = keyof typeof units;

/** Hebrew words that hold the number two, or a half, and their unit. */
export const duals: ReadonlyMap<string, { value: number; unit: Unit }> = new Map([
  ['שעתיים', { value: 2, unit: 'hour' }],
  ['שנתיים', { value: 2, unit: 'year' }],
  ['חודשיים', { value: 2, unit: 'month' }],
]);

/** Words that hold a number and its unit where no number stands before them: Hebrew “hour” is one hour, a tenner ten. */
export const loneUnits: ReadonlyMap<string, { value: number; unit: Unit }> = new Map([
  ['שעה', { value: 1, unit: 'hour' }],
  ['כשעה', { value: 1, unit: 'hour' }],
  ['tenner', { value: 10, unit: 'money' }],
  ['fiver', { value: 5, unit: 'money' }],
  ['שנה', { value: 1, unit: 'year' }],
  ['כשנה', { value: 1, unit: 'year' }],
]);

/** Years that Spanish and Portuguese leave uncounted where a half follows: “año y medio”, “ano e meio”. */
export const yearsAndAHalf = set('ano');
/** And hours: “hora y media”, “heure et demie”. */
export const hoursAndAHalf = set('hora heure');

/** What a quantity is counted by. */
export const periods = {
  day: set(
    'day days daily weekday weekdays jour jours quotidien quotidiennes dia dias diario diarios diarias diaria diarios evening evenings night nights soir soirs noche noches noite noites יום ערב יומי',
  ),
  weekend: set('weekend weekends we fds finde findes סופש סוף'),
  week: set(
    'week weekly wk w semaine semaines hebdo hebdomadaire hebdomadaires sem semana semanal semanales semanais semanas שבוע שבועי שבועיות',
  ),
  month: set(
    'month monthly mo mois mensuel mensuels mensuelle mes mensual mensuales mensal mensais meses חודש חודשי חודשיות',
  ),
  year: set('year yearly annually annee an anual anuales anuais ano שנה שנתי'),
} as const;
export type Period = keyof typeof periods;

/** What stands before an hour of the clock, folded; before Spanish “las” what may stand with it. */
export const atHour = set('as vers');
/** What stands before a Portuguese “das” behind which an hour of the clock follows. */
export const afterHour = set('depois antes partir desde');
export const untilHour = set('a hasta desde tipo sobre');

/** Words between a quantity and its period: “a week”, “par semaine”, “por la semana”, “כל יום”. */
export const periodLeads = set(
  'a an per each every the / par la le les chaque por al cada a el o no na da de in on of each ב כל',
);

/** Days a week that “a day” counts, on workdays and otherwise. */
export const daysOf = { workdays: 5, all: 7 } as const;
export const workdays = set('weekday weekdays workday workdays');

export const halfAfter = /^ ?(?:and a half|and half|n a half|et demie?|y media?|y medio|e meia|e meio|וחצי)(?!\p{L})/u;
/** “Half an hour”, “meia hora”: a half with its unit. */
export const halfUnit =
  /(?<!\p{L})(?:half(?: an?)?|(?:une )?demi[e]?[- ]|(?:un )?(?:medio|media)|(?:um |uma )?(?:meio|meia)|ו?[בלכ]?חצי) ?(hour|heure|hora|horinha|horita|year|annee|ano|שעה|שנה)(?!\p{L})/gu;
