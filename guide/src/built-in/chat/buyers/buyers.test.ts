import { emptyProfile, type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import type { ReplyEvent, StoredPlan } from '../../../guide.ts';
import { chatWords } from '../../../chat/words.ts';
import { stepChat } from '../step-chat.ts';
import { buyersAsked } from './buyers.ts';

type Said = Record<Language, readonly string[]>;

/** What somebody makes, and another thing they know. */
const made: Record<Language, { title: string; other: string }> = {
  en: { title: 'Bags out of old fishing net', other: 'upholstery' },
  he: { title: 'סלים קלועים מכפות תמרים', other: 'ריפוד' },
  fr: { title: 'Ruches en paille de seigle', other: 'tapisserie d’ameublement' },
  es: { title: 'Hamacas de henequén', other: 'tapicería' },
  pt: { title: 'Cestos de vime', other: 'estofamento' },
};

const ofBuyers: Said = {
  en: [
    "who'd buy a bag made of old net",
    'whod pay for bags like mine',
    'honestly who would want these',
    'where would i even sell a net bag',
    'who do you think would buy my bags',
  ],
  he: [
    'מי יקנה ממני סל קלוע',
    'ממי בכלל לקחת כסף על סלים',
    'למי מוכרים סלים היום',
    'מי ישלם לי על סל',
    'מי ירצה את זה',
  ],
  fr: [
    'qui m’achèterait une ruche en paille',
    'à qui je vends mes ruches',
    'franchement qui voudrait ça',
    'où vendre des ruches',
    'qui me paierait une ruche',
  ],
  es: [
    'quién me compra una hamaca',
    'a quién le vendo yo las hamacas',
    'y quién va a querer esto',
    'dónde vendo mis hamacas',
    'quién pagaría por una hamaca tejida',
  ],
  pt: [
    'quem me compra um cesto',
    'a quem vendo eu os cestos',
    'mas quem é que vai querer isto',
    'pra quem eu vendo cesto de vime',
    'quem pagaria por um cesto',
  ],
};

const ofSomethingElse: Said = {
  en: [
    'who do i buy net from',
    'who sells old net near here',
    'who pays for the materials',
    'the lady who buys my bags is away',
    'who paid me last month',
  ],
  he: ['ממי קונים כפות תמרים', 'מי מוכר כפות', 'מי משלם על החומרים', 'האישה שקונה ממני נסעה', 'למי קונים מתנה'],
  fr: ['à qui j’achète la paille', 'qui vend du seigle', 'qui paie la livraison', 'les gens qui achètent reviennent'],
  es: [
    'a quién le compro el hilo',
    'quién vende henequén',
    'quién paga el envío',
    'la señora que me compra está de viaje',
  ],
  pt: ['a quem compro o vime', 'quem vende vime', 'quem paga o frete', 'a senhora que me compra está fora'],
};

const ofWrong: Said = {
  en: [
    'who needs me anyway',
    'who would buy fake watches from me',
    'where do i sell stolen phones',
    'where can i sell copied films',
  ],
  he: ['מי יקנה ממני תעודות מזויפות', 'איפה מוכרים טלפונים גנובים'],
  fr: ['qui achèterait de faux billets', 'à qui vendre des vélos volés'],
  es: ['a quién le vendo títulos falsos', 'quién me compra marihuana'],
  pt: ['a quem vendo diplomas falsos', 'onde vendo telemóveis roubados'],
};

function planOf(title: string, language: Language): StoredPlan {
  const substep = {
    substep_id: 'a1',
    title: 'x',
    description: 'x',
    deliverable: 'x',
    minutes: 30,
    ref: null,
    status: 'pending' as const,
  };
  const step = {
    step_id: 'A',
    title: 'x',
    description: 'x',
    smallest_test: 'x',
    cap: 'x',
    stop_if: 'x',
    ref: 'phase.check',
    status: 'pending' as const,
    substeps: [substep],
  };
  return { title, short_description: title, archetype: null, language, steps: [step] };
}

async function ask(message: string, language: Language, archetype: string | null = null) {
  const { title, other } = made[language];
  const profile = {
    ...emptyProfile,
    skills: [{ skill_name: other, level: 'advanced' as const, notes: '' }],
  };
  const plan = { ...planOf(title, language), archetype };
  const input = { profile, plan, stepId: 'A', substepId: 'a1', history: [], message };
  let last: ReplyEvent | undefined;
  for await (const event of stepChat(input, { language, now: 0, seed: 's' })) last = event;
  if (last?.type !== 'done') throw new Error('The reply did not end.');
  return last;
}

describe.each(languages)('who buys what somebody makes, in %s', (language) => {
  it.each(ofBuyers[language])('is told: %s', async (message) => {
    expect(buyersAsked(message, language)).not.toBeNull();
    expect((await ask(message, language)).answered?.topic).toBe('further/who-would-buy');
  });

  it.each(ofBuyers[language])('is told of the work of the plan, where that is known: %s', async (message) => {
    const { text, answered } = await ask(message, language, 'work/7534/0');
    expect(answered?.topic).toBe('customers');
    expect(text).toContain(chatWords[language].customers.known.split('\n\n')[2]);
  });

  it.each(ofSomethingElse[language])('is not asked: %s', (message) => {
    expect(buyersAsked(message, language)).toBeNull();
  });

  it.each(ofWrong[language])(
    'is never told of what is against the law, nor who wants somebody: %s',
    async (message) => {
      expect((await ask(message, language)).answered?.topic).not.toBe('further/who-would-buy');
    },
  );

  it('is told of another thing that the person brings, where that is named', async () => {
    const asked: Record<Language, string> = {
      en: 'who would pay me for upholstery',
      he: 'מי ישלם לי על ריפוד',
      fr: 'qui me paierait pour la tapisserie',
      es: 'quién me pagaría por la tapicería',
      pt: 'quem me pagaria pelo estofamento',
    };
    const { text, answered } = await ask(asked[language], language);
    expect(answered?.topic).toBe('customers');
    expect(text).toContain(chatWords[language].customers.known.split('\n\n')[2]);
  });
});

describe('no buyers are looked for', () => {
  it.each<[Language, string]>([
    ['en', 'who would pay for an hour with my sister'],
    ['en', 'where do I sell a kidney'],
    ['en', 'who would buy from me, they spat at my stall'],
    ['he', 'מי ישלם על ההלוויה של סבתא'],
    ['fr', 'à qui je vends mon vote'],
    ['es', 'quién me compra un riñón'],
    ['pt', 'quem vai querer uma mulher como eu'],
  ])('for kin, bodies and grief, in %s: %s', (language, message) => {
    expect(buyersAsked(message, language)).toBeNull();
  });
});

it('takes lace for a ware in Portuguese, and rent for what one pays', () => {
  expect(buyersAsked('quem compra renda de bilro', 'pt')?.thing).toBe('renda de bilro');
  expect(buyersAsked('quem me paga a renda da casa', 'pt')).toBeNull();
});
