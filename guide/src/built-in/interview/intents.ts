import { fold } from '../text/fold.ts';

const whole = (source: string) => new RegExp(`^[\\s"“«״'.,!]*(?:${source})[\\s"”»״'.,!]*$`, 'u');

const skip = whole(
  [
    "skip(?: this| it| that)?|pass|next|i(?:['’]d| would) rather not(?: say)?|don['’]?t know|i don['’]?t know|no idea|nothing|none|no|not sure",
    'passer|passe|suivant|je ne sais pas|aucune idee|rien|aucun|aucune|non|je passe',
    'saltar|paso|siguiente|no se|no lo se|ni idea|nada|ninguno|ninguna|no',
    'pular|passo|proximo|proxima|nao sei|nem ideia|nada|nenhum|nenhuma|nao',
    'דילוג|דלג|דלגי|לדלג|הבא|לא יודע|לא יודעת|אין|אין לי|כלום|לא|אין לי מושג',
  ].join('|'),
);

const none = new RegExp(
  "(?:no (?:work )?experience|have no (?:work )?experience|never worked|pas (?:encore )?d['’]experience|jamais travaille|(?:aun )?no tengo experiencia|nunca he trabajado|(?:ainda )?nao tenho experiencia|nunca trabalhei|אין לי ניסיון|עדיין אין לי|לא עבדתי)",
  'u',
);

const why =
  /^(?:but |and )?(?:why|what for|pourquoi|por que|para que|por que|למה|מדוע|לשם מה)(?!\p{L})[^.]{0,60}\??\s*$/u;

const thanks = whole(
  'thanks?(?: you)?(?: so much| a lot)?|thank you|merci(?: beaucoup)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]|תודה(?: רבה)?',
);

export type Intent = 'skip' | 'why' | 'thanks';

/** What a message wants that is not an answer; null when it may be one. */
export function intentOf(message: string): Intent | null {
  const folded = fold(message).trim();
  if (skip.test(folded) || none.test(folded)) return 'skip';
  if (why.test(folded)) return 'why';
  return thanks.test(folded) ? 'thanks' : null;
}
