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
  [1, ['winter', 'winters', 'hiver', 'hivers', 'invierno', 'inviernos', 'inverno', 'חורף']],
  [4, ['spring', 'printemps', 'primavera', 'אביב']],
  [7, ['summer', 'summers', 'été', 'étés', 'verano', 'veranos', 'verão', 'verões', 'קיץ']],
  [10, ['autumn', 'fall', 'automne', 'otoño', 'outono', 'סתיו']],
];
