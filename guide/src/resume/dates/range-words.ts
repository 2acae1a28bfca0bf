import { wordList } from '../word-list.ts';

/** Ways to say that a job goes on. */
export const presentWords: readonly string[] = wordList(`
  present, now, current, currently, today, ongoing, date, to date, the present, the present day, present day, the
  current date, till date, this day, still there, présent, aujourd'hui, aujourd hui, actuel, actuelle, actuellement, en
  cours, ce jour, maintenant, nos jours, le présent, actualidad, la actualidad, presente, el presente, actual,
  actualmente, hoy, el día de hoy, hoy en día, hoy día, el momento, la fecha, la fecha actual, ahora, nuestros días,
  atual, atualmente, a data, à data, a data presente, data de hoje, data presente, o dia atual, os dias atuais, o momento, momento, presente momento, presente data, a presente data, à presente data, o momento atual, hoje, os dias de hoje, os dias atuais, o presente, a presente data, a
  data atual, agora, atualidade, a atualidade, em curso, em andamento, o dia de hoje, היום, כיום, הווה, ההווה, נוכחי,
  הנוכחי, עכשיו, כעת, עד היום, עד כה, עתה, להיום, ימים אלה
`);

/** The same, cut short; a full stop may follow. */
export const presentAbbreviations: readonly string[] = wordList(`
  auj, aujourd, act, actu, actual, actualid, hj, oje, at present, pres, prés, curr, cur, pte, atualm
`);

/** Words between the two ends of a range. */
export const untilWords: readonly string[] = wordList(`
  to, until, till, til, through, thru, up to, up until, right up to, à, au, jusqu'à, jusqu'au, jusqu'en, a, al,
  hasta, até, ate, até ao, ate ao, ao, ועד, עד, ועד ל, עד ל, y hasta, e até, et jusqu'à, jusqu'à la
`);

/** Words between the two ends behind "between". */
export const betweenWords: readonly string[] = wordList('and, et, y, e');

/** Words before the one date of a job that goes on. */
export const sinceWords: readonly string[] = wordList(`
  since, ever since, from, as of, depuis, depuis le, à partir de, à compter de, dès, desde, desde el, desde o, desde a,
  a partir de, a partir del, a contar de, מאז, משנת, החל מ, החל, החל משנת
`);

/** "from", "between", "in": words before a range that belong to it. */
export const beforeRange: readonly string[] = wordList(`
  from, between, since, de, du, des, entre, desde, del, em, en, depuis, le, el, o, in, dans, משנת, בשנים, בשנת, בין
`);

/** Names of the field a range stands in. */
export const rangeLabels: readonly string[] = wordList(`
  period, dates, date, dates employed, from, période, durée, fechas, fecha, período, periodo, datas, data, תקופה, תאריכים,
  start, start date, started, date started, joined, début, date de début, entrée, date d'entrée, embauche, date d'embauche,
  inicio, fecha de inicio, fecha inicio, ingreso, fecha de ingreso, entrada, fecha de entrada, alta, desde, início, data de
  início, data início, admissão, data de admissão, data admissão, data de entrada, admitido em, admitida em, de,
  תחילת עבודה, תאריך התחלה, התחלה, מתאריך, ממועד
`);

/** Names of the field the end of a range stands in. */
export const endLabels: readonly string[] = wordList(`
  to, until, end, end date, finish, finished, left, date left, leaving date, fin, date de fin, sortie, date de sortie, départ,
  fecha de fin, fecha fin, término, fecha de término, egreso, fecha de egreso, salida, fecha de salida, baja, hasta, cese,
  fecha de cese, fim, data de fim, data fim, término, data de término, saída, data de saída, data saída, demissão, data de
  demissão, desligamento, data de desligamento, até, סיום עבודה, תאריך סיום, סיום, עד תאריך
`);

/** Words that only make a date less exact. */
export const vagueWords: readonly string[] = wordList(`
  season, the season, saison, la saison, saisons, temporada, la temporada, a temporada, curso escolar, année scolaire, עונת,
  early, mid, late, about, around, approx, circa, the beginning of, the start of, the end of, end of, beginning of, the
  summer of, the winter of, the spring of, the autumn of, début, fin, mi, vers, environ, la fin de, le début de, el verano
  de, principios de, inicios de, comienzos de, finales de, fines de, mediados de, el año, los años, año, principio de,
  início de, começo de, meados de, fim de, final de, finais de, o ano de, o início de, o final de, o fim de, סוף, תחילת,
  אמצע, שנת
`);

/** Words before an end that hasn't come yet, or that was the end of all work. */
export const retirementWords: readonly string[] = wordList(`
  retirement, retiring, la retraite, retraite, la jubilación, aposentadoria, a aposentadoria, הפרישה, פרישה
`);
