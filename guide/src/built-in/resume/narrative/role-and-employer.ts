import { namesEmployer } from '../../../resume/experience/evidence.ts';
import { wordPieces } from '../experience/in-pieces.ts';
import { COMMA, trimEdges, withoutPlace } from '../experience/pieces.ts';
import { fold } from '../../../resume/fold.ts';

/** "… at the Red Lion", "… na Riachuelo", "… chez Paul": what stands between a role and its employer in a sentence. */
const ARTICLES =
  "(?:(?:a|an|the|my|our|un|une|una|el|la|los|las|mi|le|les|ma|mon|o|os|as|um|uma|meu|minha|de)\\s+|[ld]')*";
const AT = [
  new RegExp(`\\s+(?:at|chez|אצל)\\s+${ARTICLES}`, 'gu'),
  new RegExp(
    `\\s+(?:for|with|in|on|a|au|aux|dans|pour|en|para|con|em|na|no|nas|nos|com|pela|pelo)\\s+${ARTICLES}`,
    'gu',
  ),
];
/** Where the words about an employer end and others begin: "… in Leeds", "… where I", "… on nights". */
const EMPLOYER_END =
  /\s+(?:where|which|who|that|doing|as|part[- ]time|full[- ]time|on nights|for|ou|comme|en tant que|à temps|à mi-temps|donde|como|a media jornada|a tiempo|por las|onde|que|meio período|de noite|à noite|às|nos fins de semana|aos fins de semana|le week-end|les week-ends|at weekends|on saturdays|los fines de semana|los sábados|בסופי שבוע|שנתיים|שנה|חודשיים|במשך|שם|בתור|במשרה|במשמרות)(?=\s|$).*$/iu;
/** "… por las mañanas", "… part time": when, at the end of what somebody did. */
const WHEN =
  /\s+(?:por (?:las?|la) (?:mañanas?|tardes?|noches?)|part[- ]time|full[- ]time|at nights?|on nights|à temps (?:partiel|plein)|à mi-temps|la nuit|de noche|a media jornada|meio período|à noite|de noite|de manhã|nos fins de semana|במשרה (?:מלאה|חלקית)|במשמרות)$/iu;
/** "… and later as a supervisor": the first of two roles is the one the dates stand beside. */
const LATER =
  /\s*,?\s+(?:and|et|y|e)\s+(?:later|then|after|since|ensuite|puis|plus tard|luego|después|depois|mais tarde)\s.*$/iu;
const MAX_ROLE_WORDS = 9;

export type Named = { role: string; company: string | null };

/** Role and employer of "recepcionista en el Hotel Zurbarán, en Badajoz". */
export function roleAndEmployer(text: string): Named | undefined {
  const told = trimEdges(text.replace(/[.!]$/, ''));
  for (const pattern of AT) {
    for (const match of fold(told).matchAll(pattern)) {
      const role = trimEdges(told.slice(0, match.index));
      const company = employerOf(told.slice(match.index + match[0].length));
      if (isRole(role) && isEmployer(company)) return { role: withoutWhen(role), company };
    }
  }
  const [first = '', second] = told.split(COMMA);
  const [role = '', employer] = wordPieces(first);
  if (!isRole(role)) return undefined;
  if (employer !== undefined) return { role, company: employerOf(employer) };
  const company =
    second === undefined
      ? ''
      : employerOf(second.replace(/^(?:at|in|en|em|chez|à|na|no)\s+(?:(?:the|el|la|un|una|o|a)\s+)?/iu, ''));
  return { role: withoutWhen(first), company: company !== '' && namesEmployer(company) ? company : null };
}

/** The employer a text begins with, without its town and what is told of it. */
export function employerOf(text: string): string {
  const [first = ''] = text.replace(EMPLOYER_END, '').split(COMMA);
  const bare = withoutPlace(trimEdges(first.replace(/[.!]$/, '')));
  const [, name = '', town = ''] = /^(.{3,}?)\s+(?:in|à|en|em)\s+(\p{Lu}\S*(?:\s\p{Lu}\S*)?)$/u.exec(bare) ?? [];
  return town !== '' && !namesEmployer(town) ? name : bare;
}

function withoutWhen(role: string): string {
  return role.replace(WHEN, '').replace(LATER, '');
}

function isRole(text: string): boolean {
  return text !== '' && text.split(' ').length <= MAX_ROLE_WORDS && /\p{L}{2}/u.test(text);
}

/** A name in capitals, or a word for an employer near its beginning. */
function isEmployer(text: string): boolean {
  return /^[\p{Lu}\p{N}\u05D0-\u05EA]/u.test(text) || namesEmployer(text.split(' ').slice(0, 3).join(' '));
}
