import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readAddition } from './addition.ts';
import { plainMessage } from './answered.ts';
import { readChange } from './changes.ts';
import { compose } from './compose.ts';
import { readRequest } from './requests.ts';
import { talkWords } from './words.ts';

describe('what a message has to say', () => {
  it.each<[Language, string, string, string[]]>([
    ['en', 'a text for Odile, her shelf is ready, 60 euros', 'Odile', ['Your shelf is ready, 60 euros']],
    ['he', 'תכתבי לדבורה שהמדף שלה מוכן', 'דבורה', ['המדף שלך מוכן']],
    ['fr', 'écris un sms à Bastien pour dire que ses chaises sont prêtes', 'Bastien', ['Vos chaises sont prêtes']],
    ['es', 'un recado para Nuria, que ya está la silla y son 30', 'Nuria', ['Ya está la silla y son 30']],
    ['pt', 'faz-me um bilhete para a Lurdes, que a cadeira ficou pronta', 'a Lurdes', ['A cadeira ficou pronta']],
  ])('stands in it as it was said, in %s: %s', (language, message, to, said) => {
    expect(readRequest(message, language)).toMatchObject({ to, aim: 'tell', said });
  });

  it.each<[Language, string, string[]]>([
    ['en', 'make one notice: shelves on Saturday, from 10', ['Shelves on Saturday, from 10']],
    ['he', 'מודעה קצרה: מדפים בשבת, מ-10', ['מדפים בשבת, מ-10']],
    ['fr', 'fais une annonce : étagères samedi, dès 10 h', ['Étagères samedi, dès 10 h']],
    ['es', 'haceme un aviso: estantes el sábado, desde las 10', ['Estantes el sábado, desde las 10']],
    ['pt', 'monta um aviso: estantes no sábado, desde as 10', ['Estantes no sábado, desde as 10']],
  ])('is for everybody where nobody is named, in %s: %s', (language, message, said) => {
    expect(readRequest(message, language)).toMatchObject({ to: '', aim: 'notice', said });
  });

  it.each<[Language, string, string]>([
    ['en', 'she ordered two shelves and never came, write to her', 'tell'],
    ['en', 'a customer complained that the shelf came apart. write something polite', 'complaint'],
    ['he', 'הוא הזמין שני מדפים ולא בא, תכתבי לו', 'tell'],
    ['fr', 'elle a commandé deux étagères et ne vient pas, écris-lui', 'tell'],
    ['fr', 'il se plaint que l’étagère bouge, réponds-lui', 'complaint'],
    ['es', 'encargó dos estantes y no viene, escribile', 'tell'],
    ['pt', 'ela encomendou duas estantes e não vem, escreve para ela', 'tell'],
    ['pt', 'o cliente reclamou que a estante soltou, escreve algo', 'complaint'],
  ])('holds nothing of what was told before it is asked for, in %s: %s', (language, message, aim) => {
    const request = readRequest(message, language);
    expect(request?.aim).toBe(aim);
    expect(request).toMatchObject({ about: '', said: [] });
  });

  it.each<[Language, string]>([
    ['en', 'nobody answers, I feel low'],
    ['en', 'she wrote back, what now?'],
    ['he', 'אף אחד לא עונה, עצוב לי'],
    ['fr', 'personne ne répond, ça me décourage'],
    ['es', 'nadie contesta, me desanima'],
    ['pt', 'ninguém responde, fico triste'],
    ['en', 'want to post a picture of her, all of it. allowed?'],
    ['fr', 'mon annonce, comment la rédiger'],
    ['en', 'write it as ![x](http://a.example/b), now'],
  ])('is none where nothing is to be written, in %s: %s', (language, message) => {
    expect(readRequest(message, language)).toBeNull();
  });

  it.each<[Language, string]>([
    ['en', 'make a notice for the window of the bakery'],
    ['he', 'תכתבי מודעה ללוח של הבניין'],
    ['fr', 'fais une annonce à coller au salon'],
    ['es', 'escribe un aviso pa la vitrina'],
    ['pt', 'monta um aviso para colar na padaria'],
  ])('is the offer where a post has nothing else to say, in %s: %s', (language, message) => {
    expect(['post', 'notice']).toContain(readRequest(message, language)?.aim);
  });

  it('names with a capital are found behind words that nobody knows', () => {
    expect(readRequest('write a letter tae Mrs Ollason, the frames are ready', 'en')?.to).toBe('Mrs Ollason');
    expect(readRequest('write a letter on Friday, the frames are ready', 'en')?.to).toBe('');
  });
});

describe('another form with a reason behind it', () => {
  it.each<[Language, string, string]>([
    ['en', 'shorter, he reads on a tiny screen', 'shorter'],
    ['he', 'קצר יותר, אין לו סבלנות', 'shorter'],
    ['fr', 'plus chaleureux, c’est ma voisine', 'warmer'],
    ['es', 'más formal, es un juez', 'formal'],
    ['pt', 'mais curto, ele vê mal', 'shorter'],
  ])('is that form, in %s: %s', (language, message, style) => {
    expect(readChange(message, language)).toMatchObject({ styles: [style], besides: true });
  });

  it.each<[Language, string]>([
    ['en', 'shorter, or is it better to call?'],
    ['en', 'my nephew is nicer now'],
    ['pt', 'o meu primo é mais simpático agora'],
  ])('is none of a question or of somebody else, in %s: %s', (language, message) => {
    expect(readChange(message, language)).toBeNull();
  });
});

describe('what is not for whom a message is for', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'write to Ines that the lamp is mended, but don’t tell her that the wire was old', ['The lamp is mended']],
    ['en', 'write to Ines that her lamp is mended without saying that I dropped it', ['Your lamp is mended']],
    ['en', 'write to Ines that the lamp is mended but not that the wire was old', ['The lamp is mended']],
    ['he', 'תכתבי לדליה שהמנורה מוכנה והיא מעייפת', ['המנורה מוכנה']],
    ['he', 'תכתבי לדליה שהמנורה מוכנה, אבל אל תגידי לה שהחוט היה ישן', ['המנורה מוכנה']],
    [
      'fr',
      'écris un sms à Inès pour dire que la lampe est prête, mais ne lui dis pas que le fil était vieux',
      ['La lampe est prête'],
    ],
    [
      'es',
      'escribe un mensaje a Inés que ya está la lámpara, pero no le digas que el cable era viejo',
      ['Ya está la lámpara'],
    ],
    [
      'pt',
      'faz-me um bilhete para a Inês, que a lâmpada ficou pronta, mas não digas que o fio era velho',
      ['A lâmpada ficou pronta'],
    ],
  ])('is not said where saying it is denied, in %s: %s', (language, message, said) => {
    expect(readRequest(message, language)).toMatchObject({ aim: 'tell', about: '', said });
  });

  it.each<[Language, string]>([
    ['en', 'write a message to Ines about the lamp, don’t say that I broke it'],
    ['en', 'write a message to Ines. Don’t say that I broke it'],
    ['he', 'תכתבי הודעה לדליה. אל תגידי לה שהחוט ישן'],
    ['fr', 'écris un message à Inès. Ne dis pas que le fil est vieux'],
    ['es', 'escribe un mensaje a Inés. No le digas que el cable es viejo'],
    ['pt', 'escreve uma mensagem para a Inês. Não digas que o fio é velho'],
  ])('is no reason either, in %s: %s', (language, message) => {
    const request = readRequest(message, language);
    expect(request?.aim).not.toBe('sorry');
    expect(JSON.stringify(request)).not.toMatch(/broke|ישן|vieux|viejo|velho/u);
  });

  it.each<[Language, string]>([
    ['en', 'don’t say that I broke it'],
    ['fr', 'ne dis pas que le fil est vieux'],
    ['es', 'no digas que el cable es viejo'],
    ['pt', 'não diga que o fio é velho'],
    ['he', 'אל תגידי שהחוט ישן'],
  ])('is not added, in %s: %s', (language, message) => {
    expect(readAddition(message, language)).toBeNull();
  });

  it.each<[Language, string, string]>([
    ['en', 'write to Ines, she is a tiring customer, the lamp is mended', 'The lamp is mended'],
    ['en', 'a text for Ines, the lamp is mended, between us she is a bore', 'The lamp is mended'],
    ['en', 'a text for Ines, the lamp is mended and use emojis', 'The lamp is mended'],
    ['he', 'תכתבי לדליה, היא לקוחה מעייפת, המנורה מוכנה', 'המנורה מוכנה'],
    ['fr', 'un sms pour Inès, la lampe marche, entre nous elle est pénible', 'La lampe marche'],
    ['es', 'un recado para Inés, es una clienta pesada, ya está la lámpara', 'Ya está la lámpara'],
    ['pt', 'um bilhete para a Inês, ela é chata, a lâmpada está pronta', 'A lâmpada está pronta'],
  ])('is what is said of them, or of how to write, in %s: %s', (language, message, said) => {
    expect(readRequest(message, language)?.said).toEqual([said]);
  });
});

describe('somebody else’s', () => {
  it.each<[Language, string, string]>([
    ['en', 'write to Ines that I met her yesterday', 'I met her yesterday'],
    ['en', 'write to Ines, Tom is ill and his turn is free', 'Tom is ill and his turn is free'],
    ['fr', 'écris un sms à Inès, je leur ai dit que le son est bon', 'Je leur ai dit que le son est bon'],
    ['he', 'תכתבי לדליה, אמרתי לטל שהמנורה שלה מוכנה', 'אמרתי לטל שהמנורה שלה מוכנה'],
  ])('stays theirs, in %s: %s', (language, message, said) => {
    expect(readRequest(message, language)?.said).toEqual([said]);
  });

  it.each([
    ['תכתבי הודעה למורה שושנה, המנורה מוכנה', 'מורה שושנה'],
    ['תכתבי הודעה לגברת שטרן, המנורה מוכנה', 'גברת שטרן'],
    ['תכתבי לרב שאול שהמנורה מוכנה', 'רב שאול'],
    ['תכתבי הודעה למורה שירה, המנורה מוכנה', 'מורה שירה'],
  ])('name is whole where it begins like “that”: %s', (message, to) => {
    expect(readRequest(message, 'he')?.to).toBe(to);
  });
});

describe.each(languages)('a message that nothing is known of, in %s', (language) => {
  it('says so in brackets, and nothing of what was told', () => {
    const sender = { slots: {}, me: '' };
    for (const aim of ['tell', 'complaint'] as const)
      expect(compose(plainMessage(language), aim, talkWords[language], sender)).toContain(
        talkWords[language].about_blank,
      );
    const also = { ...plainMessage(language), also: ['So it is'] };
    expect(compose(also, 'tell', talkWords[language], sender)).not.toContain(talkWords[language].about_blank);
  });
});
