import type { SkillLevel } from '@foothold/contract';
import { wordList } from '../word-list.ts';

/** Words that print a level beside a skill or a language, in en, fr, es, pt, he. */
export const levelWords: Readonly<Record<SkillLevel, readonly string[]>> = {
  beginner: wordList(`
    beginner, basic, basics, basic knowledge, elementary, novice, a1, a2, fair, conversational, débutant,
    débutante, notions, élémentaire, bases, scolaire, principiante, básico, básica, elemental, nivel básico, nivel
    elemental, iniciante, nível básico, noções, elementar, conhecimentos básicos, בסיסי, בסיסית, מתחיל, רמה
    בסיסית, היכרות
  `),
  intermediate: wordList(`
    intermediate, good, competent, proficient, working knowledge, limited working, b1, b2, moderate, professional
    working, intermédiaire, bon niveau, bonne maîtrise, moyen, courant technique, intermedio, intermedia, nivel
    medio, medio, intermediário, intermediária, intermédio, nível médio, bom, bueno, בינוני, בינונית, טוב, טובה,
    רמה טובה, רמה בינונית
  `),
  advanced: wordList(`
    advanced, expert, fluent, native, mother tongue, bilingual, excellent, very good, c1, c2, proficiency, native
    speaker, full professional, professional complete, master, avancé, avancée, confirmé, courant, langue
    maternelle, maternelle, bilingue, très bon niveau, excellent niveau, natif, avanzado, avanzada, experto,
    experta, nativo, nativa, lengua materna, fluido, fluida, profesional completo, nivel alto, nivel avanzado,
    avançado, avançada, especialista, língua materna, fluente, nível avançado, excelente, מתקדם, מתקדמת, מומחה,
    שפת אם, שוטף, שוטפת, מצוין, מצוינת, רמה גבוהה, גבוהה, טובה מאוד, מעולה
  `),
};
