import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { flat } from './reading/message.ts';
import { requestIn, type Request } from './requests.ts';
import { isKnown, saysNone, withoutLead } from './steering.ts';

describe('a message that only steers the interview', () => {
  it.each<[string, Request]>([
    ['please undo what I just said', 'undo'],
    ['can you take that out', 'undo'],
    ['oh no, scratch that last one', 'undo'],
    ['בבקשה תמחקי את מה שכתבתי', 'undo'],
    ['רגע, תבטל את הדבר האחרון', 'undo'],
    ['pouvez-vous effacer ce que je viens de dire', 'undo'],
    ['non, enlevez ça s’il vous plaît', 'undo'],
    ['por favor, borra lo último que dije', 'undo'],
    ['espera, quita eso', 'undo'],
    ['desculpa, apaga o que eu disse', 'undo'],
    ['tira isso por favor', 'undo'],
    ['no, I meant the other one', 'other one'],
    ['לא, התכוונתי לאחרת', 'other one'],
    ['non, je voulais dire l’autre', 'other one'],
    ['no, me refería a la otra', 'other one'],
    ['não, eu quis dizer a outra', 'other one'],
    ['I already answered that one', 'told already'],
    ['you have asked me this before', 'told already'],
    ['כבר עניתי על השאלה הזאת', 'told already'],
    ['mais je vous l’ai déjà dit', 'told already'],
    ['pero si ya te lo conté antes', 'told already'],
    ['mas eu já respondi isso', 'told already'],
    ['maybe another time', 'later'],
    ['ask me that later please', 'later'],
    ['תשאלי אותי אחר כך', 'later'],
    ['demandez-moi plus tard', 'later'],
    ['mejor lo vemos más adelante', 'later'],
    ['pergunta isso depois', 'later'],
    ['hmmm', 'sound'],
    ['אממ', 'sound'],
    ['euh, bah', 'sound'],
  ])('%s', (message, request) => {
    expect(requestIn(flat(message))).toBe(request);
  });

  it.each([
    'I deleted old files for a bank',
    'take out catering',
    'cancel culture podcasts',
    'the other one bakes, I sew',
    'I told stories at the library',
    'a later shift at the mill',
    'no borres eso',
    'don’t delete my job',
    'je raconte des contes aux enfants',
    'contar cuentos',
    'segundo de bachillerato',
    'אני מספרת סיפורים לילדים',
    'אחר כך עבדתי בנגרייה',
    'depois virei pedreiro',
  ])('is not what tells something: %s', (message) => {
    expect([null, 'outside', 'skip']).toContain(requestIn(flat(message)));
  });
});

it.each<[string, 'hobbies' | 'skills' | 'limits' | 'education']>([
  ['I don’t really have any hobbies', 'hobbies'],
  ['none that I know', 'hobbies'],
  ['nothing special', 'skills'],
  ['אין לי ממש תחביבים', 'hobbies'],
  ['שום דבר מיוחד', 'skills'],
  ['je n’ai pas vraiment de loisirs', 'hobbies'],
  ['rien de particulier', 'limits'],
  ['no tengo aficiones', 'hobbies'],
  ['nada en especial', 'skills'],
  ['não tenho nenhum passatempo', 'hobbies'],
  ['nada em particular', 'limits'],
  ['no education', 'education'],
])('says that there is none: %s', (message, asked) => {
  expect(saysNone(flat(message), asked)).toBe(true);
});

it.each<[string, 'hobbies' | 'limits' | 'skills']>([
  ['no car', 'limits'],
  ['nothing but chess', 'hobbies'],
  ['rien que la pêche', 'hobbies'],
  ['nada, bueno, ajedrez', 'hobbies'],
  ['sem carro', 'limits'],
  ['בלי רכב', 'limits'],
  ['no heavy lifting', 'limits'],
])('tells something besides a no: %s', (message, asked) => {
  expect(saysNone(flat(message), asked)).toBe(false);
});

it.each([
  ['like I said, I mend nets', 'I mend nets'],
  ['well, as I told you, no driving', 'no driving'],
  ['I told you that I can’t stand long', 'I can’t stand long'],
  ['כמו שכבר אמרתי, אני תופרת', 'אני תופרת'],
  ['comme je vous l’ai dit : la soudure', 'la soudure'],
  ['como ya te dije, arreglo motos', 'arreglo motos'],
  ['como eu falei, conserto motos', 'conserto motos'],
  ['I already told you', 'I already told you'],
  ['já falei inglês na escola', 'já falei inglês na escola'],
  ['I said goodbye to the shop', 'I said goodbye to the shop'],
])('leaves “as I said” out: %s', (message, told) => {
  expect(withoutLead(message)).toBe(told);
});

it.each<[string, Language, boolean]>([
  ['Haifa', 'en', true],
  ['the mill', 'en', false],
  ['welder!', 'en', true],
  ['41', 'en', false],
])('knows whether %s was said before', (words, language, known) => {
  const job = { role_title: 'welder', company_name: null, duration_months: 24, description: null };
  expect(isKnown(words, { ...emptyProfile, location: 'Haifa', age: 41, experiences: [job] }, language)).toBe(known);
});
