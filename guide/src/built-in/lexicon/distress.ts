import type { Language } from '@foothold/contract';
import { fold } from '../text/fold.ts';

/** Words of somebody in danger from themselves or another, in five languages; folded. Work stress is not among them. */
const distress = new RegExp(
  [
    "kill(?:ing)? myself|suicid\\p{L}*|end (?:my life|it all)|want to die|don['’]?t want to live|hurt(?:ing)? myself|self[- ]harm|no reason to live|better off dead",
    'me tuer|mettre fin a mes jours|(?:veux|envie de) mourir|me faire du mal|plus envie de vivre',
    'matarme|quitarme la vida|quiero morir(?:me)?|hacerme dano|no quiero vivir',
    'me matar|tirar (?:a )?minha vida|quero morrer|me machucar|nao quero (?:mais )?viver',
    'להתאבד|התאבדות|אובדני|אובדנית|למות|לפגוע בעצמי|אין טעם לחיות|לא רוצה לחיות|להרוג את עצמי',
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join('|'),
  'u',
);

/** Fixed, the same for everybody, and about nothing but the person. No number of a hotline, since it differs by country. */
const replies: Record<Language, string> = {
  en: 'What you wrote matters more than any plan. You do not have to carry this alone. Please talk to somebody now: a person you trust, your doctor, or the crisis line of your country. If you are in danger right now, call the emergency number where you are. The plan can wait; it will be here whenever you want it.',
  he: 'מה שנכתב כאן חשוב יותר מכל תוכנית. לא חייבים להישאר עם זה לבד. כדאי לדבר עם מישהו כבר עכשיו: אדם קרוב, רופא או רופאה, או קו הסיוע הנפשי במקום המגורים. במצב של סכנה מיידית יש להתקשר למספר החירום. התוכנית יכולה לחכות; היא תישאר כאן.',
  fr: 'Ce que vous venez d’écrire compte plus que n’importe quel plan. Vous n’avez pas à porter cela sans aide. Parlez à quelqu’un maintenant\u00A0: une personne de confiance, votre médecin, ou la ligne d’écoute de votre pays. En cas de danger immédiat, appelez le numéro d’urgence de l’endroit où vous êtes. Le plan peut attendre\u202F; il sera là quand vous voudrez.',
  es: 'Lo que has escrito importa más que cualquier plan. No tienes que cargar con esto a solas. Habla con alguien ahora: una persona de confianza, tu médico o la línea de ayuda de tu país. Si corres peligro en este momento, llama al número de emergencias. El plan puede esperar; estará aquí cuando lo quieras.',
  pt: 'O que você escreveu importa mais do que qualquer plano. Você não precisa carregar isso sem ajuda. Fale com alguém agora: uma pessoa de confiança, seu médico ou a linha de apoio do seu país. Se houver perigo neste momento, ligue para o número de emergência. O plano pode esperar; ele vai estar aqui quando você quiser.',
};

/** The fixed reply to somebody in distress; null when a message shows none. */
export function distressReply(message: string, language: Language): string | null {
  return distress.test(fold(message)) ? replies[language] : null;
}
