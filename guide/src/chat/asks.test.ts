import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { asksOf, isBriefQuestion, spelledOut } from './asks.ts';
import { type ChatIntent, chatIntents, purposes } from './intents.ts';
import en from '../built-in/chat/phrasings/en.json' with { type: 'json' };
import es from '../built-in/chat/phrasings/es.json' with { type: 'json' };
import fr from '../built-in/chat/phrasings/fr.json' with { type: 'json' };
import he from '../built-in/chat/phrasings/he.json' with { type: 'json' };
import pt from '../built-in/chat/phrasings/pt.json' with { type: 'json' };
import { chatWords } from './words.ts';

const phrasings: Record<Language, Record<string, string[]>> = { en, he, fr, es, pt };
const first = (message: string) => asksOf(message)[0]?.intent;

describe.each(languages)('what people say in %s', (language) => {
  it.each(Object.keys(phrasings[language]))('is understood: %s', (intent) => {
    const said = phrasings[language][intent] ?? [];
    expect(said.length).toBeGreaterThanOrEqual(12);
    expect(said.filter((message) => first(message) !== intent).map((message) => [message, first(message)])).toEqual([]);
  });

  it('includes the guide’s own suggestions', () => {
    for (const [chip, message] of Object.entries(chatWords[language].chips)) {
      const [intent, purpose] = chip.split(':');
      const [ask] = asksOf(message);
      expect([message, ask?.intent, ask?.purpose ?? undefined]).toEqual([message, intent, purpose]);
    }
  });
});

describe('a known question', () => {
  it.each<[Language, brief: string, told: string]>([
    [
      'en',
      'What price do I ask for a hat?',
      'I ask what price he paid for me and he laughs, the gate is shut and my sister is gone',
    ],
    ['he', 'איזה מחיר לבקש על כובע?', 'שאלתי איזה מחיר הוא שילם עליי והוא צוחק, השער נעול ואחותי כבר לא כאן איתי'],
    [
      'fr',
      'Quel prix je demande pour un chapeau ?',
      'J’ai demandé quel prix il a payé pour moi et il rit, le portail est fermé et ma sœur est partie',
    ],
    [
      'es',
      '¿Qué precio pido por un sombrero?',
      'Le pregunté qué precio pagó por mí y se ríe, la reja está cerrada y mi hermana ya no está',
    ],
    [
      'pt',
      'Que preço eu peço por um chapéu?',
      'Perguntei que preço ele pagou por mim e ele ri, o portão está trancado e minha irmã sumiu',
    ],
  ])('explains few words, and nothing of what is told around it, in %s', (_, brief, told) => {
    expect([brief, told].map((message) => asksOf(message).length > 0)).toEqual([true, true]);
    expect([brief, told].map((message) => isBriefQuestion(message, asksOf(message)))).toEqual([true, false]);
  });
});

describe('French as it is typed in a hurry', () => {
  it.each<[string, ChatIntent]>([
    ['personne ma repondu', 'silence'],
    ['personne répond', 'silence'],
    ['jose pas leur demander', 'afraid'],
    ['je comprends pas', 'dont-know'],
    ['javance pas', 'stuck'],
    ['le plan me convient pas', 'change'],
  ])('is understood without its “ne” and its apostrophes: %s', (message, intent) => {
    expect(first(message)).toBe(intent);
  });
});

describe('what others did to somebody', () => {
  it.each([
    'they robbed me, I want to sell stolen goods',
    'me robaron, quiero vender cosas robadas',
    'they copied my bags and I want to sell fake bags too',
    'I got scammed so I sell fake designer bags now',
    'can I sell fake designer bags using my name',
    'me robaron y vendo cocaína',
    'me estafaron así que vendo bolsos falsos',
    "j'utilise mes photos pour vendre de faux sacs de marque",
    'je me suis fait arnaquer alors je vends de faux sacs',
    'רימו אותי אז אני מוכר תיקים מזויפים',
    'גנבו לי ועכשיו אני מוכרת קוקאין',
    'caí num golpe então vendo bolsas falsas',
    'me roubaram e agora vendo cocaína',
  ])('excuses no wrong of theirs: %s', (message) => {
    expect(asksOf(message)[0]?.intent).toBe('illegal');
  });
});

describe('a word that also means something of the work', () => {
  it.each<[string, ChatIntent | undefined]>([
    ['cuánto cuesta la renta del puesto', 'cost'],
    ['que legal ficou isso', 'thanks'],
    ['כמה כדורים צריך למשחק', undefined],
    ['tengo que tomar pastillas para dormir', 'health'],
  ])('is not taken for one of health, law or tax: %s', (message, intent) => {
    expect(first(message)).toBe(intent);
  });
});

describe('the time of day and what is on', () => {
  it.each(['what time is it in Japan', 'מה השעה', 'quelle heure est-il', 'qué hora es', 'em que canal dá o jogo'])(
    'is nothing of the plan: %s',
    (message) => {
      expect(first(message)).toBe('off-topic');
    },
  );
});

describe('a price', () => {
  const soap = 'hago jabón artesanal en casa';

  it('is asked for what somebody sells', () => {
    const question = 'por quanto vendo a bala';
    expect(asksOf(question)[0]?.intent).toBe('illegal');
    expect(asksOf(question, false, 'balas e doces de coco feitos em casa')[0]?.intent).toBe('price');
    expect(asksOf('a cuánto vendo la cocaína', false, soap)[0]?.intent).toBe('illegal');
  });

  it.each([
    'How much do I charge for a fake passport',
    'כמה לוקחים על דרכון מזויף',
    'quanto cobro por um passaporte falso',
  ])('of what breaks the law is told beside no work: %s', (message) => {
    for (const work of [soap, 'handmade soap', 'סבון בעבודת יד', 'sabonetes artesanais'])
      expect(asksOf(message, false, work)[0]?.intent).toBe('illegal');
  });
});

describe('a denial', () => {
  it.each<[string, ChatIntent | undefined]>([
    ['No example please', undefined],
    ["I don't want an example, how long does it take?", 'how-long'],
    ["I'm not asking about the price, who pays?", 'customers'],
    ['I have no price yet', 'price'],
    ["I'm not done yet", 'stuck'],
    ["Je n'ai pas fini", 'stuck'],
    ['No he terminado', 'stuck'],
    ['Ainda não terminei', 'stuck'],
    ['עוד לא סיימתי', 'stuck'],
    ['Pas besoin d’un exemple', undefined],
    ['No necesito un ejemplo', undefined],
    ['Não quero um exemplo', undefined],
    ['בלי דוגמה', undefined],
  ])('%s → %s', (message, intent) => {
    expect(first(message)).toBe(intent);
  });
});

describe('an answer to what was said', () => {
  it.each<[string, ChatIntent | undefined]>([
    ['Yes, let us go', 'go'],
    ['¡Sí!', 'go'],
    ['ça marche', 'go'],
    ['y si nieva', undefined],
    ['si nadie viene el martes', undefined],
    ['ça marche aussi pour les vélos électriques ?', undefined],
    ['is fine glass ok for that?', undefined],
    ['another', 'another'],
    ['a different colour for the second wall in the kitchen', undefined],
  ])('is one only where hardly anything else is said: %s → %s', (message, intent) => {
    expect(first(message)).toBe(intent);
  });
});

describe('a message', () => {
  it.each<[string, ChatIntent[]]>([
    ['How long does it take and what does it cost?', ['how-long', 'cost']],
    ['Combien de temps faut-il et combien ça coûte ?', ['how-long', 'cost']],
    ['¿Cuánto cobro y dónde encuentro clientes?', ['price', 'customers']],
    ['Quanto tempo leva e quanto custa?', ['how-long', 'cost']],
    ['כמה זמן זה לוקח וכמה זה עולה?', ['how-long', 'cost']],
    ['Hello! Thank you. How do I do this?', ['how']],
    ['Nobody answers. What should I do now?', ['silence']],
    ['Write me a message. Do I need a licence? And what is next? And why?', ['legal', 'template']],
  ])('with several questions: %s', (message, intents) => {
    expect(asksOf(message).map((ask) => ask.intent)).toEqual(intents);
  });

  it.each<[string, ChatIntent]>([
    ['Give me an exampel', 'example'],
    ['I need a tempate', 'template'],
    ['where are my custmers', 'customers'],
    ['donde hay clintes', 'customers'],
    ['un exmple svp', 'example'],
    ['plusgrand risuqe ?', 'risk'],
  ])('with a slip of the finger: %s', (message, intent) => {
    expect(first(message)).toBe(intent);
  });

  it('names the purpose of what is to be written', () => {
    const said: Record<string, string> = {
      'Write a follow-up message': 'follow-up',
      'How do I say no politely?': 'no',
      'They ask for a discount, asked for a discount': 'price',
      'A post for the local group': 'post',
      'Ask for a recommendation': 'referral',
      'I want to ask for feedback': 'feedback',
    };
    for (const [message, purpose] of Object.entries(said)) expect(asksOf(message)[0]?.purpose).toBe(purpose);
    expect(purposes).toEqual(expect.arrayContaining(Object.values(said)));
  });

  it('names the minutes there are', () => {
    expect(asksOf('I only have 10 minutes')[0]?.minutes).toBe(10);
    expect(asksOf('Tengo solo 20 minutos')[0]?.minutes).toBe(20);
    expect(asksOf('I have an hour today')[0]?.minutes).toBe(60);
    expect(asksOf('I only have two customers')[0]?.intent).toBe('customers');
  });

  it('of any length and kind is read', () => {
    for (const message of ['', '?', '🙂', 'asdf', 'x'.repeat(8_000), 'how '.repeat(2_000)]) {
      for (const ask of asksOf(message)) expect(chatIntents).toContain(ask.intent);
    }
  });
});

describe('a question that names nothing', () => {
  it.each([
    'where would I get them, not on the internet',
    'where would I find it?',
    '¿y dónde los consigo?',
    'je les trouve où ?',
  ])('is not taken for a wrong: %s', (message) => {
    expect(first(message)).not.toBe('illegal');
  });

  it.each(['how do I launder it?', 'where do I get cocaine?', '¿dónde consigo cocaína?'])(
    'is one where it names one: %s',
    (message) => {
      expect(first(message)).toBe('illegal');
    },
  );
});

it('hears no law in kin by marriage', () => {
  expect(asksOf('my mother-in-law wants one too').map(({ intent }) => intent)).not.toContain('legal');
  expect(asksOf('can my brother in law take it').map(({ intent }) => intent)).not.toContain('legal');
  expect(spelledOut('my daughter in law school, a brother in law enforcement')).toContain('daughter in law school');
  expect(asksOf('what does the law say about this').map(({ intent }) => intent)).toContain('legal');
});
