import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { lix, lixLimit } from '../checks/prose.ts';
import { careFor } from './care.ts';
import { dangerNamed } from './distress.ts';
import { careWords } from './words.ts';

const despair: Record<Language, string[]> = {
  en: [
    'I want to die',
    "I don't want to live any more",
    'i dont want to be here anymore',
    'Everyone would be better off without me.',
    'I am thinking about suicide',
    "There's no reason to live",
    "I can't go on anymore",
    'I keep hurting myself',
    'I wish I was dead',
    'nobody would miss me',
    'I want to end my life because the business failed',
    "I'm tired of living",
    'I see no way out',
  ],
  he: [
    'אני רוצה למות',
    'לא רוצה לחיות יותר',
    'אני חושב על התאבדות',
    'אין לי בשביל מה לחיות',
    'לכולם יהיה יותר טוב בלעדיי',
    'אני פוגעת בעצמי',
    'נמאס לי לחיות',
    'אני לא מסוגלת להמשיך יותר',
    'בא לי להיעלם לתמיד',
    'איבדתי תקווה',
  ],
  fr: [
    'Je veux mourir',
    'Je n’ai plus envie de vivre',
    'Je pense au suicide',
    'Tout le monde serait mieux sans moi',
    'Je veux mettre fin à mes jours',
    'Je n’en peux plus de vivre',
    'Il n’y a plus aucune raison de vivre',
    'Je ne veux plus me réveiller',
    'J’ai envie de disparaître',
    'Je me mutile',
  ],
  es: [
    'Quiero morirme',
    'Ya no quiero vivir',
    'Pienso en suicidarme',
    'Todos estarían mejor sin mí',
    'Quiero quitarme la vida',
    'No tengo ganas de vivir',
    'Estoy cansada de vivir',
    'No puedo más con la vida',
    'Quiero desaparecer',
    'Me autolesiono',
  ],
  pt: [
    'Quero morrer',
    'Não quero mais viver',
    'Penso em suicídio',
    'Todo mundo ficaria melhor sem mim',
    'Quero tirar minha vida',
    'Não tenho vontade de viver',
    'Estou cansada de viver',
    'Não aguento mais viver',
    'Queria não ter nascido',
    'Perdi a esperança. Quero sumir para sempre',
  ],
};

const abuse: Record<Language, string[]> = {
  en: [
    'My husband hits me',
    'My dad beat me yesterday',
    'He threatened to kill me',
    'I am afraid to go home',
    'I was raped',
  ],
  he: ['בעלי מרביץ לי', 'אבא שלי מכה אותי', 'מפחדת לחזור הביתה', 'הוא מאיים להרוג אותי', 'נאנסתי'],
  fr: [
    'Mon mari me frappe',
    'Mon père me bat',
    'J’ai peur de rentrer chez moi',
    'Il va me tuer',
    'J’ai été victime de violences conjugales',
  ],
  es: [
    'Mi marido me pega',
    'Mi padre me golpea',
    'Tengo miedo de volver a casa',
    'Me quiere matar, va a matarme',
    'Sufro violencia de género',
  ],
  pt: [
    'Meu marido me bate',
    'Meu pai me espanca',
    'Tenho medo de voltar para casa',
    'Ele vai me matar',
    'Sofro violência doméstica',
  ],
};

const harmless: Record<Language, string[]> = {
  en: [
    'This plan is killing me',
    "I'm dying to start",
    'This deadline kills me',
    'The deadline is killing me, help',
    'I nearly died laughing',
    'I want to die of embarrassment when I call people',
    "I don't want to live in the city, can I do it online?",
    'I am killing myself with overtime',
    'Can I hurt myself with this tool?',
    'The competition beats me on price',
    'I can’t go on with step 2',
    'Can I volunteer for suicide prevention?',
    'A cake to die for',
    'I am afraid to call',
    'My customer hit me up for a discount',
  ],
  he: [
    'התוכנית הורגת אותי',
    'אני מתה להתחיל',
    'למות מצחוק',
    'אני רוצה למות מבושה כשמתקשרים',
    'לא רוצה לחיות בעיר',
    'מפחדת לפנות לאנשים',
  ],
  fr: [
    'Ce plan me tue',
    'Je meurs d’envie de commencer',
    'Je veux mourir de honte',
    'C’est à mourir de rire',
    'Je me tue à la tâche',
    'J’ai peur de téléphoner',
  ],
  es: [
    'Este plan me mata',
    'Me muero por empezar',
    'Me quiero morir de vergüenza, quiero morirme de risa',
    'No quiero vivir en la ciudad',
    'Los plazos me están matando',
    'Tengo miedo de llamar',
  ],
  pt: [
    'Este plano me mata',
    'Estou morrendo de vontade de começar',
    'Quero morrer de vergonha',
    'Não quero viver na cidade grande',
    'O prazo está me matando',
    'Tenho medo de ligar',
  ],
};

describe.each(languages)('in %s', (language) => {
  it.each(despair[language])('despair is heard: %s', (message) => {
    expect(careFor(message, language)).toMatchObject({ danger: 'self', sure: true });
  });

  it.each(abuse[language])('violence is heard: %s', (message) => {
    expect(careFor(message, language)).toMatchObject({ danger: 'violence', sure: true });
  });

  it.each(harmless[language])('no danger is named by: %s', (message) => {
    expect(dangerNamed(message)).toBeNull();
  });

  it('what only sounds like danger is hardly ever surely heard as it', () => {
    const sure = harmless[language].filter((message) => careFor(message, language)?.sure === true);
    expect(sure.length).toBeLessThanOrEqual(1);
  });

  it('answers easily to read, about the person and nothing else', () => {
    for (const reply of Object.values(careWords[language].replies)) {
      expect(lix(reply)).toBeLessThanOrEqual(lixLimit[language]);
      expect(reply).not.toMatch(/plan\b|business|תוכנית|עסק|negocio|negócio|entreprise/iu);
    }
  });
});
