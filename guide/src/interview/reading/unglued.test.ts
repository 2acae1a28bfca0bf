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
