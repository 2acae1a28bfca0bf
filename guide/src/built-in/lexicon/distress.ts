import type { Language } from '@foothold/contract';
import { fold } from '../text/fold.ts';
import { danger, idioms } from './distress-words.ts';

const whole = (sources: readonly string[], flags: string) =>
  new RegExp(sources.map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`).join('|'), flags);

const said = { self: whole(danger.self, 'u'), others: whole(danger.others, 'u') };
const onlySounds = whole(idioms, 'gu');

type Danger = keyof typeof said;

/** Fixed, the same for everybody, and about nothing but the person. No number of a hotline, since it differs by country. */
const replies: Record<Danger, Record<Language, string>> = {
  self: {
    en: 'What you wrote matters more than anything else here. I am glad that you said it. You do not have to carry this alone. Please talk to somebody now: a person near you whom you trust, a doctor, or the crisis line of your country. If you might harm yourself or are in danger, call the emergency number where you are, and ask somebody to stay with you. I am only a program and cannot help enough; people can.',
    he: 'מה שנכתב כאן חשוב יותר מכל דבר אחר. טוב שזה נאמר. לא חייבים להישאר עם זה לבד. כדאי לדבר עם מישהו כבר עכשיו: אדם קרוב שסומכים עליו, רופא או רופאה, או קו הסיוע הנפשי במקום המגורים. אם יש סכנה, או מחשבה לפגוע בעצמך, יש להתקשר למספר החירום ולבקש ממישהו להישאר לצידך. כאן יש רק תוכנה, והיא לא מספיקה; בני אדם יכולים לעזור.',
    fr: 'Ce que vous venez d’écrire compte plus que tout le reste ici. C’est bien de l’avoir dit. Vous n’avez pas à porter cela sans aide. Parlez à quelqu’un maintenant\u00A0: une personne proche en qui vous avez confiance, un médecin, ou la ligne d’écoute de votre pays. Si vous risquez de vous faire du mal ou si vous êtes en danger, appelez le numéro d’urgence et demandez à quelqu’un de rester avec vous. Je ne suis qu’un programme, et cela ne suffit pas\u202F; des personnes peuvent vous aider.',
    es: 'Lo que has escrito importa más que todo lo demás aquí. Qué bien que lo hayas dicho. No tienes que cargar con esto a solas. Habla con alguien ahora: una persona cercana en quien confíes, un médico o la línea de ayuda de tu país. Si puedes hacerte daño o corres peligro, llama al número de emergencias y pide a alguien que se quede contigo. Solo soy un programa y no basto; las personas sí pueden ayudarte.',
    pt: 'O que você escreveu importa mais do que tudo aqui. Que bom que você disse. Você não precisa carregar isso sem ajuda. Fale com alguém agora: uma pessoa próxima em quem você confia, um médico ou a linha de apoio do seu país. Se houver risco de você se machucar, ou perigo neste momento, ligue para o número de emergência e peça a alguém que fique com você. Sou só um programa e não sou o bastante; pessoas podem ajudar.',
  },
  others: {
    en: 'Nobody has the right to hurt or threaten you, and it is not your fault. Your safety comes before everything else. If you are in danger now, call the emergency number where you are, or go to a place with people. Please tell somebody you trust, a doctor, or the local helpline for people who suffer violence. They can help without judging you. I am only a program; please reach out to people. If somebody can see this screen, close it first.',
    he: 'לאף אחד אין זכות לפגוע בך או לאיים עליך, וזו לא אשמתך. הביטחון שלך קודם לכול. במצב של סכנה עכשיו, יש להתקשר למספר החירום או ללכת למקום שיש בו אנשים. כדאי לספר לאדם קרוב, לרופא או לרופאה, או לקו הסיוע המקומי לנפגעי אלימות. שם יודעים לעזור בלי לשפוט. כאן יש רק תוכנה; כדאי לפנות לבני אדם. אם מישהו יכול לראות את המסך, כדאי לסגור אותו קודם.',
    fr: 'Personne n’a le droit de vous faire du mal ou de vous menacer, et ce n’est pas votre faute. Votre sécurité passe avant tout. Si vous êtes en danger maintenant, appelez le numéro d’urgence, ou allez dans un lieu où il y a du monde. Parlez-en à une personne de confiance, à un médecin, ou à la ligne d’écoute pour les victimes de violences. On vous aidera sans vous juger. Je ne suis qu’un programme\u202F; adressez-vous à des personnes. Si quelqu’un peut voir cet écran, fermez-le d’abord.',
    es: 'Nadie tiene derecho a hacerte daño ni a amenazarte, y no es culpa tuya. Tu seguridad va antes que todo. Si corres peligro ahora, llama al número de emergencias o ve a un lugar con gente. Cuéntaselo a una persona de confianza, a un médico o a la línea de ayuda contra la violencia de tu zona. Pueden ayudarte sin juzgarte. Solo soy un programa; busca a personas. Si alguien puede ver esta pantalla, ciérrala primero.',
    pt: 'Ninguém tem o direito de machucar ou ameaçar você, e a culpa não é sua. Sua segurança vem antes de tudo. Se houver perigo agora, ligue para o número de emergência ou vá a um lugar com gente. Conte a uma pessoa de confiança, a um médico ou à linha de apoio contra a violência da sua região. Eles podem ajudar sem julgar. Sou só um programa; procure pessoas. Se alguém pode ver esta tela, feche-a primeiro.',
  },
};

/** What danger a message speaks of; null when none. Despair comes first when it speaks of both. */
function dangerIn(message: string): Danger | null {
  const folded = fold(message).replace(/\s+/gu, ' ').replace(onlySounds, ' ');
  if (said.self.test(folded)) return 'self';
  return said.others.test(folded) ? 'others' : null;
}

/** The fixed reply to somebody in distress; null when a message shows none. */
export function distressReply(message: string, language: Language): string | null {
  const danger = dangerIn(message);
  return danger === null ? null : replies[danger][language];
}
