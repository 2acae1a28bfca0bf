import { languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { plainNote, spellOut, spellOutSpoken } from './text-speak.ts';

describe('short forms of phones', () => {
  it.each([
    ['en', 'do u wanna know abt it b4 tmrw', 'do you want to know about it before tomorrow'],
    ['fr', 'g 3 clients mais c pas bcp, pk ?', "j'ai 3 clients mais c'est pas beaucoup, pourquoi ?"],
    ['fr', 'jtouche combien si tvends à 8', 'je touche combien si tu vends à 8'],
    ['fr', 'je veux 14 de lheure', "je veux 14 de l'heure"],
    ['es', 'q hago x la tarde pa vender', 'que hago por la tarde para vender'],
    ['pt', 'vc sabe oq eu faço p/ vender hj', 'você sabe o que eu faço para vender hoje'],
    ['he', 'אנלא יודע משו על זה', 'אני לא יודע משהו על זה'],
  ] as const)('%s: %s', (language, typed, full) => {
    expect(spellOut(typed, language)).toBe(full);
  });
  it.each([
    ['fr', 'prends 5 g de sel, le plan C et la lettre C.'],
    ['fr', 'écrire à c@d.fr ou voir a.c/g'],
    ['fr', 'jeudi, un jpeg de la tarte et la TVA'],
    ['es', '2 x 3 y 4x5'],
    ['en', 'Plan R, U-boats and R&D'],
    ['en', 'R U sure'],
  ] as const)('%s leaves “%s” alone', (language, typed) => {
    expect(spellOut(typed, language)).toBe(typed);
  });
  it.each(languages)('%s: what is spelled out stays as it is', (language) => {
    const once = spellOut('u c g q k vc pk tb אנלא', language);
    expect(spellOut(once, language)).toBe(once);
  });
});

describe('denials as they are typed or spoken at home', () => {
  it.each([
    ['en', 'cant lift, dont drive, wont climb', 'can’t lift, don’t drive, won’t climb'],
    ['en', 'I dinnae like heights, nae ladders', 'I don’t like heights, no ladders'],
    ['en', 'I walk but cant run and really dont drive', 'I walk but can’t run and really don’t drive'],
    ['he', 'אינני נוהגת, מבלי לסחוב', 'אני לא נוהגת, בלי לסחוב'],
    ['fr', 'jpeux pas porter, jamé le soir', 'je peux pas porter, jamais le soir'],
    ['es', 'na de escaleras, nunka polvo', 'nada de escaleras, nunca polvo'],
    ['pt', 'n dirijo e num posso com poeira', 'não dirijo e não posso com poeira'],
  ] as const)('%s: %s', (language, typed, plain) => {
    expect(plainNote(typed, language)).toBe(plain);
  });

  it.each([
    ['en', 'my wife dont drive'],
    ['en', 'goats dont scare me, there isnt a lock i cant open'],
    ['en', 'wasnt ever late, couldnt be happier than with goats'],
    ['he', 'הבן שלי אינו אוהב חתולים, והאוטו אינו חדש'],
    ['pt', 'casa n 12, barraca n 3 da feira'],
    ['en', 'Nathan at the canal, wontons, a bed of canna lilies, zero waste'],
    ['he', 'איניגו והאפסנאות'],
    ['fr', 'la nana du zéphyr, nan maison, zéro déchet'],
    ['es', 'la banana, empecé de cero na aldea'],
    ['pt', 'num bar da praia, comecei do zero'],
  ] as const)('%s leaves “%s” alone', (language, typed) => {
    expect(plainNote(typed, language)).toBe(typed);
  });
});

describe('small words of dialects and creoles', () => {
  it.each([
    ['en', 'wetin I fit charge, whit dae folk pay', 'what I fit charge, what dae folk pay'],
    ['en', 'took it tae the toon and came hame wi nothin', 'took it to the town and came home with nothing'],
    ['fr', 'koman mwin trouve, keksé ça coûte astheure', "comment moi trouve, qu'est-ce que ça coûte maintenant"],
    ['es', 'onde bendo esto, kuanto pido', 'donde vendo esto, cuánto pido'],
    ['pt', 'cumé que ocê vendê isso mermo', 'como é que você vender isso mesmo'],
    ['he', 'למא זה כאמה', 'למה זה כמה'],
  ] as const)('%s: %s', (language, typed, full) => {
    expect(spellOutSpoken(typed, language)).toBe(full);
  });
  it.each([
    ['en', 'tell Una and Mr Yin that the chairs are ready'],
    ['en', 'the order of Dat Tran and Dem Oga'],
    ['fr', 'un mot à Mme. Pou, à Zot et à Sil'],
    ['es', 'una nota para el señor Boy'],
    ['pt', 'um bilhete para o Memo e a Véia Rita'],
  ] as const)('%s: are no names: %s', (language, typed) => {
    expect(spellOutSpoken(typed, language)).toBe(typed);
  });
  it('are read at the beginning of a sentence', () => {
    expect(spellOutSpoken('It is done. Wetin now', 'en')).toBe('It is done. what now');
  });
  it('stay in what somebody notes of themselves, where a denial may be of somebody else', () => {
    expect(spellOut('she wouldnae drive', 'en')).toBe('she wouldnae drive');
  });
  it.each(languages)('%s: what is spelled out stays as it is', (language) => {
    const once = spellOutSpoken('whit keksé onde mermo למא', language);
    expect(spellOutSpoken(once, language)).toBe(once);
  });
});
