import type { Flaw } from '../catalogue/shared-schema.ts';
import type { Fact } from '../profile/facts.ts';
import { isNegated } from '../text/negation.ts';
import { clausesOf, PhraseBook, read } from '../text/phrases.ts';

/** Professions that are licensed in most places, by the family of ideas a part of which they cover. */
const professions: Partial<Record<Flaw, string>> = {
  health:
    'nurse|registered nurse|doctor|physician|surgeon|dentist|midwife|paramedic|physiotherapist|physical therapist|occupational therapist|speech therapist|psychologist|psychotherapist|pharmacist|dietitian|nutritionist|optometrist|osteopath|' +
    'אח מוסמך|אחות מוסמכת|אחות|סיעוד|רופא|רופאה|רופא שיניים|מיילדת|פרמדיק|פרמדיקית|פיזיותרפיסט|פיזיותרפיסטית|מרפא בעיסוק|מרפאה בעיסוק|קלינאי תקשורת|קלינאית תקשורת|פסיכולוג|פסיכולוגית|פסיכותרפיסט|פסיכותרפיסטית|רוקח|רוקחת|דיאטן|דיאטנית|' +
    'infirmier|infirmiere|medecin|dentiste|sage femme|ambulancier|ambulanciere|kinesitherapeute|ergotherapeute|orthophoniste|psychologue|psychotherapeute|pharmacien|pharmacienne|dieteticien|dieteticienne|osteopathe|' +
    'enfermero|enfermera|medico|medica|dentista|matrona|partera|paramedico|fisioterapeuta|terapeuta ocupacional|logopeda|psicologo|psicologa|psicoterapeuta|farmaceutico|farmaceutica|dietista|nutricionista|' +
    'enfermeiro|enfermeira|parteira|fonoaudiologo|fonoaudiologa|fonoaudiologia|farmaceutico|enfermagem|nursing degree|diplome d infirmier',
  'law-and-money-advice':
    'lawyer|attorney|solicitor|barrister|notary|accountant|chartered accountant|cpa|auditor|tax adviser|tax advisor|tax consultant|financial adviser|financial advisor|' +
    'עורך דין|עורכת דין|עו״ד|נוטריון|נוטריונית|רואה חשבון|רואת חשבון|רו״ח|יועץ מס|יועצת מס|יועץ השקעות|יועצת השקעות|' +
    'avocat|avocate|notaire|expert comptable|experte comptable|comptable|conseiller fiscal|conseillere fiscale|conseiller financier|commissaire aux comptes|' +
    'abogado|abogada|notario|notaria|contador|contadora|contable|asesor fiscal|asesora fiscal|asesor financiero|asesora financiera|auditora|' +
    'advogado|advogada|tabeliao|contadora|auditor|consultor financeiro|consultora financeira|assessor de investimentos',
  'regulated-trade':
    'electrician|electrical engineer|gas engineer|gas fitter|gas technician|heating engineer|חשמלאי|חשמלאית|מהנדס חשמל|מהנדסת חשמל|טכנאי גז|electricien|electricienne|chauffagiste|ingenieur electricien|electricista|ingeniero electrico|tecnico de gas|eletricista|engenheiro eletricista',
  'minding-children':
    'childminder|kindergarten teacher|preschool teacher|nursery teacher|nursery manager|early childhood|גננת|גנן|מטפלת מוסמכת|גיל הרך|assistante maternelle|educatrice de jeunes enfants|educateur de jeunes enfants|auxiliaire de puericulture|educadora infantil|maestra infantil|tecnico en educacion infantil|educacion infantil|professora de educacao infantil|educacao infantil',
  passengers:
    'taxi driver|bus driver|chauffeur|נהג מונית|נהגת מונית|נהג אוטובוס|נהגת אוטובוס|chauffeur de taxi|conducteur de bus|conductrice de bus|taxista|conductor de autobus|conductora de autobus|motorista de onibus|motorista de taxi',
};

/** Helpers and learners of a profession do not hold its licence. */
const notYet = new PhraseBook(
  'assistant|aide|helper|secretary|clerk|student|trainee|intern|former|retired|receptionist|עוזר|עוזרת|מזכירה|מזכיר|סטודנט|סטודנטית|מתמחה|כוח עזר|assistante|auxiliaire|secretaire|etudiant|etudiante|stagiaire|eleve|asistente|ayudante|auxiliar|secretaria|secretario|estudiante|practicas|ajudante|estudante|estagiario|estagiaria|tecnico auxiliar'
    .split('|')
    .map((word) => [word, true] as const),
);
/** Callings whose own name holds such a word. */
const still = new PhraseBook([
  ['assistante maternelle', true],
  ['auxiliaire de puericulture', true],
]);

const books = new Map(
  (Object.keys(professions) as Flaw[]).map((flaw) => [
    flaw,
    new PhraseBook((professions[flaw] ?? '').split('|').map((phrase) => [phrase, true] as const)),
  ]),
);

/** The fact of the profile, a job or an education, by which this person holds the licence of a family; else undefined. */
export function licenceFor(flaw: Flaw, facts: readonly Fact[]): Fact | undefined {
  const book = books.get(flaw);
  if (!book) return undefined;
  return facts
    .filter((fact) => fact.kind === 'experience' || fact.kind === 'education')
    .find(({ text }) =>
      clausesOf(text).some((clause) => {
        const words = read(clause);
        const named = book.findAll(words).some((found) => !isNegated(words, found.start));
        return named && (still.findAll(words).length > 0 || notYet.findAll(words).length === 0);
      }),
    );
}
