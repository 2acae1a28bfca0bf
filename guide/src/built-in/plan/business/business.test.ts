import { type BusinessSnapshot, composeBusinessDescription, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { planProblems } from '../../../testing/plan-problems.ts';
import { profileOf } from '../../../testing/profiles.ts';
import { planFromDescription } from '../plan-from-description.ts';
import { challengeIn } from './challenge.ts';
import { channelsIn } from './channels.ts';
import { saysNothing } from './nothing.ts';

const profile = profileOf({ hours: 5, budget: 100 });

async function workFor(snapshot: Partial<BusinessSnapshot> | string, language: Language) {
  const description =
    typeof snapshot === 'string'
      ? snapshot
      : composeBusinessDescription({ description: 'Carpets', ...snapshot }, language);
  const { value } = await planFromDescription({ profile, description }, { language, now: 0, seed: '' });
  expect(planProblems(value, profile, language)).toEqual([]);
  return value.steps.flatMap((step) => step.substeps);
}

describe('a challenge', () => {
  it.each<[string, string]>([
    ['not enough customers', 'customers'],
    ['I can’t find customers', 'customers'],
    ['nobody knows about us', 'customers'],
    ['too few repeat customers', 'returning'],
    ['I have no time', 'time'],
    ['too much work, not enough time for new customers', 'time'],
    ['my prices are too low', 'prices'],
    ['customers pay late', 'payments'],
    ['unpaid invoices', 'payments'],
    ['it is very seasonal', 'season'],
    ['the rent is eating us, high costs', 'costs'],
    ['big chains undercut us', 'competition'],
    ['אין מספיק לקוחות', 'customers'],
    ['הלקוחות לא חוזרים', 'returning'],
    ['אין לי זמן', 'time'],
    ['המחירים נמוכים מדי', 'prices'],
    ['לקוחות משלמים באיחור', 'payments'],
    ['העסק עונתי', 'season'],
    ['יש הרבה מתחרים', 'competition'],
    ['pas assez de clients', 'customers'],
    ['les clients ne reviennent pas', 'returning'],
    ['je manque de temps : pas le temps', 'time'],
    ['mes prix sont trop bas', 'prices'],
    ['retards de paiement', 'payments'],
    ['activité saisonnière', 'season'],
    ['trop de concurrence', 'competition'],
    ['pocos clientes', 'customers'],
    ['los clientes no vuelven', 'returning'],
    ['me falta tiempo', 'time'],
    ['cobro muy poco', 'prices'],
    ['los clientes pagan tarde', 'payments'],
    ['es de temporada', 'season'],
    ['mucha competencia', 'competition'],
    ['poucos clientes', 'customers'],
    ['os clientes não voltam', 'returning'],
    ['não tenho tempo', 'time'],
    ['meus preços são muito baixos', 'prices'],
    ['clientes pagam atrasado', 'payments'],
    ['é sazonal', 'season'],
    ['muita concorrência', 'competition'],
  ])('%s → %s', (text, challenge) => {
    expect(challengeIn(text)).toBe(challenge);
  });

  it.each<[Language, string]>([
    ['en', 'customers pay late'],
    ['he', 'לקוחות משלמים באיחור'],
    ['fr', 'retards de paiement'],
    ['es', 'los clientes pagan tarde'],
    ['pt', 'clientes pagam atrasado'],
  ])('gets the experiment that fits it, in its words (%s)', async (language, challenge) => {
    const work = await workFor({ challenge }, language);
    const experiment = work.find(({ ref }) => ref === 'shared.challenge-payments');
    expect(experiment?.description).toContain(`\u2068${challenge}\u2069`);
  });

  it('that nobody foresaw is measured', async () => {
    const work = await workFor({ challenge: 'the oven smells of fish' }, 'en');
    expect(work.map(({ ref }) => ref)).toContain('shared.business-challenge');
  });
});

describe('a revenue', () => {
  it.each<[Language, string, string]>([
    ['en', '£1,200', '£1,200 ÷ 4 weeks = £300'],
    ['fr', '1 200 € par mois', '÷ 4 semaines = 300'],
    ['es', '300 € a la semana', '× 4 semanas = 1200'],
    ['pt', 'R$ 4.800 por ano', '÷ 12 meses ÷ 4 semanas = R$'],
    ['he', '4000 ש״ח', '÷ 4 שבועות'],
  ])('becomes arithmetic with its formula (%s)', async (language, revenue, formula) => {
    const sum = (await workFor({ revenue }, language)).find(({ ref }) => ref === 'shared.business-revenue-week');
    expect(sum?.description.replace(/[\u00A0\u200F\u202F]/gu, ' ')).toContain(formula);
    expect(sum?.description).toContain(`\u2068${revenue}\u2069`);
  });

  it.each(['none yet', '0', 'rien', 'nada', 'אין'])('that is not there asks why: %s', async (revenue) => {
    expect((await workFor({ revenue }, 'en')).map(({ ref }) => ref)).toContain('shared.business-no-revenue');
  });

  it('in words is quoted without a sum', async () => {
    expect((await workFor({ revenue: 'it depends' }, 'en')).map(({ ref }) => ref)).toContain('shared.business-revenue');
  });
});

describe('the marketing tried', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Instagram, flyers', ['Instagram', 'flyers']],
    ['en', 'We tried Facebook ads, flyers and word of mouth', ['Facebook ads', 'flyers', 'word of mouth']],
    ['he', 'אינסטגרם ופליירים', ['אינסטגרם', 'פליירים']],
    ['fr', 'Instagram et prospectus', ['Instagram', 'prospectus']],
    ['es', 'Instagram y folletos', ['Instagram', 'folletos']],
    ['pt', 'Instagram e panfletos', ['Instagram', 'panfletos']],
  ])('is compared channel by channel (%s: %s)', async (language, marketing, channels) => {
    expect(channelsIn(marketing)).toEqual(channels);
    const compare = (await workFor({ marketing }, language)).find(({ ref }) => ref === 'shared.business-channels');
    for (const channel of channels) expect(compare?.description).toContain(`\u2068${channel}\u2069`);
  });

  it.each([
    ['Instagram', 'shared.business-one-channel'],
    ['none', 'shared.business-no-marketing'],
    ['I once paid a cousin of mine to stand at the corner with a big sign for a week', 'shared.business-marketing'],
  ])('%s', async (marketing, ref) => {
    expect((await workFor({ marketing }, 'en')).map((one) => one.ref)).toContain(ref);
  });
});

describe('a description without labels', () => {
  it.each<[Language, string]>([
    [
      'en',
      'I run a bakery in Haifa. We make 2,000 € a month, but we do not get enough customers. We tried Instagram and flyers.',
    ],
    ['he', 'יש לי מאפייה בחיפה. אנחנו מכניסים 8000 ש״ח בחודש. אין מספיק לקוחות. ניסיתי אינסטגרם ופליירים.'],
    [
      'fr',
      'Je tiens une boulangerie à Lyon. Je gagne 2000 € par mois mais je n’ai pas assez de clients. J’ai essayé Instagram et des prospectus.',
    ],
    [
      'es',
      'Tengo una panadería en Sevilla. Gano 2000 € al mes pero tengo pocos clientes. He probado Instagram y folletos.',
    ],
    [
      'pt',
      'Tenho uma padaria no Recife. Faturo R$ 8.000 por mês, mas tenho poucos clientes. Já tentei Instagram e panfletos.',
    ],
  ])('is searched for what the lines would say (%s)', async (language, description) => {
    const refs = (await workFor(description, language)).map(({ ref }) => ref);
    expect(refs).toEqual(
      expect.arrayContaining([
        'shared.business-revenue-week',
        'shared.challenge-customers',
        'shared.business-channels',
        'shared.business-one-offer',
      ]),
    );
  });
});

it.each(languages)('a place on the web is no place on a map (%s)', async (language) => {
  const refs = (await workFor({ location: 'online' }, language)).map(({ ref }) => ref);
  expect(refs).toContain('shared.business-location-online');
  expect(refs).not.toContain('shared.business-location');
});

it.each([
  ['none yet', true],
  ['-', true],
  ['Pas encore', true],
  ['todavía no', true],
  ['nothing sells better than bread', false],
  ['😀', false],
])('%s says nothing: %s', (line, nothing) => {
  expect(saysNothing(line)).toBe(nothing);
});
