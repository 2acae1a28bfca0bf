import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { entryOfId, ownWordsOf } from '../../catalogue/work/compose.ts';
import { sellsKnowledge } from '../../catalogue/work/sale.ts';
import { profileOf } from '../../testing/profiles.ts';
import { ideasFor } from '../testing/ideas-for.ts';

type Told = Parameters<typeof profileOf>[0];

const idsFor = async (told: Told, language: Language) =>
  (await ideasFor(profileOf({ language, hours: 8, goal: '300', ...told }), language)).map(
    ({ fit }) => fit.archetype ?? '',
  );

/** What somebody makes and does, of which no list knows anything, beside a trade that no list knows either. */
const makers: [Language, trade: string, made: string, craft: string][] = [
  ['en', 'Dowser', 'making corn dollies', 'heather besoms'],
  ['he', 'רפסודן', 'הכנת רעשנים', 'תיבות תהודה'],
  ['fr', 'Radeleur', 'fabrication de quenouilles', 'girouettes de zinc'],
  ['es', 'Ganchero', 'hacer zambombas', 'escobas de brezo'],
  ['pt', 'Balseador', 'fazer zabumbas', 'vassouras de urze'],
];

describe('what somebody makes', () => {
  it.each(makers)('is sold before there is any counsel or lesson (%s)', async (language, trade, made, craft) => {
    const ids = await idsFor(
      {
        jobs: [[trade, 60]],
        skills: [
          [made, 'advanced'],
          [craft, 'advanced'],
        ],
      },
      language,
    );
    const counsel = ids.findIndex(sellsKnowledge);
    expect(ids.slice(0, counsel < 0 ? undefined : counsel).map((id) => id.split('/')[0])).toEqual(
      expect.arrayContaining(['made', 'craft']),
    );
  });

  it.each(makers)(
    'is an order of its own where something else is made to order (%s)',
    async (language, _, made, craft) => {
      const verb = made.split(' ')[0] ?? '';
      const ids = await idsFor(
        {
          skills: [
            [made, 'advanced'],
            [`${verb} ${craft}`, 'advanced'],
          ],
        },
        language,
      );
      const sold = ids.filter((id) => id.startsWith('made/') && !sellsKnowledge(id));
      expect(new Set(sold.map(ownWordsOf)).size).toBe(2);
      expect(new Set(sold.map((id) => id.split('/')[1]))).toEqual(new Set(['make', 'do']));
    },
  );

  it.each<[Language, limit: string, craft: string]>([
    ['en', 'no standing', 'heather besoms'],
    ['he', 'בלי לעמוד', 'תיבות תהודה'],
    ['fr', 'pas rester debout', 'girouettes de zinc'],
    ['es', 'nada de estar de pie', 'escobas de brezo'],
    ['pt', 'não posso ficar em pé', 'vassouras de urze'],
  ])('is taught first where its making is ruled out (%s)', async (language, limits, craft) => {
    const [first = ''] = await idsFor({ skills: [[craft, 'advanced']], limits }, language);
    expect(first.split('/').slice(0, 2)).toEqual(['craft', 'teach']);
  });
});

/** Five crafts of one person, of which no list knows anything. */
const fiveCrafts: [Language, limit: string, crafts: string[]][] = [
  ['en', 'no standing', ['heather besoms', 'thatch finials', 'horn lanterns', 'bark canisters', 'rush lights']],
  ['he', 'בלי לעמוד', ['תיבות תהודה', 'רעשני קליפה', 'פנסי קרן', 'עפיפוני קש', 'צנצנות לענה']],
  [
    'fr',
    'pas rester debout',
    ['girouettes de zinc', 'quenouilles de frêne', 'crécelles de hêtre', 'lanternes de corne', 'sabliers de buis'],
  ],
  [
    'es',
    'nada de estar de pie',
    ['escobas de brezo', 'zambombas de junco', 'faroles de cuerno', 'carracas de olmo', 'veletas de zinc'],
  ],
  [
    'pt',
    'não posso ficar em pé',
    ['vassouras de urze', 'zabumbas de faia', 'matracas de olmo', 'lampiões de chifre', 'peneiras de crina'],
  ],
];

describe('who says that they make something', () => {
  it.each<[Language, trade: string, says: string, made: string]>([
    ['en', 'Market seller', 'I make tin whirligigs', 'tin whirligigs'],
    ['he', 'מוכרת בשוק', 'הכנת רעשנים', 'הכנת רעשנים'],
    ['fr', 'Vendeuse au marché', 'je fabrique des crécelles', 'crécelles'],
    ['es', 'Vendedora en el mercado', 'hago zambombas', 'zambombas'],
    ['pt', 'Vendedora na feira', 'faço matracas', 'matracas'],
  ])('is offered to sell it among the first two, though no level was chosen (%s)', async (...told) => {
    const [language, trade, says, made] = told;
    const ids = await idsFor({ jobs: [[trade, 240]], skills: [[says, 'beginner']] }, language);
    expect(ids.slice(0, 2).map((id) => id.split('/').slice(0, 3).join('/'))).toContainEqual(
      expect.stringMatching(new RegExp(`^made/(?:make|do)/.*${made}`, 'u')),
    );
  });
});

describe('whoever can do several things', () => {
  it.each(fiveCrafts)('is offered each of them before there is nothing left (%s)', async (language, limits, crafts) => {
    const skills = crafts.map((craft): [string, 'advanced'] => [craft, 'advanced']);
    const ids = await idsFor({ skills, limits }, language);
    expect(new Set(ids.map(ownWordsOf))).toEqual(new Set(crafts));
  });

  it.each<[Language, hobbies: string]>([
    ['en', 'knitting, pottery'],
    ['he', 'סריגה, קרמיקה'],
    ['fr', 'tricot, poterie'],
    ['es', 'calceta, cerámica'],
    ['pt', 'tricô, cerâmica'],
  ])('has no make squeezed out by another pastime (%s)', async (language, hobbies) => {
    const ids = await idsFor({ jobs: [['Dowser', 120]], hobbies }, language);
    const entries = ids.flatMap((id) => entryOfId(id) ?? []);
    expect(entries).toEqual(expect.arrayContaining(['knitting', 'pottery']));
  });
});

describe('what somebody is like', () => {
  it.each<[Language, virtue: string, craft: string]>([
    ['en', 'punctual', 'heather besoms'],
    ['he', 'סבלנות אין קץ', 'תיבות תהודה'],
    ['fr', 'patience avec tout le monde', 'girouettes de zinc'],
    ['es', 'puntualidad', 'escobas de brezo'],
    ['pt', 'muita paciência', 'vassouras de urze'],
  ])('passes no craft, however advanced (%s)', async (language, virtue, craft) => {
    const ids = await idsFor(
      {
        skills: [
          [virtue, 'advanced'],
          [craft, 'intermediate'],
        ],
      },
      language,
    );
    expect(ownWordsOf(ids[0] ?? '')).toBe(craft);
  });

  it.each<[Language, known: string]>([
    ['en', 'explaining old maps'],
    ['he', 'להסביר מפות עתיקות'],
    ['fr', 'expliquer les vieilles cartes'],
    ['es', 'explicar mapas viejos'],
    ['pt', 'explicar mapas velhos'],
  ])('or knows is no order (%s): %s', async (language, known) => {
    const ids = await idsFor({ skills: [[known, 'advanced']] }, language);
    expect(ids.filter((id) => id.startsWith('craft/'))).toEqual([]);
  });
});
