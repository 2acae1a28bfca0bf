import type { SkillLevel } from '@foothold/contract';
import { wordList } from '../word-list.ts';

/** Words that print a level beside a skill or a language, in en, fr, es, pt, he. */
export const levelWords: Readonly<Record<SkillLevel, readonly string[]>> = {
  beginner: wordList(`
    beginner, basic, basics, a bit, a little, some, so so, more or less, learning, un peu, débutant a2, en apprentissage, más o menos,
    un poco, algo, regular, aprendiendo, mais ou menos, um pouco, pouco, aprendendo, razoável, קצת, מעט, ככה ככה, נמוכה, רמה נמוכה, basic knowledge, elementary, novice, a1, a2, fair, conversational, débutant,
    débutante, notions, élémentaire, bases, scolaire, principiante, básico, básica, elemental, nivel básico, nivel
    elemental, iniciante, nível básico, noções, elementar, conhecimentos básicos, בסיסי, בסיסית, מתחיל, רמה
    בסיסית, היכרות
  `),
  intermediate: wordList(`
    intermediate, good, fairly good, pretty good, quite good, good level, good command, comfortable, usuel, bien, assez bien, correct,
    à l'aise, buen nivel, bien, bastante bien, me defiendo, boa, bom nível, bem, די טוב, די טובה, לא רע, competent, proficient, working knowledge, limited working, b1, b2, moderate, professional
    working, intermédiaire, bon niveau, bonne maîtrise, moyen, courant technique, intermedio, intermedia, nivel
    medio, medio, intermediário, intermediária, intermédio, nível médio, bom, bueno, בינוני, בינונית, טוב, טובה,
    רמה טובה, רמה בינונית
  `),
  advanced: wordList(`
    advanced, expert, very well, perfect, perfectly, first language, parfait, très bien, couramment, langue natale, perfecto, muy bien,
    muy bueno, muy buena, muy buen nivel, materno, materna, domino, experta, ótimo, ótima, muito bom, muito boa, muito bem, perfeito,
    domínio, materna, domínio total, מושלם, מושלמת, טוב מאוד, ברמת שפת אם, רמה גבוהה מאוד, fluent, native, mother tongue, bilingual, excellent, very good, c1, c2, proficiency, native
    speaker, full professional, professional complete, master, avancé, avancée, confirmé, courant, langue
    maternelle, maternelle, bilingue, très bon niveau, excellent niveau, natif, avanzado, avanzada, experto,
    experta, nativo, nativa, lengua materna, fluido, fluida, profesional completo, nivel alto, nivel avanzado,
    avançado, avançada, especialista, língua materna, fluente, nível avançado, excelente, מתקדם, מתקדמת, מומחה,
    שפת אם, שוטף, שוטפת, מצוין, מצוינת, רמה גבוהה, גבוהה, טובה מאוד, מעולה
  `),
};
