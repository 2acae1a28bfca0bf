import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { guessLanguage } from '../../../checks/prose.ts';
import {
  additions,
  after,
  amounts,
  explain,
  grinder,
  messages,
  OFFER,
  omissions,
  others,
  OWN,
  said,
  talk,
  translated,
} from './testing.ts';
import { careReply } from '../../../care/care.ts';
import { readRequest } from './requests.ts';
import { readAddition } from './addition.ts';
import { talkWords } from './words.ts';

/** What stands to be copied in a reply. */
const copied = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.slice(1).trim())
    .join(' ')
    .trim();

it('says that a French message says “vous”, which may be “tu” to one’s own', async () => {
  const [reply] = await talk(['dis à ma sœur qu’elle peut passer samedi'], 'fr');
  expect(copied(reply?.text ?? '')).toContain('Vous pouvez passer samedi');
  expect(reply?.text).toContain(talkWords.fr.to_them);
});

describe.each(languages)('a message in %s', (language) => {
  const [asked, to, about] = messages[language];
  const phrases = said[language];

  it('is written to whom they name, about what they name, with their offer and nothing unfilled', async () => {
    const [reply] = await talk([asked], language);
    expect(reply?.answered).toMatchObject({ kind: 'message', changed: false, message: { to, about, language } });
    expect(reply?.text).toContain(to);
    expect(copied(reply?.text ?? '')).toContain(about);
    expect(copied(reply?.text ?? '')).toContain(OFFER);
    expect(reply?.text).not.toMatch(/\{\w+\}|undefined/u);
  });

  it.each(phrases.shorter)('is shorter after “%s”, and says the same', async (then) => {
    const [before, { text }] = await after(asked, then, language);
    expect(copied(text).length).toBeGreaterThan(20);
    expect(copied(text).length).toBeLessThanOrEqual(0.75 * copied(before.text).length);
    for (const part of [OFFER, about, OWN]) expect(copied(text)).toContain(part);
  });

  it.each(phrases.longer)('is longer after “%s”', async (then) => {
    const [before, { text }] = await after(asked, then, language);
    expect(copied(text).length).toBeGreaterThan(copied(before.text).length);
    expect(copied(text)).toContain(about);
  });

  it.each([...phrases.warmer, ...phrases.formal, ...phrases.another])('has other words after “%s”', async (then) => {
    const [before, { text, answered }] = await after(asked, then, language);
    const register = phrases.warmer.includes(then) ? 'warm' : phrases.formal.includes(then) ? 'formal' : 'plain';
    expect(answered).toMatchObject({ kind: 'message', changed: true, message: { register, to, about } });
    expect(copied(text)).not.toBe(copied(before.text));
    for (const part of [OFFER, about, OWN]) expect(copied(text)).toContain(part);
  });

  it.each(additions[language])('says besides what is to be added: “%s”', async (then, words) => {
    const replies = await talk([asked, then, phrases.warmer[0] ?? ''], language);
    for (const { text, answered } of replies.slice(1)) {
      expect(answered).toMatchObject({ kind: 'message', changed: true, message: { to, about } });
      expect(copied(text).replaceAll(/[\u2068\u2069]/gu, '')).toContain(words);
    }
  });

  it('leaves out what they name, and still does in every later form', async () => {
    const [me, door, strange, question] = omissions[language];
    const [, bare, warm] = await talk([asked, me, phrases.warmer[0] ?? ''], language);
    for (const reply of [bare, warm]) {
      expect(copied(reply?.text ?? '')).not.toContain(OWN);
      expect(copied(reply?.text ?? '')).toContain(OFFER);
    }
    const [, shut] = await after(asked, door, language);
    expect(copied(shut.text)).not.toContain(about);
    expect(copied(shut.text)).toContain(OWN);
    const [before, same] = await after(asked, strange, language);
    expect(copied(same.text)).toBe(copied(before.text));
    expect(same.text).toContain(strange.split(' ').at(-1));
    const [, other] = await after(asked, question, language);
    expect(other.answered?.kind).not.toBe('message');
  });

  it('is listened to for danger, also where it is to say less', async () => {
    const danger = {
      en: 'without that, I want to die',
      he: 'בלי זה אני רוצה למות',
      fr: 'sans ça je veux mourir',
      es: 'sin eso quiero morir',
      pt: 'sem isso quero morrer',
    }[language];
    const [, heard] = await after(asked, danger, language);
    expect(heard.answered).toBeUndefined();
    expect(copied(heard.text)).toBe('');
  });

  it('is left alone by a question, and by “that” behind another word', async () => {
    const [question, told] = {
      en: ['can you say that I am right?', 'my aunt says that it is late'],
      he: ['אפשר לומר שאני צודק?', 'דודה שלי אומרת שמאוחר'],
      fr: ['tu dis que j’ai raison ?', 'ma tante dit que c’est tard'],
      es: ['¿dices que tengo razón?', 'mi tía dice que es tarde'],
      pt: ['dizes que tenho razão?', 'minha tia diz que é tarde'],
    }[language] as [string, string];
    for (const then of [question, told]) expect(readAddition(then, language)).toBeNull();
  });

  it.each(phrases.list)('is a list after “%s”', async (then) => {
    const [, { text }] = await after(asked, then, language);
    expect(text.match(/^- /gmu)?.length).toBeGreaterThan(3);
    expect(text).toContain(about);
  });

  it('goes to others, holds another amount and changes its language, each keeping what was changed before', async () => {
    const [then, newTo] = others[language];
    const [inOther, into] = translated[language];
    const [, forOthers, priced, foreign, short] = await talk(
      [asked, then, amounts[language], inOther, phrases.shorter[0] ?? ''],
      language,
    );
    expect(forOthers?.text).toContain(newTo);
    expect(copied(priced?.text ?? '')).toContain('37');
    expect(guessLanguage(copied(foreign?.text ?? '').replaceAll(/⁨[^⁩]*⁩/gu, ''))).toBe(into);
    for (const part of [OFFER, about, '37']) expect(copied(short?.text ?? '')).toContain(part);
    expect(short?.answered?.message).toMatchObject({ to: newTo, about, language: into });
  });

  it('ends where nothing can be left out, and says so', async () => {
    const shorter = phrases.shorter[0] ?? '';
    const replies = await talk([asked, shorter, shorter, shorter, shorter, shorter], language);
    expect(replies.at(-1)?.text).toContain(talkWords[language].least);
  });
});

describe.each(languages)('an explanation in %s', (language) => {
  const ask = explain[language];
  const subject = 'Contact three canteens';

  it.each(said[language].shorter)('is shorter after “%s”', async (then) => {
    const [before, { text, answered }] = await after(ask, then, language);
    expect(text.length).toBeLessThan(before.text.length);
    expect(text).toContain(subject);
    expect(answered).toMatchObject({ topic: before.answered?.topic, changed: true });
  });

  it.each(said[language].longer)('has more to it after “%s”', async (then) => {
    const [before, { text }] = await after(ask, then, language);
    expect(text.length).toBeGreaterThan(before.text.length);
    expect(text).toContain(subject);
  });

  it.each([...said[language].simpler, ...said[language].list])('comes line by line after “%s”', async (then) => {
    const [, { text }] = await after(ask, then, language);
    expect(text.match(/^- /gmu)?.length).toBeGreaterThan(2);
    expect(text).toContain(subject);
  });

  it.each([...said[language].warmer, ...said[language].formal])('stays what it is after “%s”', async (then) => {
    const [before, { text }] = await after(ask, then, language);
    expect(text.endsWith(before.text)).toBe(true);
    expect(text.length).toBeGreaterThan(before.text.length);
  });

  it('can be had in another language, and whole again after it was cut', async () => {
    const [then, into] = translated[language];
    const [whole, foreign] = await talk([ask, then], language);
    expect(guessLanguage(foreign?.text.replaceAll(/⁨[^⁩]*⁩/gu, '') ?? '')).toBe(into);
    const [, , back] = await talk([ask, said[language].shorter[0] ?? '', said[language].longer[0] ?? ''], language);
    expect(back?.text).toBe(whole?.text);
  });

  it('is no form of a message that is asked for in full', async () => {
    const [, reply] = await talk([ask, messages[language][0]], language);
    expect(reply?.answered).toMatchObject({ changed: false, message: { to: messages[language][1] } });
  });

  it('leads to a message where it is wanted for somebody', async () => {
    const [then, to] = others[language];
    const [, { text, answered }] = await after(ask, then, language);
    expect(answered?.kind).toBe('message');
    expect(text).toContain(to);
  });
});

describe('what a message is for', () => {
  it.each([
    ['Write to Amara that I am running late', 'tell'],
    ['Write a note to Amara about my mistake', 'sorry'],
    ['Write a text to Mr Okoye, he has not paid yet', 'reminder'],
    ['Draft an email to the vicar asking if I can use the hall', 'permission'],
    ['I need a thank you note for my neighbour', 'thanks'],
    ['What do I say to Amara when she cancels?', 'about'],
    ['How do I tell my cousin about the new opening hours?', 'about'],
    ['Write a post for the village group', 'post'],
  ])('“%s”: %s', async (message, aim) => {
    const [reply] = await talk([message], 'en');
    expect(reply?.answered).toMatchObject({ kind: 'message', topic: aim });
  });
});

describe('what is ruled out in a text to somebody', () => {
  it.each([
    ['tell Nell’s mum I can’t make it saturday, Tom will come instead', 'Tom will come instead'],
    ['text Ada no phone calls please, I am at work', 'I am at work'],
  ])('is said to them: %s', async (message, said) => {
    const [reply] = await talk([message], 'en');
    expect(reply?.answered?.message?.also?.join(' ')).toContain(said);
    expect(reply?.answered?.message?.also?.join(' ')).toMatch(/can’t|no phone/iu);
  });
});

describe('what asks for no other form', () => {
  it.each([
    ['en', 'How long does it take?'],
    ['en', 'for how long?'],
    ['en', 'for free?'],
    ['en', 'I have 3 short questions about insurance'],
    ['en', 'My boss is friendlier now'],
    ['fr', 'pour faire quoi ?'],
    ['es', '¿para qué sirve?'],
    ['pt', 'para quando?'],
    ['he', 'לכמה זמן?'],
    ['he', 'לעשות את זה היום?'],
  ] as const)('in %s: “%s”', async (language, message) => {
    const [, reply] = await talk([messages[language][0], message], language);
    expect(reply?.answered?.changed ?? false).toBe(false);
  });

  it('is what the account is asked for', async () => {
    const [, hours] = await talk(['How do I do this?', 'How many hours did I say?'], 'en');
    expect(hours?.answered).toEqual({ kind: 'fact', topic: 'hours', changed: false });
    expect(hours?.text).toContain('5 hours');
    expect(hours?.suggestions.length).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'write a text to my customers, scissors for free on Friday', 'scissors for free on Friday'],
    ['fr', 'écris un sms pour mes clients : ciseaux gratuits vendredi', 'ciseaux gratuits vendredi'],
    ['es', 'escribe un mensaje a mis clientes, tijeras gratis el viernes', 'tijeras gratis el viernes'],
    ['pt', 'escreva uma mensagem para os meus clientes, tesouras de graça na sexta', 'tesouras de graça na sexta'],
    ['he', 'תכתוב הודעה ללקוחות שלי, מספריים בחינם ביום שישי', 'מספריים בחינם ביום שישי'],
  ] as const)('%s: says what was named behind a mark', async (language, message, about) => {
    const [reply] = await talk([message], language);
    expect(copied(reply?.text ?? '').toLowerCase()).toContain(about.toLowerCase());
  });

  it('is none of what was not answered', async () => {
    const [first, second] = await talk(['flurb the gonk sideways', 'another one'], 'en');
    expect(first?.answered).toBeUndefined();
    expect(second?.answered).toBeUndefined();
  });

  it('is anything where nothing was answered before', async () => {
    const [reply] = await talk(['shorter'], 'en');
    expect(reply?.answered?.changed ?? false).toBe(false);
  });

  it.each([
    'I have not written to my landlord',
    'Nobody replied to my message about the price',
    'I do not want to send a message to my boss',
  ])('a story is no wish for a message: “%s”', async (message) => {
    const [reply] = await talk([message], 'en');
    expect(reply?.answered?.message?.to ?? '').toBe('');
  });
});

describe('whoever was asked whether all is well', () => {
  it.each(['yes', 'I’m not safe', 'please help me'])('and says “%s” is told whom to call', async (answer) => {
    const [asked, told] = await talk(['some days I see no way', answer], 'en');
    expect(asked?.act).toBe('asked-of-danger');
    expect(told?.text).toContain(careReply('self', 'en', grinder.location));
  });
});

describe('whom one has to tell', () => {
  it.each<[Language, string, string | undefined]>([
    ['en', 'do I have to tell my landlord', undefined],
    ['en', 'I have to tell my landlord, what do I write?', 'my landlord'],
    ['es', '¿tengo que decirle a mi casera que coso en casa?', undefined],
    ['es', 'tengo que decirle a mi casera que me mudo', 'mi casera'],
    ['fr', 'est-ce que je dois dire à mon bailleur que je couds', undefined],
    ['fr', 'je dois dire à mon bailleur que je pars', 'mon bailleur'],
    ['pt', 'tenho que dizer a minha senhoria?', undefined],
    ['he', 'אני צריכה להגיד לבעל הבית שלי?', undefined],
    ['he', 'אני צריכה להגיד לבעל הבית שלי שאני עוברת', 'בעל הבית שלי'],
  ])('is no message where it is a question, in %s: %s', (language, message, to) => {
    expect(readRequest(message, language)?.to).toBe(to);
  });
});

describe('a message to a first customer', () => {
  it.each<[Language, string]>([
    ['en', 'Write to my first customer'],
    ['he', 'נוסח הודעה ללקוחה הראשונה שלי'],
    ['fr', 'Écris à mon premier client'],
    ['es', 'Escribe un mensaje para mi primera clienta'],
    ['pt', 'Mensagem para o meu primeiro cliente'],
  ])('is written, and congratulates on no sale (%s)', async (language, message) => {
    const [{ text, answered } = { text: '' }] = await talk([message], language);
    expect(answered?.kind).toBe('message');
    // Nothing of whom it is for is taken for what it says.
    expect(text).not.toMatch(/> \u2068הראשונה/u);
  });

  it.each<[Language, string]>([
    ['en', 'I got my first customer!'],
    ['he', 'המכירה הראשונה שלי!'],
    ['pt', 'Vendi pro meu primeiro cliente'],
  ])('is none where a sale is told (%s)', async (language, message) => {
    const [{ answered } = {}] = await talk([message], language);
    expect(answered?.kind).toBe('fact');
  });
});
