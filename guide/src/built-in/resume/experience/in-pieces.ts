import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { hebrewPieces } from './hebrew-in.ts';

const IN_NAME =
  /^(.+?)\s+(?:en|em|nas?|nos?|à|aux?|dans|in|ב-)\s*((?:(?:el|la|los|las|le|l['’]|the)\s*)?[\p{Lu}\u05D0-\u05EA].*)$/u;
/** "caissière aux remontées mécaniques de Vars", "camarera en un bar": a place of work that only its article or a later name shows. */
const IN_PLACE_OF_WORK =
  /^(.+?)\s+(?:(?:aux?|à la|à l['’]|na|no|nas|nos|en el|en la)\s*(?=\p{Ll}[^,]*\s\p{Lu})|(?:at|in|for|dans|en|em|chez)\s+(?:an?|my|une?|una|uma?|um)\s+|numa?\s+)(?!(?:pair|noir|sol|temps|domicile|area|área|sector|setor|turno|team|équipe|equipo|equipe)(?!\p{L}))(\p{Ll}.*)$/u;
/** In lower case only the words tell an employer from a trade. */
const IN_WORDS =
  /^(.+?)\s+(?:(?:en|em|na|no|nas|nos|dans|aux?|in|with|avec|con|com|para|pour|for)\s+(?:(?:un|una|une|uma|um|an?|el|las?|los|les?|the|des|mi|meu|minha|my)\s+)*)(\S.*)$/iu;
/** A role that goes on behind one of these ("Head of School") has not met its employer yet. */
const ENDS_OPEN = /(?:^|\s)(?:of|de|del|des|du|d['’]|do|da|dos|das|la|le|a|à|the|and|et|y|e|של|ו)$/iu;

/** "Presidente da Associação X": of somebody whose name follows. */
const OF = /\s+(?:del|du|do|da|de la|de|dos|das|des)$/iu;

/** "Dependienta en Supermercados Día": a role on the left and a name in capitals on the right; else the text alone. */
export function inPieces(text: string): string[] {
  const [, role = '', company = ''] = IN_NAME.exec(text) ?? IN_PLACE_OF_WORK.exec(text) ?? [];
  // "animatrice au camping du Lac à Embrun": the employer stands before the town
  const inner = namesRole(role) && namesEmployer(role) ? wordPieces(role) : [];
  if (inner.length > 1) return inner;
  return company !== '' && namesRole(role) && !namesRole(company) ? [role, company.replace(/^l['’]/u, '')] : [text];
}

/** "מזכירה במשרד כהן", "Jardinero ayuntamiento de Lugo": parted where the name of an employer begins. */
export function wordPieces(text: string): string[] {
  const [, left = '', right = ''] = IN_WORDS.exec(text) ?? [];
  if (right !== '' && namesRole(left) && namesEmployer(right)) return [left, right];
  const hebrew = hebrewPieces(text);
  if (hebrew) return hebrew;
  const words = text.split(' ');
  const at = words.findIndex((word, index) => index > 0 && namesEmployer(word));
  const [role, employer] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  const isNamed = /^\p{Lu}/u.test(employer) && words.length > at + 1;
  const bare = role.replace(OF, '');
  if (at > 0 && isNamed && bare !== role && namesRole(bare) && !namesRole(employer)) return [bare, employer];
  const isParted = at > 0 && words.length > at + 1 && namesRole(role) && !namesRole(employer) && !ENDS_OPEN.test(role);
  return isParted ? [role, employer] : [text];
}
