import type { Language, Profile } from '@foothold/contract';
import type { ChatTurn, ReplyEvent, StoredPlan } from '../../../guide.ts';
import { profileOf } from '../../../testing/profiles.ts';
import { stepChat } from '../step-chat.ts';

/** How people ask for it, some of it badly typed. */
export const said: Record<
  Language,
  Record<'shorter' | 'longer' | 'warmer' | 'formal' | 'another' | 'simpler' | 'list', string[]>
> = {
  en: {
    shorter: ['Could you shorten that a bit?', 'thats way too long', 'in two sentences please', 'briefr pls'],
    longer: ['a bit longer please', 'can you expand it', 'more detail'],
    warmer: ['sounds too cold, make it friendlier', 'less formal pls'],
    formal: ['more professional please', 'can it be more polite?'],
    another: ['another version please', 'I don’t like it, try again'],
    simpler: ['in simpler words please', 'what does that mean?'],
    list: ['as bullet points', 'make a list of it'],
  },
  he: {
    shorter: ['אפשר לקצר את זה?', 'ארוך מדי', 'במשפט אחד בבקשה'],
    longer: ['קצת יותר פירוט', 'אפשר להרחיב?'],
    warmer: ['יותר ידידותי בבקשה', 'זה קר מדי'],
    formal: ['יותר רשמי', 'נוסח מנומס יותר'],
    another: ['נוסח אחר בבקשה', 'לא אהבתי, תנסה שוב'],
    simpler: ['במילים פשוטות בבקשה', 'מה זה אומר?'],
    list: ['כרשימה בבקשה', 'בנקודות'],
  },
  fr: {
    shorter: ['plus court svp', 'c’est trop long', 'vous pouvez raccourcir ?', 'racourcir svp'],
    longer: ['un peu plus long', 'plus de détails svp'],
    warmer: ['plus chaleureux', 'c’est trop froid'],
    formal: ['plus formel s’il vous plaît', 'plus professionnel'],
    another: ['une autre version', 'ça ne me plaît pas'],
    simpler: ['avec des mots simples', 'plus simplement svp'],
    list: ['sous forme de liste', 'en liste svp'],
  },
  es: {
    shorter: ['más corto porfa', 'es demasiado largo', '¿puedes resumirlo en una frase?'],
    longer: ['un poco más largo', 'más detalles por favor'],
    warmer: ['más cercano', 'suena muy frío'],
    formal: ['más formal', 'hazlo más profesional'],
    another: ['otra versión', 'no me gusta, otra vez'],
    simpler: ['con palabras sencillas', 'no entiendo eso'],
    list: ['en forma de lista', 'ponlo en puntos'],
  },
  pt: {
    shorter: ['mais curto por favor', 'está longo demais', 'pode resumir?'],
    longer: ['um pouco mais longo', 'mais detalhes'],
    warmer: ['mais caloroso', 'está muito frio'],
    formal: ['mais formal por favor', 'mais profissional'],
    another: ['outra versão', 'não gostei, de novo'],
    simpler: ['com palavras simples', 'não entendi'],
    list: ['em forma de lista', 'em tópicos'],
  },
};

/** How people have something added, and the words that are to stand in it. */
export const additions: Record<Language, [asked: string, words: string][]> = {
  en: [
    ['and mention that I bring the hinges', 'I bring the hinges.'],
    ['please add that it takes ten minutes', 'It takes ten minutes.'],
  ],
  he: [
    ['תוסיף שאני מביאה את הצירים', 'אני מביאה את הצירים.'],
    ['בבקשה תכתבי גם שזה לוקח עשר דקות', 'זה לוקח עשר דקות.'],
  ],
  fr: [
    ['ajoute que j’apporte les charnières', 'J’apporte les charnières.'],
    ['et précisez que cela prend dix minutes', 'Cela prend dix minutes.'],
  ],
  es: [
    ['añade que llevo las bisagras', 'Llevo las bisagras.'],
    ['y pon que son diez minutos por favor', 'Son diez minutos por favor.'],
  ],
  pt: [
    ['acrescenta que levo as dobradiças', 'Levo as dobradiças.'],
    ['e põe que leva dez minutos', 'Leva dez minutos.'],
  ],
};

/** How people have something left out: who they are, what it is about, what is not in it at all, and a question. */
export const omissions: Record<Language, [me: string, about: string, strange: string, question: string]> = {
  en: ['without who I am', 'please take out the door', 'without the stickers', 'and without a licence?'],
  he: ['בלי מי אני', 'תורידי את הדלת', 'בלי הבלונים', 'ובלי רישיון?'],
  fr: ['enlève la phrase sur moi', 'sans la porte', 'sans les autocollants', 'et sans permis ?'],
  es: ['sin la frase sobre mí', 'quita la puerta', 'sin los globos', '¿y sin permiso?'],
  pt: ['sem a frase sobre mim', 'tira a porta', 'sem os balões', 'e sem licença?'],
};

/** A message to somebody about something, and to whom. */
export const messages: Record<Language, [asked: string, to: string, about: string]> = {
  en: [
    'Write a note to the caretaker of the canteen about the back door',
    'the caretaker of the canteen',
    'the back door',
  ],
  he: ['תכתבי הודעה למנהל הקנטינה על הדלת האחורית', 'מנהל הקנטינה', 'הדלת האחורית'],
  fr: ['Écrivez un message au gardien de la cantine à propos de la porte', 'le gardien de la cantine', 'la porte'],
  es: ['Escribe un mensaje al portero del comedor sobre la puerta', 'el portero del comedor', 'la puerta'],
  pt: ['Escreva uma mensagem para o porteiro da cantina sobre a porta', 'o porteiro da cantina', 'a porta'],
};

export const others: Record<Language, [asked: string, to: string]> = {
  en: ['and now for florists', 'florists'],
  he: ['ועכשיו עבור חנויות פרחים', 'חנויות פרחים'],
  fr: ['et maintenant pour les fleuristes', 'les fleuristes'],
  es: ['y ahora para las floristerías', 'las floristerías'],
  pt: ['e agora para floristas', 'floristas'],
};

export const amounts: Record<Language, string> = {
  en: 'with 37 € instead',
  he: 'ועם 37 ₪?',
  fr: 'et avec 37 € ?',
  es: 'mejor con 37 €',
  pt: 'e com 37 €?',
};

export const translated: Record<Language, [asked: string, into: Language]> = {
  en: ['now in Spanish please', 'es'],
  he: ['ובאנגלית?', 'en'],
  fr: ['en portugais svp', 'pt'],
  es: ['¿y en francés?', 'fr'],
  pt: ['em inglês por favor', 'en'],
};

export const explain: Record<Language, string> = {
  en: 'How do I do this?',
  he: 'איך עושים את זה?',
  fr: 'Comment faire ?',
  es: '¿Cómo lo hago?',
  pt: 'Como eu faço isso?',
};

type Done = Extract<ReplyEvent, { type: 'done' }>;

/** Somebody who grinds knives, with a plan of their own. */
export const grinder: Profile = profileOf({ location: 'Turin', skills: [['Sharpening knives', 'advanced']], hours: 5 });

const plan: StoredPlan = {
  title: 'Sharp Tuesdays',
  short_description: 'Knives and scissors made sharp at the market.',
  archetype: null,
  language: 'en',
  steps: [
    {
      step_id: 'A',
      title: 'Reach the first cooks',
      description: 'Two cooks try it.',
      smallest_test: 'Sharpen one knife.',
      cap: 'Two hours, no money.',
      stop_if: 'Stop after ten refusals.',
      ref: 'phase.first-customer',
      status: 'pending',
      substeps: [
        {
          substep_id: 'a1',
          title: 'Contact three canteens',
          description: 'Write to three canteens. Ask who cares for the knives. Note the answer in one line.',
          deliverable: 'Three answers',
          minutes: 45,
          ref: null,
          status: 'pending',
        },
      ],
    },
  ],
};

export const OFFER = 'Sharp Tuesdays';
export const OWN = 'Sharpening knives';

/** A talk in which every reply is kept with its record, as the server keeps it. */
export async function talk(messages: readonly string[], language: Language): Promise<Done[]> {
  const history: ChatTurn[] = [];
  const replies: Done[] = [];
  for (const message of messages) {
    let done: Done | null = null;
    const input = { profile: grinder, plan, stepId: 'A', history: [...history], message };
    for await (const event of stepChat(input, { language, now: 0, seed: 's' })) if (event.type === 'done') done = event;
    if (!done) throw new Error('The reply did not end.');
    const { text, act = null, answered } = done;
    const record = { asks: null, act, before: [], ...(answered ? { answered } : {}) };
    history.push({ sender: 'user', content: message }, { sender: 'foothold', content: text, record });
    replies.push(done);
  }
  return replies;
}

/** The reply after an answer and what was asked of it. */
export async function after(first: string, then: string, language: Language): Promise<[before: Done, after: Done]> {
  const [before, last] = await talk([first, then], language);
  if (!before || !last) throw new Error('Somebody did not answer.');
  return [before, last];
}
