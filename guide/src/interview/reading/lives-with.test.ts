import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from './testing.ts';

describe('with whom somebody lives', () => {
  it.each<[Language, string]>([
    ['en', 'I am 46, I live with my sister and her twins'],
    ['he', 'בן 46, גר עם אחותי והתאומים שלה'],
    ['fr', 'J’ai 46 ans, j’habite avec ma sœur et ses jumeaux'],
    ['fr', 'J’ai 46 ans, je vis seule avec mon fils de 9 ans'],
    ['es', 'Tengo 46 años, vivo con mi hermana y sus gemelos'],
    ['pt', 'Tenho 46 anos, moro com a minha irmã e os gémeos'],
  ])('is no place, in %s: “%s”', (language, message) => {
    expect(saidIn(message, language)('location')).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'I live with my sister in Exeter, 9 hours a week', 'Exeter'],
    ['en', 'I live on my own in Exeter, 9 hours a week', 'Exeter'],
    ['he', 'אני גרה לבד באשדוד, יש לי 9 שעות בשבוע', 'אשדוד'],
    ['fr', 'j’habite seule à Limoges, 9 heures par semaine', 'Limoges'],
    ['es', 'vivo sola en Huesca, 9 horas a la semana', 'Huesca'],
    ['pt', 'moro sozinha em Viseu, 9 horas por semana', 'Viseu'],
  ])('takes nothing from where, in %s: “%s”', (language, message, place) => {
    expect(saidIn(message, language)('location')).toEqual([place]);
  });

  it.each<[Language, string, string]>([
    ['en', 'I live with two friends in Swansea, Wales, 9 hours a week', 'Swansea, Wales'],
    ['en', 'I live alone since my divorce, in Whitby', 'Whitby'],
    ['he', 'גרה לבד ליד כרמיאל', 'כרמיאל'],
    ['he', 'גר לבד באזור צפת', 'צפת'],
    ['fr', 'je vis seule avec mon fils à Nevers, France', 'Nevers, France'],
    ['es', 'vivo con mi tía en Teruel, España', 'Teruel, España'],
    ['pt', 'moro com o meu pai em Évora, Portugal', 'Évora, Portugal'],
  ])('stands before where, with its country, in %s: “%s”', (language, message, place) => {
    expect(saidIn(message, language)('location')).toEqual([place]);
  });

  it.each<[Language, string]>([
    ['en', 'I live with my mother in law'],
    ['fr', 'j’habite avec ma sœur en attendant'],
    ['es', 'vivo con mi tía en casa'],
    ['pt', 'moro com o meu pai em casa'],
  ])('tells no place by a small word alone, in %s: “%s”', (language, message) => {
    expect(saidIn(message, language)('location')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'Solo, Indonesia'],
    ['es', 'Sola, Noruega'],
  ])('is said in words that name towns as well, in %s: “%s”', (language, place) => {
    expect(saidIn(place, language, 'location')('location')).toEqual([place]);
  });
});

describe('where somebody comes from', () => {
  it.each<[Language, string, string]>([
    ['en', 'Good morning. Ama Mensah, 51, of Derby, formerly of Tema. I make wigs.', 'Derby'],
    ['en', 'I am Josie but everybody here in Sitka calls me Jo, I am 40. I came from Davao for the cannery', 'Sitka'],
    ['fr', 'Je suis Olha, 41 ans. J’habite Roanne depuis trois ans, je viens de Loutsk en Ukraine.', 'Roanne'],
    ['es', 'soy Yuli, 30 años, vivo en Cali, vengo de Mérida', 'Cali'],
    ['pt', 'sou o Ivo, 33, venho da Praia mas moro em Setúbal', 'Setúbal'],
    ['en', 'I’m from Leeds, 44, plumber', 'Leeds'],
  ])('is the home where no other is named, in %s: “%s”', (language, message, place) => {
    expect(saidIn(message, language)('location')).toEqual([place]);
  });
});
