import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { entryOfId, genericFormOf, ownTopicOf, ownWordsOf, topicOf } from '../../catalogue/work/compose.ts';
import { sellsKnowledge, sellsWork } from '../../catalogue/work/sale.ts';
import { profileOf } from '../../testing/profiles.ts';
import type { Fact } from '../../profile/facts.ts';
import { teaches } from './order.ts';
import { ideasFor } from '../testing/ideas-for.ts';

type Told = Parameters<typeof profileOf>[0];

const idsFor = async (told: Told, language: Language) =>
  (await ideasFor(profileOf({ language, hours: 8, goal: '300', ...told }), language)).map(
    ({ fit }) => fit.archetype ?? '',
  );

/** What somebody makes and knows, of which no list knows anything, beside a trade that no list knows either. */
const makers: [Language, trade: string, made: string, craft: string][] = [
  ['en', 'Dowser', 'making corn dollies', 'heather besoms'],
  ['he', 'רפסודן', 'הכנת רעשנים', 'תיבות תהודה'],
  ['fr', 'Radeleur', 'fabrication de quenouilles', 'girouettes de zinc'],
  ['es', 'Ganchero', 'hacer zambombas', 'escobas de brezo'],
  ['pt', 'Balseador', 'fazer zabumbas', 'vassouras de urze'],
];

describe('what somebody makes', () => {
  it.each(makers)('is sold before there is any counsel or lesson of it (%s)', async (language, trade, made, craft) => {
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
    const ofMade = ids.filter((id) => id.startsWith('made/'));
    expect(sellsWork(ofMade[0] ?? '')).toBe(true);
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
    expect(first.split('/').slice(0, 2)).toEqual(['own', 'teach']);
  });

  it.each<[Language, made: string, tools: string, orders: string]>([
    ['en', 'making corn dollies', 'I have no tools', 'I take no orders'],
    ['he', 'הכנת רעשנים', 'אין לי כלי עבודה', 'לא לוקח הזמנות'],
    ['fr', 'fabrication de quenouilles', 'je n’ai pas d’outils', 'pas de commandes'],
    ['es', 'hacer zambombas', 'no tengo herramientas', 'no acepto encargos'],
    ['pt', 'fazer zabumbas', 'não tenho ferramentas', 'não aceito encomendas'],
  ])('is no order of who has no tools, or takes none (%s)', async (language, made, ...limits) => {
    for (const limit of limits) {
      const ids = await idsFor({ skills: [[made, 'advanced']], limits: limit }, language);
      expect([limit, ids.length > 0, ids.filter(sellsWork)]).toEqual([limit, true, []]);
    }
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

describe('who teaches', () => {
  it.each<[Language, job: string, instrument: string, made: string]>([
    ['en', 'Harp teacher', 'violin', 'making corn dollies'],
    ['he', 'מורה לנבל', 'כינור', 'הכנת רעשנים'],
    ['fr', 'Professeur de harpe', 'violon', 'fabrication de quenouilles'],
    ['es', 'Profesora de arpa', 'violín', 'hacer zambombas'],
    ['pt', 'Professora de harpa', 'violino', 'fazer zabumbas'],
  ])('keeps lessons first (%s)', async (language, job, instrument, made) => {
    const ids = await idsFor(
      {
        jobs: [[job, 120]],
        skills: [
          [instrument, 'advanced'],
          [made, 'advanced'],
        ],
      },
      language,
    );
    expect(ids.slice(0, 2)).toEqual(['work/violin-playing/0', 'work/2354/0']);
  });
});

it('who makes something of which the name begins with a number is no teacher, whose trade does', () => {
  const fact: Fact = {
    kind: 'experience',
    field: 'experiences',
    index: 0,
    text: 'making 23 litre kegs',
    weight: 1,
    topics: new Set([ownTopicOf('23 litre kegs', 'made')]),
  };
  expect(teaches([fact], 'en')).toBe(false);
  expect(teaches([{ ...fact, topics: new Set([topicOf('2354')]) }], 'en')).toBe(true);
});

describe('what somebody is like', () => {
  it.each<[Language, virtue: string, craft: string]>([
    ['en', 'patience with everybody', 'heather besoms'],
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

  it.each<[Language, work: string, craft: string]>([
    ['en', 'calming skittish mules', 'heather besoms'],
    ['he', 'הרגעת פרדות עצבניות', 'תיבות תהודה'],
    ['fr', 'calmer les mules rétives', 'girouettes de zinc'],
    ['es', 'tranquilizar mulas nerviosas', 'escobas de brezo'],
    ['pt', 'acalmar mulas ariscas', 'vassouras de urze'],
  ])('is their work where it says of what (%s)', async (language, work, craft) => {
    const ids = await idsFor(
      {
        skills: [
          [work, 'advanced'],
          [craft, 'intermediate'],
        ],
      },
      language,
    );
    expect(ownWordsOf(ids[0] ?? '')).not.toBe(craft);
  });
});

describe('what is only known', () => {
  it.each<[Language, known: string]>([
    ['en', 'maritime law'],
    ['he', 'דיני שכירות'],
    ['fr', 'droit du bail rural'],
    ['es', 'derecho agrario'],
    ['pt', 'direito agrário'],
  ])('is taught, and no order is taken of it (%s): %s', async (language, known) => {
    const ids = await idsFor({ skills: [[known, 'advanced']] }, language);
    expect(ids[0]).toBe(`own/teach/${known}`);
    expect(ids.filter((id) => genericFormOf(id) === 'do')).toEqual([]);
  });
});
