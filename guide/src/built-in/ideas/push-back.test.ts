import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../catalogue/load.ts';
import type { Flaw } from '../../catalogue/shared-schema.ts';
import { recommend } from '../recommend.ts';
import { goldenProfiles } from '../testing/profiles.ts';
import { flawsIn } from '../understand/flaws.ts';

/** Flawed ideas by family, in the order en he fr es pt. */
const flawed: [Flaw, Record<Language, string>][] = [
  [
    'trading',
    {
      en: 'Make money with a crypto trading bot',
      he: 'להרוויח ממסחר בקריפטו',
      fr: 'Gagner de l’argent avec la bourse',
      es: 'Ganar dinero con criptomonedas',
      pt: 'Ganhar dinheiro com criptomoedas',
    },
  ],
  [
    'network-selling',
    {
      en: 'Join an MLM and recruit people',
      he: 'שיווק רשתי של קוסמטיקה',
      fr: 'Du marketing de réseau',
      es: 'Un negocio multinivel',
      pt: 'Marketing multinível de cosméticos',
    },
  ],
  [
    'gambling',
    {
      en: 'Sell sports betting tips',
      he: 'טיפים להימורים',
      fr: 'Des conseils de paris sportifs',
      es: 'Vender consejos de apuestas',
      pt: 'Vender dicas de apostas',
    },
  ],
  [
    'dropshipping',
    {
      en: 'A dropshipping shop',
      he: 'חנות דרופשיפינג',
      fr: 'Une boutique en dropshipping',
      es: 'Una tienda de dropshipping',
      pt: 'Uma loja de dropshipping',
    },
  ],
  [
    'health',
    {
      en: 'Treat depression with therapy at home',
      he: 'טיפול נפשי בבית',
      fr: 'Faire de la thérapie chez moi',
      es: 'Dar terapia en casa',
      pt: 'Fazer terapia em casa',
    },
  ],
  [
    'law-and-money-advice',
    {
      en: 'Give investment advice to retirees',
      he: 'ייעוץ השקעות לפנסיונרים',
      fr: 'Du conseil en investissement',
      es: 'Asesoría fiscal para autónomos',
      pt: 'Consultoria financeira para aposentados',
    },
  ],
  [
    'food-rules',
    {
      en: 'Sell food from my kitchen',
      he: 'אוכל ביתי למכירה',
      fr: 'Vendre des plats maison',
      es: 'Vender comida casera',
      pt: 'Vender marmitas',
    },
  ],
  [
    'copied-brand',
    {
      en: 'Print Disney shirts',
      he: 'חולצות דיסני',
      fr: 'Des t-shirts Disney',
      es: 'Camisetas de Disney',
      pt: 'Camisetas da Disney',
    },
  ],
  [
    'platform',
    {
      en: 'A social network for gardeners',
      he: 'רשת חברתית לגננים',
      fr: 'Un réseau social pour jardiniers',
      es: 'Una red social para jardineros',
      pt: 'Uma rede social para jardineiros',
    },
  ],
  [
    'big-build',
    {
      en: 'An app that plans meals',
      he: 'אפליקציה לתכנון ארוחות',
      fr: 'Une application mobile de repas',
      es: 'Una aplicación móvil de comidas',
      pt: 'Um aplicativo de refeições',
    },
  ],
  [
    'big-capital',
    {
      en: 'Open a restaurant',
      he: 'לפתוח מסעדה',
      fr: 'Ouvrir un restaurant',
      es: 'Abrir un restaurante',
      pt: 'Abrir um restaurante',
    },
  ],
  [
    'passive-income',
    {
      en: 'Passive income from a blog',
      he: 'הכנסה פסיבית מבלוג',
      fr: 'Un revenu passif avec un blog',
      es: 'Ingresos pasivos con un blog',
      pt: 'Renda passiva com um blog',
    },
  ],
  [
    'everyone',
    {
      en: 'Coaching for everyone',
      he: 'אימון לכולם',
      fr: 'Du coaching pour tous',
      es: 'Coaching para todos',
      pt: 'Coaching para todos',
    },
  ],
  [
    'illegal',
    {
      en: 'Sell fake documents',
      he: 'למכור מסמכים מזויפים',
      fr: 'Vendre de faux papiers',
      es: 'Vender documentos falsos',
      pt: 'Vender avaliações falsas',
    },
  ],
];

describe.each(languages)('a flawed idea in %s', (language) => {
  it.each(flawed)('of the family %s has its risk named', async (flaw, texts) => {
    const idea = texts[language];
    expect(flawsIn(idea)).toContain(flaw);
    const { shared } = await loadWords(language);
    const ask = (feedback?: string) =>
      recommend(
        { profile: goldenProfiles.cook!, mode: 'idea', idea, already: [], count: 4, ...(feedback ? { feedback } : {}) },
        { language, now: 0, seed: '' },
      );
    const { value } = await ask();
    expect(value[0]?.expectations).toContain(shared.flaws[flaw]);
    // Insisting without a new fact changes nothing about the verdict.
    expect((await ask('!!!')).value[0]?.expectations).toContain(shared.flaws[flaw]);
  });
});

it('an ordinary idea has no flaw of a family', () => {
  for (const idea of ['Walk dogs in my street', 'לתקן אופניים', 'Cours de piano', 'Arreglar ropa', 'Aulas de violão']) {
    expect(flawsIn(idea)).toEqual([]);
  }
});
