import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { flat } from './message.ts';
import { pastimesTold } from './pastimes-told.ts';

function heardIn(message: string, language: Language) {
  return hear(message, { asked: null, language, languages: languagesOf(flat(message), language), now: 0 }).said;
}
const pastimesIn = (message: string, language: Language) =>
  heardIn(message, language)
    .flatMap((one) => (one.field === 'hobbies' ? [one.value] : one.field === 'skills' ? [one.value.name] : []))
    .toSorted()
    .join(', ');

describe('how somebody spends their own time', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'I cobble boots and I play the cornet', /cornet/u],
    ['he', 'אני רוקמת מפות ומנגנת בקאנון', /קאנון/u],
    ['he', 'אני רוקמת שולחנות, ומנגנת בעוד', /בעוד/u],
    ['fr', 'je rempaille des chaises et je joue du biniou', /biniou/u],
    ['es', 'hago alpargatas y toco la gaita', /gaita/u],
    ['pt', 'conserto redes e toco cavaquinho', /cavaquinho/u],
  ])('is heard behind work and an “and”, in %s: %s', (language, message, pastime) => {
    expect(pastimesIn(message, language)).toMatch(pastime);
  });

  it.each<[Language, string, RegExp]>([
    [
      'en',
      'I pack fish in Peterhead for eleven years now. On my days off I do a little sea angling, and I sing bass',
      /sea angling.*bass/u,
    ],
    ['en', 'I drive a tram in Melbourne, and I crochet, mostly shawls', /crochet/u],
    [
      'fr',
      "Je suis grutier à Brest depuis dix ans. J'aime les mots fléchés et je chante dans un chœur",
      /chœur.*mots fléchés|mots fléchés.*chœur/u,
    ],
    [
      'es',
      'Soy camarera de pisos en Lugo desde 2015, salgo en bici los domingos y canto en el orfeón',
      /orfeón.*bici/u,
    ],
    ['pt', 'Sou porteiro em Olinda há nove anos. Gosto de dominó e coleciono selos', /selos.*dominó|dominó.*selos/u],
    ['he', 'אני קופאית בלוד כבר שש שנים. אוהבת קליעת סלים ולהנאתי משחקת דמקה', /דמקה.*קליעת סלים|קליעת סלים.*דמקה/u],
  ])('is heard by its make, in %s: %s', (language, message, pastimes) => {
    expect(pastimesIn(message, language)).toMatch(pastimes);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'I like kites. I used to play the tuba but gave that up', /kites/u],
    ['fr', "J'aime les cerfs-volants. La tuba c'est terminé", /cerfs-volants/u],
    ['es', 'Me gusta bailar jotas y los sudokus, antes tocaba la tuba pero ya no', /jotas.*sudokus/u],
    ['es', 'salgo en bici los domingos y canto en el orfeón', /orfeón.*bici/u],
    ['he', 'אוהבת עפיפונים. פעם ניגנתי בטובה אבל הפסקתי', /עפיפונים/u],
    ['pt', 'Gosto de pipas, antes jogava tênis mas parei', /pipas/u],
  ])('stands beside one that is over, in %s: %s', (language, message, pastime) => {
    expect(pastimesIn(message, language)).toMatch(pastime);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'I pack fish in Peterhead. I used to play the tuba but gave that up', /tuba/u],
    ['fr', "Je suis grutier à Brest. Je jouais du tuba mais j'ai arrêté", /tuba/u],
    ['es', 'Soy camarera en Lugo. Antes tocaba la tuba pero ya no', /tuba/u],
    ['pt', 'Sou porteiro em Olinda. Eu tocava tuba, já não toco', /tuba/u],
    ['he', 'אני קופאית בלוד. פעם ניגנתי בטובה אבל הפסקתי', /טובה/u],
  ])('is none where it is over, in %s: %s', (language, message, pastime) => {
    expect(JSON.stringify(heardIn(message, language).filter(({ field }) => field !== 'notes'))).not.toMatch(pastime);
  });

  it.each<[Language, string, RegExp]>([
    ['en', 'I used to be a roofer, gave it up in 2017', /roof/u],
    ['en', 'I was a baker until 2016', /bak/u],
    ['en', 'I was a midwife until my twins were born, now I iron shirts', /midwife/u],
    ['fr', "J'étais coiffeuse mais j'ai arrêté", /coiffeuse/u],
    ['es', 'Antes trabajaba de panadero, ya no', /panadero/u],
    ['pt', 'Antes era costureira mas deixei em 2018', /costureira/u],
    ['he', 'הייתי ספרית אבל הפסקתי', /ספרית/u],
  ])('is no work that was left, which is work all the same, in %s: %s', (language, message, job) => {
    expect(JSON.stringify(heardIn(message, language).filter(({ field }) => field === 'experience'))).toMatch(job);
  });

  it.each<[Language, string]>([
    ['en', 'I play the harp at receptions for 150 dollars an evening'],
    ['en', 'I crochet and sell the bags'],
    ['en', 'I garden for two families'],
    ['fr', "je chante dans les fêtes de village, c'est mon métier"],
    ['fr', 'je dessine des affiches pour une agence'],
    ['es', 'toco el acordeón en bodas'],
    ['es', 'pinto cuadros y los vendo en la plaza'],
    ['pt', 'toco cavaquinho em bares aos sábados'],
    ['pt', 'danço em festas, 80 reais por noite'],
    ['he', 'אני סורגת צעיפים, מוכרת אותם בשוק'],
  ])('is none where it earns, in %s: %s', (language, message) => {
    const { now } = pastimesTold(message, { asked: null, language, languages: [language], now: 0 });
    expect(now).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'I play the organ for a living'],
    ['en', 'my sister likes pottery'],
    ['es', 'no me gusta la lluvia'],
    ['pt', 'não gosto de filas'],
  ])('is none where it is work, another’s or denied, in %s: %s', (language, message) => {
    expect(heardIn(message, language).filter(({ field }) => field === 'hobbies')).toEqual([]);
  });
});
