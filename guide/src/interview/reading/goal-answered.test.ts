import { emptyProfile, goalTypes, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { openGoalType } from '../../understand/goal-type.ts';
import { limitsOf } from '../../understand/limits.ts';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

const answered = (language: Language, text: string) => {
  const message = cleaned(text);
  const now = Date.UTC(2026, 10, 28);
  return hear(message, { asked: 'goals', language, languages: languagesOf(flat(message), language), now }).said;
};
const goalsOf = (language: Language, text: string) =>
  answered(language, text).flatMap((one) => (one.field === 'goals' ? [one.value.value] : []));

describe('an answer to the question for goals that begins as wishes do', () => {
  it.each<[Language, string]>([
    ['en', 'row round the island before i turn 70'],
    ['en', 'sleep through without tablets'],
    ['en', 'sew capes for the ward next door'],
    ['he', 'לישון עד הבוקר'],
    ['he', 'לחתור שבעה קילומטר בלי לנוח'],
    ['fr', 'passer une nuit sans lumière'],
    ['fr', 'tenir la main aux voisins du dessous'],
    ['es', 'dormir sin la tele puesta'],
    ['es', 'que no se olvide la copla de mi pueblo'],
    ['pt', 'perder o medo de cantar sozinha'],
    ['pt', 'ver minha irmã em Coimbra'],
    ['pt', 'que a cantiga da minha tia não se perca'],
  ])('is the goal in %s, whatever its words may tell elsewhere: “%s”', (language, text) => {
    expect(goalsOf(language, text)).toEqual([text]);
    expect(answered(language, text)).toHaveLength(1);
  });

  it.each<[Language, string, string, string]>([
    ['en', 'walk to the sea again and 200 a month', 'walk to the sea again', '200 a month'],
    ['he', 'ללכת שוב עד הים ו-200 שקל בחודש', 'ללכת שוב עד הים', '200 שקל בחודש'],
    ['fr', 'remarcher jusqu’à la mer et 200 euros par mois', 'remarcher jusqu’à la mer', '200 euros par mois'],
    ['es', 'caminar otra vez hasta el mar y 200 al mes', 'caminar otra vez hasta el mar', '200 al mes'],
    ['pt', 'andar de novo até o mar e 200 por mês', 'andar de novo até o mar', '200 por mês'],
  ])('is one goal beside a sum, in %s: “%s”', (language, text, wish, sum) => {
    expect(goalsOf(language, text)).toEqual([wish, sum]);
  });

  it.each<[Language, string, string]>([
    ['en', 'iron shirts without standing all day', 'without standing all day'],
    ['en', 'sell lamps without phoning anybody', 'without phoning anybody'],
    ['he', 'לתקן מנורות בלי להרים ארגזים', 'בלי להרים ארגזים'],
    ['he', 'למכור מנורות בלי לנהוג', 'בלי לנהוג'],
    ['fr', 'réparer des lampes sans porter de cartons', 'sans porter de cartons'],
    ['fr', 'vendre des lampes sans téléphoner', 'sans téléphoner'],
    ['es', 'arreglar lámparas sin cargar cajas', 'sin cargar cajas'],
    ['es', 'vender lámparas sin conducir', 'sin conducir'],
    ['pt', 'consertar luminárias sem carregar caixas', 'sem carregar caixas'],
    ['pt', 'vender luminárias sem dirigir', 'sem dirigir'],
    ['en', 'sew curtains without meeting people', 'without meeting people'],
    ['en', 'mend chairs without leaving our valley', 'without leaving our valley'],
    ['en', 'earn 280 a month without driving', 'without driving'],
    ['he', 'לסרוג בלי לפגוש אנשים', 'בלי לפגוש אנשים'],
    ['he', 'לתקן כיסאות בלי לצאת מהכפר', 'בלי לצאת מהכפר'],
    ['he', 'להרוויח 900 בחודש בלי לנהוג', 'בלי לנהוג'],
    ['fr', 'coudre des rideaux sans rencontrer personne', 'sans rencontrer personne'],
    ['fr', 'réparer des chaises sans quitter mon hameau', 'sans quitter mon hameau'],
    ['fr', 'gagner 280 par mois sans conduire', 'sans conduire'],
    ['es', 'coser cortinas sin tratar con nadie', 'sin tratar con nadie'],
    ['es', 'arreglar sillas sin salir del valle', 'sin salir del valle'],
    ['es', 'ganar 280 al mes sin conducir', 'sin conducir'],
    ['pt', 'costurar cortinas sem encontrar gente', 'sem encontrar gente'],
    ['pt', 'consertar cadeiras sem sair do vale', 'sem sair do vale'],
    ['pt', 'ganhar 280 por mês sem dirigir', 'sem dirigir'],
  ])('keeps what it is to be done without as a limit in %s: “%s”', (language, text, limit) => {
    expect(goalsOf(language, text)).toEqual([text]);
    expect(answered(language, text)).toContainEqual({ field: 'limits', value: limit });
  });

  it.each<[Language, string]>([
    ['en', 'draw maps without having to sell them'],
    ['he', 'לצייר מפות בלי למכור אותן'],
    ['fr', 'dessiner des cartes sans devoir les vendre'],
    ['es', 'dibujar mapas sin tener que venderlos a clientes'],
    ['pt', 'desenhar mapas sem ter que vender'],
  ])('is no income in %s by what it is to be done without: “%s”', (language, text) => {
    const types = answered(language, text).flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
    expect(types).toEqual([openGoalType[language]]);
  });

  it.each<[Language, string]>([
    ['en', 'rest in peace'],
    ['en', 'see my late brother in heaven'],
    ['he', 'לראות את אחותי שנפטרה'],
    ['he', 'לנוח לנצח'],
    ['fr', 'revoir ma sœur décédée'],
    ['fr', 'me reposer en paix'],
    ['es', 'volver a ver a mi hermano muerto'],
    ['es', 'descansar para siempre'],
    ['pt', 'rever meu irmão falecido'],
    ['pt', 'descansar em paz'],
  ])('is not taken for one of one’s own in %s where it may be an end: “%s”', (language, text) => {
    const types = answered(language, text).flatMap((one) => (one.field === 'goals' ? [one.value.goal_type] : []));
    expect(types).not.toContain(goalTypes[language].personal);
  });

  it.each<[Language, string]>([
    ['en', 'climb the tower without my crutches'],
    ['en', 'sleep without tablets or the radio'],
    ['he', 'לעלות למגדל בלי קביים'],
    ['fr', 'monter à la tour sans béquilles'],
    ['es', 'subir a la torre sin muletas ni bastón'],
    ['pt', 'subir à torre sem muletas'],
  ])('rules nothing out in %s by what somebody wants to be rid of: “%s”', (language, text) => {
    expect(answered(language, text)).toEqual([{ field: 'goals', value: expect.objectContaining({ value: text }) }]);
    const goals = [{ goal_type: openGoalType[language], value: text }];
    expect(limitsOf({ ...emptyProfile, language, goals }).ruledOut).toEqual(new Set());
  });

  it.each<[Language, string]>([
    ['en', 'sleep without fear of him coming in'],
    ['he', 'לישון בלי לפחד שהוא ייכנס'],
    ['fr', 'dormir sans avoir peur qu’il rentre'],
    ['es', 'dormir sin miedo a que él llegue'],
    ['pt', 'dormir sem medo de que ele chegue'],
  ])('is none in %s where it tells whom somebody fears: “%s”', (language, text) => {
    expect(goalsOf(language, text)).toEqual([]);
  });

  it('is read to its end, and what stands behind it by itself', () => {
    const said = answered('en', 'paint the boat, I have 6 hours a week');
    expect(said).toContainEqual({ field: 'hours_per_week', value: 6 });
    expect(goalsOf('en', 'paint the boat, I have 6 hours a week')).toEqual(['paint the boat']);
  });

  it.each<[Language, string]>([
    ['en', 'I can’t drive any more'],
    ['he', 'לעבוד בלילה אני לא יכול'],
    ['fr', 'travailler la nuit je ne peux plus'],
    ['es', 'trabajar de noche no puedo'],
    ['pt', 'trabalhar à noite não posso'],
  ])('is none in %s where it says what is not to be: “%s”', (language, text) => {
    expect(goalsOf(language, text)).toEqual([]);
  });
});
