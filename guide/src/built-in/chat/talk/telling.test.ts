import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { readChange } from './changes.ts';
import { readRequest } from './requests.ts';

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
  ])('is about what was told before it is asked for, in %s: %s', (language, message, aim) => {
    const request = readRequest(message, language);
    expect(request?.aim).toBe(aim);
    expect(message).toContain(request?.about ?? 'nothing');
    expect(request?.about).not.toBe('');
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
