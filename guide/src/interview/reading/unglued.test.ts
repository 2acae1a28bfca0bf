import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';

const skillsIn = (message: string) =>
  hear(message, { asked: 'skills', language: 'he', languages: ['he'], now: 0 }).said.flatMap((one) =>
    one.field === 'skills' ? [one.value.name] : [],
  );

describe('names of skills in Hebrew', () => {
  it.each<[string, string[]]>([
    ['טובה בבישול ובניהול חשבונות', ['בישול', 'ניהול חשבונות']],
    ['ובתיקון אופניים', ['תיקון אופניים']],
    ['מבין באינסטלציה ובחשמל', ['אינסטלציה', 'חשמל']],
    ['אורגת סלים, ומנגנת במפוחית', ['אורגת סלים', 'מנגנת במפוחית']],
  ])('stand without the “and” and “in” written at them: “%s”', (message, names) => {
    expect(skillsIn(message)).toEqual(names);
  });

  it.each(['בנייה', 'בישול', 'וילונות', 'בריכות נוי', 'ברזל', 'בציר', 'ברידג׳'])(
    'keep the letters they begin with: “%s”',
    (name) => {
      expect(skillsIn(name)).toEqual([name]);
    },
  );
});

it('wishes in Hebrew stand without the “and” before what is to be done', () => {
  const { said } = hear('רוצה להרוויח 900 בחודש, וללמוד לנגן', {
    asked: 'goals',
    language: 'he',
    languages: ['he'],
    now: 0,
  });
  expect(said.flatMap((one) => (one.field === 'goals' ? [one.value.value] : []))).toContain('ללמוד לנגן');
});

describe('two jobs of one length', () => {
  const jobsIn = (message: string) =>
    hear(message, { asked: 'experience', language: 'en', languages: ['en'], now: 0 }).said.flatMap((one) =>
      one.field === 'experience' ? [one.value.role_title] : [],
    );

  it.each<[string, string[]]>([
    ['tram driver 6 years and driver 6 years', ['tram driver', 'driver']],
    ['pastry cook 7 years and cook 7 years', ['pastry cook', 'cook']],
  ])('are both heard where one is named within the other and by itself: “%s”', (message, titles) => {
    expect(jobsIn(message)).toEqual(titles);
  });
});
