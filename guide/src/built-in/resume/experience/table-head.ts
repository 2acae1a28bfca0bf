import { wordsOf } from '../fold.ts';
import type { Line } from '../lines.ts';
import { wordList } from '../word-list.ts';

const COLUMN_NAMES = new Set(
  wordList(`
    position, role, title, job title, job, post, company, employer, organisation, organization, place, location, dates,
    date, period, years, year, from, to, duration, duties, tasks, poste, fonction, emploi, entreprise, employeur, société,
    lieu, période, durée, années, missions, puesto, cargo, empresa, lugar, fechas, fecha, periodo, período, años, funciones,
    função, local, datas, data, anos, atividades, תפקיד, משרה, מקום עבודה, מקום העבודה, חברה, מעסיק, שנים, תאריכים, תקופה, מקום, תאריך
  `).map((name) => wordsOf(name).join(' ')),
);

/** The row over a table of jobs: "Position | Company | Dates", and nothing else. */
export function isTableHead({ cells }: Line): boolean {
  return cells.length > 1 && cells.every((cell) => COLUMN_NAMES.has(wordsOf(cell).join(' ')));
}
