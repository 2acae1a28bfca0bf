import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { hear } from './hear.ts';
import { languagesOf } from './language.ts';
import { cleaned, flat } from './message.ts';

/** What somebody who tells of themselves unasked is heard to say. */
function heardIn(message: string, language: Language) {
  const languages = languagesOf(flat(message), language);
  return hear(cleaned(message), { asked: null, language, languages, now: 0 }).said;
}

const jobsIn = (message: string, language: Language) =>
  heardIn(message, language).flatMap((one) =>
    one.field === 'experience' ? [[one.value.role_title, one.value.duration_months]] : [],
  );

describe('lengths and endings', () => {
  it.each<[Language, string]>([
    ['en', 'i live in Derby 6 years, i wash hotel linen'],
    ['he', 'גר בעכו 6 שנים, מתקן דלתות'],
    ['fr', 'j’habite à Nantes depuis 6 ans, je lave le linge des hôtels'],
    ['es', 'vivo en Cusco hace 6 años, lavo ropa de hotel'],
    ['pt', 'moro em Faro há 6 anos, lavo roupa de hotel'],
  ])('are not those of work where somebody says how long they live there, in %s', (language, message) => {
    expect(jobsIn(message, language).map(([, months]) => months)).toEqual([0]);
    const home = heardIn(message, language).find(({ field }) => field === 'location')?.value;
    expect(home).toMatch(/^\p{L}+$/u);
  });

  it.each<[Language, string, string]>([
    ['en', 'worked 14 years in a tannery and now they moved it abroad', 'tannery'],
    ['he', 'עבדתי 14 שנה בדפוס ועכשיו סגרו אותו', 'דפוס'],
    ['fr', 'j’ai bossé 14 ans dans une tannerie et maintenant ils l’ont vendue', 'tannerie'],
    ['es', 'trabajé 14 años en una curtiduría y ahora la cerraron', 'curtiduría'],
    ['pt', 'trabalhei 14 anos num curtume e agora fecharam', 'curtume'],
  ])('say what came after it beside work and not in its name, in %s', (language, message, title) => {
    expect(jobsIn(message, language)).toEqual([[title, 168]]);
  });

  it.each<[Language, string, string]>([
    ['he', 'שרברב ועכשיו נהג משאית', 'נהג משאית'],
    ['es', 'panadero y ahora estoy de portero', 'portero'],
  ])('do not swallow the work that came next, asked for work in %s', (language, message, next) => {
    const languages = languagesOf(flat(message), language);
    const { said } = hear(cleaned(message), { asked: 'experience', language, languages, now: 0 });
    const titles = said.flatMap((one) => (one.field === 'experience' ? one.value.role_title : []));
    expect(titles.join()).toContain(next);
  });

  it('of work that was counted behind where it was done are still those of work', () => {
    expect(jobsIn('i was a glazier in Derby for 6 years', 'en')).toEqual([['glazier', 72]]);
  });
});

describe('whose and when', () => {
  it.each<[Language, string]>([
    ['fr', 'le jeudi je garde le petit'],
    ['he', 'בימי חמישי אני שומרת על הנכדה'],
    ['pt', 'cuido do meu pai de noite'],
    ['es', 'cuido a mi suegra por las tardes'],
  ])('looking after one’s own people is no trade, in %s: “%s”', (language, message) => {
    expect(jobsIn(message, language)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['pt', 'conserto rádios dos vizinhos'],
    ['fr', 'je retape les radios des voisins'],
    ['es', 'arreglo las radios de mis vecinos'],
    ['fr', 'je masse mes collègues'],
    ['en', 'i fish with my uncle'],
    ['es', 'maquillo a mis amigas'],
    ['en', 'i walk dogs for my neighbours'],
  ])('what is done for neighbours and friends is work, in %s', (language, message) => {
    expect(jobsIn(message, language)).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['pt', 'em casa conserto guarda-chuvas'],
    ['es', 'en el patio tejo hamacas'],
    ['es', 'los sábados tejo hamacas'],
    ['pt', 'aos sábados conserto guarda-chuvas'],
  ])('is told behind when or where as well, in %s: “%s”', (language, message) => {
    expect(jobsIn(message, language)).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['pt', 'moro em Braga e conserto chapéus'],
    ['pt', 'moro em Braga e conserto chapéus de noite'],
  ])('what is done where nobody else is named is the teller’s, in %s: “%s”', (language, message) => {
    expect(jobsIn(message, language)).toEqual([[expect.stringMatching(/^conserto chapéus/u), 0]]);
  });

  it.each<[Language, string]>([
    ['es', 'dejé el colegio a los 13 y no volví'],
    ['he', 'עזבתי את הלימודים בגיל 13 ולא חזרתי'],
    ['fr', 'j’ai arrêté l’école à 13 ans'],
    ['en', 'left school at 13 and never went back'],
    ['pt', 'larguei a escola aos 13 e não voltei'],
  ])('the age at which school ended is nobody’s now, in %s', (language, message) => {
    expect(heardIn(message, language).filter(({ field }) => field === 'age')).toEqual([]);
  });

  it('an age said by “at the age of” of oneself is one', () => {
    expect(heardIn('אני בגיל 63 וגרה בעכו', 'he')).toContainEqual({ field: 'age', value: 63 });
  });
});

describe('hours', () => {
  it.each<[Language, string]>([
    ['en', 'got a barrow and two spades. about 9 hours but not before ten because of the tablets. no digging'],
    ['fr', 'je fais un peu de bois et de tôle. une dizaine d’heures mais jamais le jeudi vu que je garde ma fille'],
  ])('stay hours where a “but” says when not, in %s', (language, message) => {
    expect(heardIn(message, language).some(({ field }) => field === 'hours_per_week')).toBe(true);
  });

  it.each<[Language, string]>([
    ['fr', 'ça dépend, trois heures quand la petite dort'],
    ['he', 'תלוי, אולי שלוש שעות כשהתינוקת ישנה'],
    ['es', 'depende, tres horas cuando duerme la bebé'],
  ])('stay free behind a hedge, whoever sleeps then, in %s', (language, message) => {
    const languages = languagesOf(flat(message), language);
    const { said } = hear(cleaned(message), { asked: 'hours_per_week', language, languages, now: 0 });
    expect(said).toContainEqual(expect.objectContaining({ field: 'hours_per_week', value: 3 }));
  });

  it.each<[Language, string]>([
    ['es', 'horas me sobran, unas 15'],
    ['pt', 'horas tenho umas 15'],
    ['he', 'שעות יש לי איזה 15'],
    ['en', 'hours i have plenty, say 15'],
  ])('are counted by the number behind their name, in %s', (language, message) => {
    const said = heardIn(message, language).filter(({ value }) => typeof value === 'number');
    expect(said).toEqual([expect.objectContaining({ field: 'hours_per_week', value: 15 })]);
  });
});

describe('ages', () => {
  it.each<[Language, string]>([
    ['pt', 'sou a Zulmira de Buarcos, 52 anos peixeira desde os 11'],
    ['es', 'soy Eulalia, de Tiltil, 52 años lavandera desde los 11'],
    ['fr', 'Paulette, 52 ans, corsetière depuis mes 15 ans'],
  ])('stand before the age at which work began, in %s', (language, message) => {
    expect(heardIn(message, language)).toContainEqual(expect.objectContaining({ field: 'age', value: 52 }));
    expect(jobsIn(message, language).map(([, months]) => months)).not.toContain(52 * 12);
  });
});
