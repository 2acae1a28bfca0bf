import { fold } from '../../../text/fold.ts';

const NOTHING = new RegExp(
  `^(?:${[
    'no|none|nothing|not yet|none yet|nothing yet|nothing so far|never|zero|n a|not applicable|no marketing|no revenue|no sales(?: yet)?|i do not know|do not know',
    'אין|כלום|עדיין לא|עדיין אין|שום דבר|עוד לא|אין עדיין|אפס|לא יודע|לא יודעת',
    'non|rien|aucune?|pas encore|rien encore|rien pour l instant|jamais|je ne sais pas',
    'nada|ninguno|ninguna|todavia no|aun no|todavia nada|aun nada|nunca|cero|no se',
    'nao|nenhum|nenhuma|ainda nao|ainda nada|nada ainda|nao sei',
  ].join('|')})$`,
  'u',
);

/** Whether a line says that there is nothing: “none yet”, “0”, “-”. */
export function saysNothing(line: string): boolean {
  const words = fold(line)
    .replace(/n['’]t/gu, ' not')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === ''
    ? !/\p{Extended_Pictographic}/u.test(line)
    : /^0+(?: \p{L}+)?$/u.test(words) || NOTHING.test(words);
}
