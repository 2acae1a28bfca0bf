import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { trimEdges } from '../experience/pieces.ts';
import { fold } from '../../../resume/fold.ts';
import { isStudies } from '../studies.ts';
import type { Clause } from './clauses.ts';
import { employerOf, roleAndEmployer, type Named } from './role-and-employer.ts';
import { DOES, ONLY_BEING, ONLY_WORKED, TIES, WAS, WORKED_AT } from './verbs.ts';

/** `tail`: what the clause tells besides role, employer and dates. */
export type ToldJob = Named & { tail: string };

/** "… as a cashier", "… כקופאית" behind an employer. */
const AS =
  /(?:^|[\s,])(?:(?:as|como|comme|en tant que?|de)\s+(?:(?:a|an|the|un|une|una|um|uma|l)\s+)?|en tant qu'|כ-?(?=[\u05D0-\u05EA]{2})|בתור\s+)/gu;
const AS_FIRST = new RegExp(`^\\s*(?:${AS.source})`, 'u');
/** "… and have my own salon, the Espaço Rosa": what somebody of a trade calls their own. */
const OWN =
  /^(?<role>.{3,60}?)\s*,?\s+(?:and|with|et|y|con|e|com|ו?עם|ויש לי)\s+(?:i\s+|j')?(?:have|run|own|am running|ai|tiens|tengo|llevo|tenho|toco)?\s*(?:my own|mon propre|ma propre|mi propio|mi propia|meu proprio|minha propria|o meu proprio|a minha propria)?\s+(?<kind>[\p{L}'-]+)\s*,\s+(?:(?:the|called|named|le|la|l'|el|o|a)\s+)?(?<name>\S.*)$/u;
const OWNED = /my own|propre|propi|propri/u;
const TOLD_AFTER = /^[\s).,;:–—-]*(.*?)\s*$/u;
/** "… until 1999." at the end of what stood before the second date. */
const UNTIL_END =
  /[\s,]+(?:until|till|to|up to|and left in|jusqu['’](?:en|à)|hasta|até|עד)(?:\s+(?:el|o|the|in))?[\s-]*(?:\d{4})?[.\s]*$/iu;
/** "I was promoted to supervisor", "I was trained": nothing one is. */
const DONE_TO =
  /^(?:promoted|responsible|in charge|able|part of|involved|given|asked|awarded|trained|born|made|told|happy|proud|responsable|charge|ascendid|promovid|nascid|nacid|nee? |student|pupil|etudiant|estudiante|estudante|alumn|alun[ao]|eleve|סטודנט|תלמיד|חניכ)/u;
/** "I have been driving vans": the title begins behind it. */
const BEEN = /^(?:i\s+)?(?:(?:have|'ve)\s+)?been\s+/u;
/** "When my children were small I did …": the job begins behind it. */
const WHILE =
  /^(?:(?:when|while|after|once|before|until|since)\s[^.]{3,60}?[,\s]\s*(?=i\s)|(?:quand|pendant|lorsque|apres)\s[^.]{3,60}?[,\s]\s*(?=je\s|j')|(?:cuando|mientras|despues de|al|quando|enquanto|depois de|ao)\s[^.,]{3,60},\s*|(?:כש|כאשר|אחרי|בזמן)[^.,]{3,60},\s*)/u;
/** "In Colombia I was …", "En Colombia fui …", "באוקראינה הייתי …": a place before the verb. */
const PLACE_FIRST =
  /^(?:(?:in|en|au|aux|em|no|na|a)\s+\p{L}+(?:\s\p{L}+)?,?\s+(?=(?:i|je|eu|yo)\s|j'|fui|era\s|estuve|trabaj|trabalh|cuid|atuei)|ב\p{L}+,?\s+(?=הייתי|עבדתי|שירתתי|שימשתי))/u;
/** "… as a night baker, where I make bread and pies": what somebody does there. */
const WHERE = /,?\s+(?:where|donde|où|onde|ou)\s+(\S.{8,}?)[.\s]*$/iu;
/** "For the last six years (since 2020) I …", "Durante los últimos años, desde 2020, …". */
const LAST_YEARS =
  /^(?:for|over|during|in|durante|en|pendant|depuis|nos|no|ao longo dos?|ב)\s*(?:the|los|les|las|os)?\s*(?:last|past|ultimos|ultimas|dernieres|derniers|שנים האחרונות)?\s*(?:\p{L}+|\d+)?\s*(?:years|anos|annees|ans|ultimos|שנים)?\s*[,(]\s*/u;
const MAX_DOES_WORDS = 12;

/**
 * The job a clause tells of by a verb in the first person; undefined when it tells of none. `goesOn`: the clause before
 * told of one, so that its verb counts here, too ("… and waiter at the Ritz").
 */
export function toldJob(clause: Clause, goesOn = false): ToldJob | undefined {
  const before = afterTies(clause.text.slice(0, clause.from));
  const after = clause.text.slice(clause.to);
  const isOnlyVerb = ONLY_WORKED.test(fold(before));
  const behind = afterTies(after.replace(/^[\s,:)]+/, ''));
  if (before.trim() === '' || isOnlyVerb) return told(behind, isOnlyVerb, '');
  const [, tail = ''] = TOLD_AFTER.exec(after) ?? [];
  const isTied = goesOn || before.length < clause.text.slice(0, clause.from).trimStart().length;
  // "After leaving school in 1993 I worked at …": the verb stands behind the date
  return (
    told(before, false, tail, isTied) ??
    (WAS.test(fold(behind)) || WORKED_AT.test(fold(behind)) ? told(behind, false, '') : undefined)
  );
}

function told(printed: string, hasVerb: boolean, tail: string, isTied = false): ToldJob | undefined {
  const text = printed.replace(UNTIL_END, '');
  const folded = fold(text);
  const was = WAS.exec(folded);
  const being = was !== null && ONLY_BEING.test(folded) && !/\s(?:an?|une?|uma?|una)\s+$/u.test(was[0]);
  const isRole = was !== null || hasVerb || isTied || AS_FIRST.test(folded);
  const role = isRole ? asRole(text.slice(was?.[0].length ?? 0), hasVerb) : undefined;
  const isNamed = role !== undefined && (namesRole(role.role) || (was !== null && !being));
  const isJob = isNamed && !DONE_TO.test(fold(role.role));
  const named = isJob ? role : (atEmployer(text) ?? doing(text));
  return named && { ...named, tail: /\p{L}{2}/u.test(tail) ? tail : (WHERE.exec(text)?.[1] ?? tail) };
}

function asRole(text: string, isVague: boolean): Named | undefined {
  const owned = ownShop(text);
  if (owned) return owned;
  // "I worked (2010 to 2014) at Tesco as a cashier"
  const at = /^(?:at|for|in|chez|a|au|en|na|no|em|ב-?)\s*(?:(?:the|el|la|le|l|o)\s+)?/u.exec(fold(text));
  if (isVague && at) return besideEmployer(text.slice(at[0].length));
  const as = AS_FIRST.exec(fold(text));
  const named = roleAndEmployer(text.slice(as?.[0].length ?? 0));
  return named && (namesRole(named.role) || named.company !== null) && !/\d/.test(named.role) ? named : undefined;
}

function ownShop(text: string): Named | undefined {
  const folded = fold(text);
  const match = OWN.exec(folded);
  const { role = '', name = '' } = match?.groups ?? {};
  if (!match || !OWNED.test(match[0]) || !namesRole(role)) return undefined;
  return { role: trimEdges(text.slice(0, role.length)), company: employerOf(text.slice(folded.length - name.length)) };
}

function atEmployer(text: string): Named | undefined {
  const verb = WORKED_AT.exec(fold(text));
  return verb ? besideEmployer(text.slice(verb[0].length)) : undefined;
}

/** "Tesco as a cashier", "מאפיית אנג'ל כאופה"; an employer whose role nobody told stands for itself. */
function besideEmployer(text: string): Named | undefined {
  const folded = fold(text);
  for (const match of folded.matchAll(AS)) {
    const role = roleAndEmployer(text.slice(match.index + match[0].length))?.role;
    const company = employerOf(text.slice(0, match.index));
    if (role !== undefined && namesRole(role) && company !== '') return { role, company };
  }
  const company = employerOf(text);
  const isNamed = /^[\p{Lu}\u05D0-\u05EA]/u.test(company) || namesEmployer(company);
  return company !== '' && isNamed && !/\d/.test(company) ? { role: company, company: null } : undefined;
}

/** "cuido a una persona mayor, en casa particular": the verb and what it is about make the title. */
function doing(text: string): Named | undefined {
  const folded = fold(text);
  const match = DOES.exec(folded);
  if (!match || isStudies(folded, false)) return undefined;
  const verb = BEEN.exec(folded)?.[0].length ?? 0;
  const named = roleAndEmployer(text.slice(verb));
  // a verb alone says too little: "Ajudo na lanchonete" stays together
  if (named && !/\s/.test(named.role)) return { role: trimEdges(text.slice(verb).replace(/[.!]$/, '')), company: null };
  return named && named.role.split(' ').length <= MAX_DOES_WORDS ? named : undefined;
}

function afterTies(text: string): string {
  const whole = text.slice(LAST_YEARS.exec(fold(text))?.[0].length ?? 0);
  const placed = whole.slice(PLACE_FIRST.exec(fold(whole))?.[0].length ?? 0);
  const rest = placed.slice(WHILE.exec(fold(placed))?.[0].length ?? 0);
  const untied = rest.slice(TIES.exec(fold(rest))?.[0].length ?? 0).trimStart();
  return untied.slice(PLACE_FIRST.exec(fold(untied))?.[0].length ?? 0);
}
