import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lawWords } from '../../care/law.ts';
import { Talk } from './testing.ts';

/** A talk in which a field was asked for. */
function asked(field: AskedField, language: Language): Talk {
  const talk = new Talk(language);
  talk.history.push({ sender: 'foothold', content: '', record: { asks: field, act: null, before: [] } });
  return talk;
}

describe('an answer beside one that is refused', () => {
  it.each([
    ['en', 'I mend umbrellas, I sell stolen phones, and I have 7 hours a week', /umbrellas/u],
    ['he', 'אני מתקנת מטריות, מוכרת טלפונים גנובים, ויש לי 7 שעות בשבוע', /מטריות/u],
    ['fr', 'je répare des parapluies, je vends des téléphones volés, et j’ai 7 heures par semaine', /parapluies/u],
    ['es', 'arreglo paraguas, vendo celulares robados, y tengo 7 horas a la semana', /paraguas/u],
    ['pt', 'conserto guarda-chuvas, vendo celulares roubados, e tenho 7 horas por semana', /guarda-chuvas/u],
  ] as const)('is written down, in %s: %s', async (language, message, skill) => {
    const talk = asked('skills', language);
    const reply = await talk.say(message);
    expect(reply).toContain(lawWords[language].unwritten);
    expect(JSON.stringify(talk.profile.skills)).toMatch(skill);
    expect(talk.profile.resources.hours_per_week).toBe(7);
  });

  it.each([
    ['en', 'I can sew curtains. Some nights I just want it all to end. 5 hours a week'],
    ['he', 'אני יודעת לתפור וילונות. יש לילות שאני רק רוצה שהכול ייגמר. 5 שעות בשבוע'],
    ['fr', 'je sais coudre des rideaux. Certains soirs je veux juste en finir. 5 heures par semaine'],
    ['es', 'sé coser cortinas. Hay noches en que solo quiero que todo acabe. 5 horas a la semana'],
    ['pt', 'sei costurar cortinas. Tem noites em que só quero que tudo acabe. 5 horas por semana'],
  ] as const)('is there once somebody says that all is well, in %s: %s', async (language, message) => {
    const talk = asked('skills', language);
    await talk.say(message);
    expect(talk.history.at(-1)?.record?.act).toBe('asked-of-danger');
    const well = { en: 'I’m fine', he: 'אני בסדר', fr: 'je vais bien', es: 'estoy bien', pt: 'estou bem' };
    await talk.say(well[language]);
    expect(talk.profile.resources.hours_per_week).toBe(5);
    expect(talk.profile.skills).not.toEqual([]);
  });
});
