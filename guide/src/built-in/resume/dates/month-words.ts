import { wordList } from '../word-list.ts';

/** Names and abbreviations of the months, January first, in en, fr, es, pt and he. */
export const monthWords: readonly (readonly string[])[] = [
  ['january', 'jan', 'janvier', 'janv', 'enero', 'ene', 'janeiro', 'ינואר', 'ינו'],
  ['february', 'feb', 'février', 'fevr', 'fév', 'febrero', 'fevereiro', 'fev', 'פברואר', 'פבר', 'פברואר'],
  ['march', 'mar', 'mars', 'marzo', 'março', 'מרץ', 'מרס'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'אפריל', 'אפר'],
  ['may', 'mai', 'mayo', 'maio', 'מאי'],
  ['june', 'jun', 'juin', 'junio', 'junho', 'יוני'],
  ['july', 'jul', 'juillet', 'juil', 'julio', 'julho', 'יולי'],
  ['august', 'aug', 'août', 'aoû', 'agosto', 'ago', 'אוגוסט', 'אוג'],
  ['september', 'sept', 'sep', 'septembre', 'septiembre', 'setiembre', 'setembro', 'set', 'ספטמבר', 'ספט'],
  ['october', 'oct', 'octobre', 'octubre', 'outubro', 'out', 'אוקטובר', 'אוק'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro', 'נובמבר', 'נוב'],
  ['december', 'dec', 'décembre', 'déc', 'diciembre', 'dic', 'dezembro', 'dez', 'דצמבר', 'דצמ'],
];

/** Seasons as the month in their middle, on the northern half of the earth. */
export const seasonWords: readonly (readonly [month: number, words: readonly string[]])[] = [
  [1, ['winter', 'hiver', 'invierno', 'inverno', 'חורף']],
  [4, ['spring', 'printemps', 'primavera', 'אביב']],
  [7, ['summer', 'été', 'verano', 'verão', 'קיץ']],
  [10, ['autumn', 'fall', 'automne', 'otoño', 'outono', 'סתיו']],
];

/** Ways to say that a job goes on. */
export const presentWords: readonly string[] = wordList(`
  present, now, current, currently, today, ongoing, date, to date, the present, till date, présent, aujourd'hui,
  aujourd hui, actuel, actuelle, actuellement, en cours, ce jour, maintenant, actualidad, la actualidad, presente,
  el presente, actual, actualmente, hoy, la fecha, ahora, atual, atualmente, o momento, hoje, o presente, agora,
  atualidade, em curso, em andamento, היום, כיום, הווה, ההווה, נוכחי, עכשיו, כעת, עד היום, עד כה
`);

/** Words between the two ends of a range. */
export const untilWords: readonly string[] = wordList(`
  to, until, till, through, thru, up to, and, à, au, jusqu'à, jusqu'au, jusqu'en, a, al, hasta, até, ate, ao, et,
  y, e, ועד, עד
`);

/** Words before the one date of a job that goes on. */
export const sinceWords: readonly string[] = wordList(`
  since, from, depuis, à partir de, dès, desde, a partir de, a partir del, מאז, משנת, החל מ, החל
`);
