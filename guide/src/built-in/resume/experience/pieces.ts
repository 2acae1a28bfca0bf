import { namesEmployer, namesRole } from '../../../resume/experience/evidence.ts';
import { isPlace } from '../../../resume/person/place.ts';

const STRONG = /\s*\|\s*|\s+\/{2,}\s+|\s+[-–—•·∙●‣]+\s+|\s*[•·∙●]\s*|\s+@\s*|\s{2,}/u;
/** "Nurse at St Mary's", "Serveuse chez Paul": only between words that carry on. */
const AT = /\s+(?:at|chez|bei)\s+(?=\S)/u;
/** A comma before "Ltd", "S.L." or "Lda." parts nothing: the form of a firm belongs to its name. */
export const COMMA =
  /\s*[,،]\s+(?!(?:ltd|limited|inc|llc|llp|plc|corp|co\.|gmbh|sarl|sas|sa|eurl|sl|slu|slp|sca|lda|ltda|epp|eireli|s\. ?a\.? ?s?|s\. ?[lc]\.?(?: ?[aup]\.?)?|s\. ?de ?r\. ?l\.|s\. ?coop\.?|c\. ?b|unipessoal,? lda|בע["״]מ|ע["״]ר)\.?(?:\s+de\s+c\.? ?v\.?)?\s*(?:$|[,;()|/–—]))/iu;
/** "Cook / Waiter" is one trade after another; a stroke between an employer and a role parts them. */
const STROKE = /\s+\/\s+/u;
/** "Garage Martin à Vannes", "Tesco in Leeds": a preposition and a place at the end. */
const IN_PLACE = /^(.{2,80}?)\s+(?:à|in|en|em|near|près de)\s+(\p{Lu}.{1,40})$/u;
/** "Position: driver", "Entreprise : Martin": the word before the colon is the form's, not the job's. */
const LABEL =
  /^\s*(?:(?:job\s)?title|position|role|post|occupation|employer|company|organi[sz]ation|poste|fonction|entreprise|employeur|société|puesto|cargo|empresa|empleador|compañía|função|empregador|תפקיד|משרה|חברה|מעסיק|מקום עבודה)\s*[:：]\s*/iu;
const EDGES = /^[\s,;:|()[\]–—•·\-‑/]+|[\s,;:|([–—•·\-‑/]+$/gu;
/** Kinds of work that stand for a role. */
const SERVICE =
  /^(?:servicio|serviço|service|national|military|volunteer|voluntary|voluntariado|bénévolat|stage|prácticas|pasantía|estágio|internship|work experience|שירות|התנדבות)(?!\p{L})/iu;
const MAX_TOWN_WORDS = 3;
const URL = /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+\.\S+$/i;
const WAY_OF_WORK =
  /^\(?(?:full|part)[- ]time\)?$|^\(?(?:(?:à )?(?:temps (?:plein|partiel|complet)|mi-temps)|tiempo parcial|medio tiempo|por temporadas|por horas|meio período|meio-período|tempo (?:inteiro|parcial|integral)|part-time|full-time|seasonal|casual|bank|agency|saisonnier|saisonnière|remplacement|suplencia|temporal|eventual|temporário|temporária|חלקי(?:ת)?|מלאה|זמני(?:ת)?|tiempo completo|media jornada|jornada completa|período integral|meio período|משרה (?:מלאה|חלקית)|cdi|cdd|intérim|freelance|contract|permanent|temporary)\)?$/iu;

/** A header text without the separators that taking a date out leaves at its ends. */
export function trimEdges(text: string): string {
  const trimmed = text.replace(EDGES, '').trim();
  const hasOpen = trimmed.includes('(');
  return !hasOpen && trimmed.endsWith(')') ? trimmed.slice(0, -1).trim() : trimmed;
}

/** The parts of a header that strong separators set apart; places, links and "full time" are left out. */
export function piecesOf(text: string): string[] {
  const pieces = text
    .replace(LABEL, '')
    .split(STRONG)
    .flatMap(strokePieces)
    .flatMap(afterLabel)
    .flatMap((piece) => piece.split(AT));
  return pieces.map(trimEdges).filter((piece) => isName(piece) && !isPlace(piece));
}

/** "Military service", "Stage", "Voluntariado": words for a kind of work, which stand for a role. */
export function isService(text: string): boolean {
  return SERVICE.test(text) && !namesEmployer(text);
}

/** "Servicio social: Biblioteca Central": what it was, and behind the colon where. */
function afterLabel(text: string): string[] {
  const [, label = '', rest = ''] = /^([^:：]{3,40}?)\s*[:：]\s+(\S.*)$/u.exec(text) ?? [];
  return label !== '' && (namesRole(label) || isService(label)) ? [label, rest] : [text];
}

function strokePieces(text: string): string[] {
  const parts = text.split(STROKE).filter((part) => trimEdges(part) !== '');
  const roles = parts.filter((part) => namesRole(part) && !namesEmployer(part)).length;
  return parts.length > 1 && roles < parts.length && (roles > 0 || parts.length > 2) ? parts : [text];
}

/** "La Clusaz / skiman chez Sport 2000": role and employer on either side of "at", whatever stands before. */
export function roleAt(text: string): string[] | undefined {
  const found = text
    .split(STRONG)
    .flatMap(strokePieces)
    .map((piece) => piece.split(AT).map(trimEdges));
  return found.find(([role = '', employer = '']) => employer !== '' && namesRole(role))?.slice(0, 2);
}

/** The first two parts of "Title, Company, Town, Country"; what follows them is a place. */
export function commaPieces(text: string): string[] {
  const parts = text.split(COMMA).map(trimEdges).filter(isName);
  return parts.filter((part, index) => index === 0 || !isPlace(part)).slice(0, 2);
}

/** "St Mary's Hospital, Leeds" without the town. */
export function withoutPlace(text: string): string {
  const parts = text.split(COMMA);
  for (let kept = 1; kept < parts.length; kept++) {
    if (isPlace(parts.slice(kept).join(', '))) return withoutPlace(firstParts(text, kept));
  }
  const [, bare = '', place = ''] = IN_PLACE.exec(text) ?? [];
  return place !== '' && isPlace(place) ? bare : text;
}

/** "Conservatoire de Lens (12 h a week)", "Acme (Leeds)" without brackets that hold no part of the name. */
export function withoutRemark(company: string): string {
  const [, name = '', remark = ''] = /^(.{2,}?)\s*\(([^()]{2,60})\)$/u.exec(company) ?? [];
  return name !== '' && (/\d|^\p{Ll}/u.test(remark) || isPlace(remark)) ? name : company;
}

/** "Nursery nurse (part-time)" without brackets that only say how. */
export function withoutWayOfWork(role: string): string {
  const [, name = '', way = ''] = /^(.{2,}?)\s*\(([^()]{2,40})\)$/u.exec(role) ?? [];
  return name !== '' && WAY_OF_WORK.test(way) ? name : role;
}

/** "Sodexo, Limoges" without a last part that is one name of few words and no part of a firm's own ("Martin, Ltd"). */
export function withoutTown(company: string): string {
  const parts = company.split(COMMA);
  const last = parts.at(-1) ?? '';
  const isTown = last.split(' ').length <= MAX_TOWN_WORDS && /^[\p{Lu}\u05D0-\u05EA][^\d.&]*$/u.test(last);
  if (parts.length < 2 || !isTown || namesRole(last) || namesEmployer(last)) return company;
  return firstParts(company, parts.length - 1);
}

function firstParts(whole: string, parts: number): string {
  return whole.slice(0, endOf(whole, parts)).trim();
}

function endOf(text: string, parts: number): number {
  const commas = [...text.matchAll(new RegExp(COMMA, 'giu'))];
  return commas[parts - 1]?.index ?? text.length;
}

function isName(piece: string): boolean {
  return /\p{L}/u.test(piece) && !URL.test(piece) && !WAY_OF_WORK.test(piece);
}
