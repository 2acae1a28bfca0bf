import { emptyProfile, type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { phrasesFor, townOf } from './phrases-for.ts';

describe('the town of a profile', () => {
  it.each([
    ['Haifa, Israel', 'Haifa'],
    ['חיפה', 'חיפה'],
    ['58 Elm Avenue, Kent ME4 6ER, UK', 'Kent'],
    ['Hauptstraße 12, 10115 Berlin', 'Berlin'],
    ['Lyon (Villeurbanne)', 'Lyon'],
    ['12345', null],
    ['', null],
  ])('%j → %j', (location, town) => {
    expect(townOf({ ...emptyProfile, location })).toBe(town);
  });
});

describe('where somebody lives', () => {
  it.each<[Language, string, string]>([
    ['en', 'Leeds, UK', 'in \u2068Leeds\u2069'],
    ['en', 'United States', 'near you (\u2068United States\u2069)'],
    ['fr', 'Lyon', 'à \u2068Lyon\u2069'],
    ['fr', 'France', 'près de chez vous (\u2068France\u2069)'],
    ['fr', 'Portugal', 'près de chez vous (\u2068Portugal\u2069)'],
    ['fr', 'Quimper', 'à \u2068Quimper\u2069'],
    ['fr', 'Noisy-le-Grand', 'à \u2068Noisy-le-Grand\u2069'],
    ['fr', 'Les Sables-sur-Mer', 'près de chez vous (\u2068Les Sables-sur-Mer\u2069)'],
    ['fr', 'Seine-Saint-Denis', 'près de chez vous (\u2068Seine-Saint-Denis\u2069)'],
    ['fr', 'Bretagne', 'près de chez vous (\u2068Bretagne\u2069)'],
    ['fr', 'Le Havre', 'près de chez vous (\u2068Le Havre\u2069)'],
    ['es', 'El Salvador', 'en \u2068El Salvador\u2069'],
    ['pt', 'São Paulo', 'em \u2068São Paulo\u2069'],
    ['pt', 'Teresópolis', 'em \u2068Teresópolis\u2069'],
    ['pt', 'Nova Zelândia', 'na sua região (\u2068Nova Zelândia\u2069)'],
    ['pt', 'Rio de Janeiro', 'na sua região (\u2068Rio de Janeiro\u2069)'],
    ['pt', 'Estados Unidos', 'na sua região (\u2068Estados Unidos\u2069)'],
    ['he', 'חיפה', 'ב\u2068חיפה\u2069'],
    ['he', 'Leeds', 'באזור המגורים (\u2068Leeds\u2069)'],
    ['fr', '', 'près de chez vous'],
  ])('in %s, of %j', async (language, location, phrase) => {
    const words = await loadWords(language);
    expect(phrasesFor({ ...emptyProfile, location }, undefined, words).in_town).toBe(phrase);
  });
});
