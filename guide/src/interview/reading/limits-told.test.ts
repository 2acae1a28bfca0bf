import type { AskedField, Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { languagesOf } from './language.ts';
import { limitsTold } from './limits-told.ts';
import { cleaned, flat } from './message.ts';
import { isRefusal } from './refusals.ts';

function told(message: string, language: Language, asked: AskedField | null = null): string[] {
  const text = cleaned(message);
  const heard = { asked, language, languages: languagesOf(flat(text), language), now: 0 };
  return limitsTold(text, heard).map((one) => one.text);
}

/** What is told, and the words that each limit in it must hold, in order. */
const limits: Record<Language, [string, string[]][]> = {
  en: [
    ['weekdays only, the grandkids have me at weekends', ['weekdays only']],
    ['nothing overhead since the shoulder op', ['overhead']],
    ['done by 3pm, school gates', ['done by 3pm']],
    ['I can do any day except Wednesday', ['Wednesday']],
    ['no lifting, bending or stairs please', ['stairs']],
    ['car is out, I failed the eye test', ['car is out']],
    ['free until half two, then the bus comes', ['half two']],
    ['I can hardly walk to the corner', ['walk']],
    ['paint fumes set off my asthma', ['asthma']],
    ['dodgy knee so nothing where I kneel', ['knee', 'kneel']],
    ['not on Sundays, that is chapel', ['Sundays']],
    ['only mornings work for me', ['mornings']],
    ['I would never go door to door', ['door to door']],
    ['I get the shakes on camera, no video', ['no video']],
    ['mechanic in Hull no motorway driving two kids', ['motorway']],
    ['I hate selling to people I know', ['selling']],
    ['I struggle with small print', ['small print']],
    ['phones: no', ['phones']],
    ['need to be home before dark', ['home before dark']],
    ['seated work only, the leg is plated', ['seated work only']],
    ['I am allergic to latex gloves', ['latex']],
    ['I don’t want strangers in my kitchen', ['strangers']],
    ['welder in Hull, no tarmac, no pipework', ['tarmac', 'pipework']],
    ['I don’t do weddings', ['weddings']],
    ['the doctor says no ladders', ['no ladders']],
    ['past seven I am no use to anybody', ['past seven']],
  ],
  fr: [
    ['pas le mercredi, j’ai les petits', ['mercredi']],
    ['rien au-dessus de la tête depuis l’opération', ['tête']],
    ['je dois être rentrée avant la nuit', ['nuit']],
    ['tout sauf le téléphone', ['téléphone']],
    ['je ne travaille que le matin', ['matin']],
    ['la voiture c’est exclu, plus de permis', ['exclu', 'permis']],
    ['j’ai du mal à rester debout', ['debout']],
    ['libre jusqu’à 15h30', ['15h30']],
    ['le bruit me donne la migraine', ['migraine']],
    ['j’ai le dos en compote', ['dos']],
    ['jamais le dimanche', ['dimanche']],
    ['uniquement en semaine', ['semaine']],
    ['j’supporte plus l’odeur de friture', ['friture']],
    ['je déteste vendre aux amis', ['vendre']],
    ['pas de charges lourdes, ni escaliers', ['escaliers']],
    ['je suis dispo que le jeudi', ['jeudi']],
    ['le proprio interdit le bruit, pas de machines', ['machines']],
    ['rien de sucré, je suis diabétique', ['sucré', 'diabétique']],
    ['je ne veux pas passer à la caméra', ['caméra']],
    ['je suis allergique aux chats', ['chats']],
    ['sans voiture depuis janvier', ['voiture']],
    ['je peux pas m’agenouiller', ['agenouiller']],
    ['seulement assise, j’ai une prothèse de hanche', ['assise', 'hanche']],
  ],
  es: [
    ['se me dan los bordados y no leo mucho', ['no leo mucho']],
    ['carro no, me quitaron la licencia', ['carro no']],
    ['solo entre semana', ['semana']],
    ['nada por encima de la cabeza', ['cabeza']],
    ['cualquier día menos el jueves', ['jueves']],
    ['termino a las 3 por el niño', ['las 3']],
    ['me cuesta subir escaleras', ['escaleras']],
    ['el olor a lejía me da asma', ['lejía']],
    ['tengo la rodilla operada', ['rodilla']],
    ['por las noches imposible', ['noches']],
    ['no puedo estar de pie mucho rato', ['de pie']],
    ['libre hasta las dos', ['las dos']],
    ['no trabajo más que por la mañana', ['mañana']],
    ['sin llamadas por favor', ['llamadas']],
    ['no quiero vender a la familia', ['vender']],
    ['odio hablar en público', ['hablar en público']],
    ['los domingos no', ['domingos']],
    ['solo sentada', ['sentada']],
    ['soy alérgico al polvo', ['polvo']],
    ['nada pesado, ni agacharme', ['agacharme']],
    ['no tengo cocina aquí', ['cocina']],
    ['nada de bodas ni bautizos', ['bodas']],
    ['nunca he aprendido a conducir', ['conducir']],
  ],
  pt: [
    ['faço rapadura e não escrevo direito', ['não escrevo direito']],
    ['só de manhã, à tarde tenho a netinha', ['manhã']],
    ['nada acima da cabeça', ['cabeça']],
    ['carro não, vendi', ['carro não']],
    ['qualquer dia menos sábado', ['sábado']],
    ['tenho que buscar o menino, livre até as 4', ['até as 4']],
    ['mal consigo ficar em pé', ['em pé']],
    ['o cheiro de tinta ataca minha asma', ['asma']],
    ['meu joelho é ruim', ['joelho']],
    ['noite nem pensar', ['noite']],
    ['não posso carregar peso', ['peso']],
    ['apenas dias úteis', ['dias úteis']],
    ['sem ligação, por favor', ['ligação']],
    ['detesto vender pra conhecido', ['vender']],
    ['não quero aparecer em vídeo', ['vídeo']],
    ['só sentada, por causa da coluna', ['sentada']],
    ['sou alérgica a gato', ['gato']],
    ['não pego ônibus de noite', ['ônibus']],
    ['sem corte e costura de noiva', ['noiva']],
    ['nunca aos domingos', ['domingos']],
    ['trabalho em casa, não tenho garagem', ['garagem']],
    ['preciso estar em casa antes das seis', ['antes das seis']],
  ],
  he: [
    ['רק באמצע השבוע', ['באמצע השבוע']],
    ['שום דבר מעל הראש', ['מעל הראש']],
    ['מסיימת עד 15:00 בגלל הגן', ['15']],
    ['כל יום חוץ מיום שלישי', ['שלישי']],
    ['בלי סחיבות ובלי מדרגות', ['מדרגות']],
    ['רכב לא, שללו לי', ['רכב לא']],
    ['קשה לי לעמוד', ['לעמוד']],
    ['הריח של צבע עושה לי מיגרנה', ['מיגרנה']],
    ['הברך שלי דפוקה', ['הברך']],
    ['בערבים לא בא בחשבון', ['בערבים']],
    ['לא בשבת', ['שבת']],
    ['פנויה רק בבקרים', ['בבקרים']],
    ['בלי טלפונים', ['טלפונים']],
    ['אני שונאת למכור לאנשים', ['למכור']],
    ['לא רוצה להצטלם', ['להצטלם']],
    ['רק בישיבה', ['בישיבה']],
    ['אני אלרגית לכלבים', ['לכלבים']],
    ['אני לא נוהגת', ['נוהגת']],
    ['חייב להיות בבית לפני החושך', ['לפני החושך']],
    ['אין לי מטבח', ['מטבח']],
    ['אסור לי להרים', ['להרים']],
    ['לא בימי ב׳', ['לא בימי ב']],
    ['אחרי שמונה אני לא זמין', ['אחרי שמונה']],
    ['בלי חתונות', ['חתונות']],
  ],
};

/** What limits nobody. */
const free: Record<Language, string[]> = {
  en: [
    'evenings are no problem',
    'I don’t mind nights',
    'my sister can’t drive',
    'he is allergic to dogs',
    'I used to have no car',
    'single, no kids, from Leeds',
    'I have no children yet',
    'I was never afraid of heights',
    'can’t wait for the weekend',
    'nothing wrong with my back',
    'I am not allergic to anything',
    'are you not open on Sundays?',
    'I cook on Sundays and drive a van',
    'the phone is not a bother at all',
    'not bad with a needle',
    'I finished school at 16',
    'no experience, no savings',
    'nothing special',
    'no thanks',
    'no lack of space',
    'my knee was bad once',
  ],
  fr: [
    'le soir ne me dérange pas',
    'pas de souci pour le samedi',
    'ma sœur ne conduit pas',
    'il est allergique aux chats',
    'je n’ai pas d’enfants',
    'je n’avais pas de voiture à l’époque',
    'porter ne me fait pas peur',
    'j’ai un garage et une voiture',
    'je cuisine le dimanche',
    'je veux que ça marche en été',
    'sans diplôme ni économies',
  ],
  es: [
    'no me importa trabajar de noche',
    'los domingos no hay problema',
    'mi hermana no conduce',
    'no tengo hijos',
    'antes no tenía coche',
    'él es alérgico al polvo',
    'tengo coche y cocina grande',
    'no me da miedo hablar en público',
    'cocino los domingos',
    'trabajé hasta 2019 en un taller',
    'sin estudios, sin prisa',
    'no me faltan herramientas ni coche',
  ],
  pt: [
    'não me importo de trabalhar à noite',
    'minha irmã não dirige',
    'não tenho filhos',
    'moro no centro e trabalho no carro',
    'ele é alérgico a gato',
    'sábado não tem problema',
    'eu não tinha carro naquele tempo',
    'tenho carro e cozinha boa',
    'cozinho aos domingos',
    'sem dinheiro e sem pressa',
  ],
  he: [
    'אין לי בעיה לעבוד בערב',
    'אחותי לא נוהגת',
    'אין לי ילדים',
    'הוא אלרגי לחתולים',
    'פעם לא היה לי רכב',
    'לא אכפת לי לעבוד בשבת',
    'יש לי רכב ומטבח',
    'אני מבשלת בשבת',
    'לא מפריע לי רעש',
    'בלי ניסיון ובלי תואר',
  ],
};

const each = <Value>(table: Record<Language, Value[]>) =>
  Object.entries(table).flatMap(([language, all]) => all.map((one): [Language, Value] => [language as Language, one]));

describe('what people say they can’t or won’t, without saying so', () => {
  it.each(each(limits).map(([language, [message, words]]): [Language, string, string[]] => [language, message, words]))(
    'is heard: %s %s',
    (language, message, words) => {
      const all = told(message, language).join(' | ');
      for (const one of words) expect(all).toContain(one);
    },
  );

  it.each(each(free))('is not heard where nothing is limited: %s %s', (language, message) => {
    expect(told(message, language)).toEqual([]);
  });

  it('names no more than is said', () => {
    expect(told('I am a cook in Hull, no phone calls, and I bake bread', 'en')).toEqual(['no phone calls']);
    expect(told('no children', 'en', 'limits')).toEqual(['no children']);
  });
});

describe('what stands beside a limit', () => {
  it.each<[Language, string]>([
    ['en', 'I make jams without alcohol for the farm shop'],
    ['en', 'birthday cakes without nuts'],
    ['he', 'מכינה עוגות בלי אגוזים לשכנות'],
    ['fr', 'je cuisine des tartes sans alcool'],
    ['es', 'cocino postres sin gluten para una escuela'],
    ['pt', 'faço bolos sem glúten por encomenda'],
  ])('is no limit where something is made without it: %s %s', (language, message) => {
    expect(told(message, language)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'I need to eat without gluten', 'gluten'],
    ['en', 'I bake without a car', 'car'],
    ['fr', 'je dois manger sans gluten', 'gluten'],
    ['es', 'necesito un sitio sin polvo', 'polvo'],
  ])(
    'is one where somebody needs it so themselves, or lacks what they would go with: %s %s',
    (language, message, word) => {
      expect(told(message, language).join()).toContain(word);
    },
  );

  it.each<[Language, string, string]>([
    ['en', 'can’t do nights I drive the school bus early', 'can’t do nights'],
    ['en', 'no car and I really like showing people round', 'no car'],
    ['fr', 'pas le samedi et je tiens un stand au marché', 'pas le samedi'],
    ['es', 'no tengo carro y me gusta dar clases', 'no tengo carro'],
    ['pt', 'não tenho carro e gosto de dar aula', 'não tenho carro'],
  ])('is told apart where somebody goes on about themselves: %s %s', (language, message, limit) => {
    expect(told(message, language)).toEqual([limit]);
  });
});

describe('the things of somebody’s work', () => {
  it.each<[Language, string]>([
    ['en', 'I carve canes and mend crutches'],
    ['en', 'I repair wheelchairs'],
    ['fr', 'je répare des fauteuils roulants'],
    ['es', 'arreglo muletas y sillas de ruedas'],
    ['pt', 'esculpo bengalas e conserto muletas'],
    ['he', 'אני מתקן קביים וכיסאות גלגלים'],
    ['pt', 'Lavo carros das 5 às 8 da manhã'],
  ])('are no ills and no times that are out, in %s: “%s”', (language, message) => {
    expect(told(message, language, 'skills')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'I use a wheelchair'],
    ['fr', 'je marche avec deux cannes'],
    ['es', 'llevo muletas'],
    ['pt', 'uso bengala'],
    ['he', 'הולך עם מקל הליכה'],
    ['en', 'I mend nets but no ladders'],
  ])('and what somebody leans on, or leaves out besides, is one, in %s: “%s”', (language, message) => {
    expect(told(message, language, 'skills')).toHaveLength(1);
  });
});

describe('a skill', () => {
  it.each<[Language, string]>([
    ['en', 'make soups without salt'],
    ['fr', 'fais des soupes sans sel'],
    ['es', 'hago pasteles sin azúcar'],
    ['pt', 'faço doces sem açúcar'],
    ['he', 'מכינה עוגות בלי סוכר'],
  ])('is no refusal for what it leaves out, in %s: %s', (language, text) => {
    expect(isRefusal(text, language)).toBe(false);
  });

  it('is one where it is denied itself', () => {
    expect(isRefusal('no baking', 'en')).toBe(true);
    expect(isRefusal('no hago pasteles sin azúcar', 'es')).toBe(true);
  });
});
