import { wordList } from '../../../resume/word-list.ts';
import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { isService } from './pieces.ts';

const IN = /\s+ב-?(?=[\p{L}"']{2})/gu;
/** Words of roles that begin with the letter themselves, and ways of work: "in" of no employer. */
const NO_EMPLOYER = new Set(
  wordList(`
    בכיר, בכירה, בכירים, בטיחות, בנייה, בניה, בניין, בנין, ביטחון, בטחון, בית, בתי, בישול, בגרות, בריאות, בטון, בצק, בצקים, בשר,
    בשרים, ברזל, בקרה, בקרת, בקר, ביקורת, בינוני, ביטוח, בידור, במה, ביולוגיה, בודק, בודקת, בעל, בעלת, בן, בת, בוגר, בוגרת, בוקר,
    בלילה, במשמרות, בשכר, בהתנדבות, במשרה, בחלקיות, בקבלנות, בפועל, באופן, במקצוע, במשרד, בגדים, ביגוד, בובות, בקיאות, בסיסי,
    ביתי, ביתית, בחופשה, בחינות, בלבד, בעיקר, במיוחד, בזמן, בשנים, בשנת, בערך, בתחום, בעיר, בארץ, בצפון, בדרום, במרכז, בודד
  `),
);
/** Of those, words that are employers when more stands behind them ("במשרד כהן", "בבית ספר"). */
const WITH_NAME = new Set(['במשרד', 'בית', 'בבית', 'בבתי']);

/** "אופה במאפיית אנג'ל", "קונדיטור ברולדין": role and employer, where "in" is grown together with the employer. */
export function hebrewPieces(text: string): string[] | undefined {
  const found = [...text.matchAll(IN)].map((match) => ({
    left: text.slice(0, match.index),
    right: text.slice(match.index + match[0].length),
    word: /^\S+/u.exec(text.slice(match.index).trimStart())?.[0] ?? '',
  }));
  const told = found.filter(({ left }) => namesRole(left) || isService(left));
  const employer = told.find(
    ({ right, word }) =>
      namesEmployer(/^\S+/u.exec(right)?.[0] ?? '') &&
      (right.includes(' ') || !NO_EMPLOYER.has(word)) &&
      (!NO_EMPLOYER.has(word) || WITH_NAME.has(word)),
  );
  const named = employer ?? told.find(({ right, word }) => !NO_EMPLOYER.has(word) && !namesRole(right));
  return named && [named.left, named.right];
}
