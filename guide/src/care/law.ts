import { type Language, languages } from '@foothold/contract';
import { lawRead } from '../reader/safety.ts';
import { fold } from '../text/fold.ts';

interface LawWords {
  /** Asked where a wish may keep to the law, and may not. */
  ask: string;
  /** What the person answers when it does. */
  lawful: string;
  /** Said in the interview, where it is not written down. */
  unwritten: string;
  /** Said instead of changing a plan towards what breaks the law. */
  unchanged: string;
}

/** To people of whom most mean something honest: nobody is accused. */
export const lawWords: Record<Language, LawWords> = {
  en: {
    ask: 'I can read this in two ways, so I would rather ask. If it keeps to the law, and everyone it touches knows and agrees, tell me and we go on with it. I do not plan anything that deceives or harms somebody; if it does, I will gladly look for an honest way with you.',
    lawful: 'It is lawful, and everyone knows of it',
    unwritten:
      'One thing I did not write down: it sounds as if it breaks the law or harms people, and I do not help with that. If money is the worry behind it, let us look for an honest way. If I misread you, say it in other words.',
    unchanged:
      'I do not change the plan in this direction: it would break the law or harm people. Your plan stays as it was. If I misread you, say it in other words.',
  },
  he: {
    ask: 'אפשר להבין את זה בשתי דרכים, אז עדיף לשאול. אם הכול לפי החוק, וכל מי שזה נוגע לו יודע ומסכים, כדאי לומר לי ונמשיך עם זה. למה שמרמה מישהו או פוגע בו אין כאן תוכנית, אבל בשמחה נחפש יחד דרך ישרה.',
    lawful: 'זה חוקי, וכולם יודעים על זה',
    unwritten:
      'דבר אחד לא נרשם: זה נשמע כמו משהו שנוגד את החוק או פוגע באנשים, ובזה אין לי עזרה. אם מאחורי זה יש דאגה לכסף, נחפש יחד דרך ישרה. אם זו טעות שלי, אפשר לנסח אחרת.',
    unchanged:
      'לכיוון הזה התוכנית לא תשתנה: זה נגד החוק או פוגע באנשים. התוכנית נשארה כמו שהייתה. אם זו טעות שלי, אפשר לנסח אחרת.',
  },
  fr: {
    ask: 'Je peux comprendre cela de deux façons, alors je préfère demander. Si tout reste dans la loi et que chaque personne concernée est au courant et d’accord, dites-le-moi et nous continuons. Ce qui trompe ou blesse quelqu’un, je ne le prépare pas ; mais je cherche volontiers avec vous une voie honnête.',
    lawful: 'C’est légal, et tout le monde est au courant',
    unwritten:
      'Il y a une chose que je n’ai pas notée\u00A0: cela semble contraire à la loi ou nuire à quelqu’un, et je n’aide pas à cela. Si un souci d’argent est derrière, cherchons une voie honnête. Si j’ai mal compris, dites-le avec d’autres mots.',
    unchanged:
      'Je ne change pas le plan dans cette direction\u00A0: ce serait contraire à la loi ou cela nuirait à quelqu’un. Votre plan reste comme il était. Si j’ai mal compris, dites-le avec d’autres mots.',
  },
  es: {
    ask: 'Esto lo puedo entender de dos maneras, así que prefiero preguntar. Si respeta la ley y todas las personas a las que afecta lo saben y están de acuerdo, dímelo y seguimos con ello. Lo que engaña o daña a alguien no lo preparo; en ese caso busco contigo, con gusto, un camino honrado.',
    lawful: 'Es legal y todo el mundo lo sabe',
    unwritten:
      'Hay una cosa que no he anotado: parece ir contra la ley o hacer daño a alguien, y con eso no ayudo. Si detrás hay una preocupación por el dinero, buscamos un camino honrado. Si te he entendido mal, dilo con otras palabras.',
    unchanged:
      'No cambio el plan en esa dirección: iría contra la ley o haría daño a alguien. Tu plan sigue como estaba. Si te he entendido mal, dilo con otras palabras.',
  },
  pt: {
    ask: 'Posso entender isso de dois jeitos, então prefiro perguntar. Se está dentro da lei e todas as pessoas envolvidas sabem e concordam, me diga e seguimos com isso. O que engana ou machuca alguém eu não planejo; nesse caso, procuro com você, com prazer, um caminho honesto.',
    lawful: 'É dentro da lei, e todo mundo sabe',
    unwritten:
      'Uma coisa eu não anotei: parece ser contra a lei ou prejudicar alguém, e com isso eu não ajudo. Se por trás há uma preocupação com dinheiro, procuramos um caminho honesto. Se entendi mal, diga com outras palavras.',
    unchanged:
      'Não mudo o plano nessa direção: seria contra a lei ou machucaria alguém. Seu plano continua como estava. Se entendi mal, diga com outras palavras.',
  },
};

/** Whether somebody answers that what they wish for is lawful. */
export function saysLawful(message: string): boolean {
  const said = fold(message.trim());
  return languages.some((language) => fold(lawWords[language].lawful) === said);
}

/** Whether it has to be asked how a wish is meant. */
export function mayBeUnlawful(text: string): boolean {
  return lawRead(text) === 'unsure';
}
