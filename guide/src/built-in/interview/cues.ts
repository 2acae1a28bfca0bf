/**
 * How people lead into a fact, in five languages, as sources of patterns that stand at the start of a clause (or behind a
 * filler). What follows the cue is the fact, in the person's own words.
 */
const filler =
  '(?:(?:well|so|ok|okay|hi|hello|and|also|but|alors|bonjour|et|aussi|pues|hola|y|tamb[ií][eé]n|bom|ol[áa]|e|tamb[ée]m|שלום|אז|וגם|גם|אבל)[,\\s]+)*';

const cue = (source: string) => new RegExp(`^\\s*${filler}(?:${source})`, 'iu');

export const roleCue = cue(
  [
    "(?:i\\s+(?:have\\s+|had\\s+|'ve\\s+)?(?:been|worked|work|was|am)|i['’]?ve\\s+(?:been|worked)|i['’]?m|currently|now|(?:i\\s+)?used\\s+to\\s+be)(?:\\s+(?:working|work|worked|employed))?(?:\\s+(?:as|at))?(?:\\s+an?)?\\s+",
    "(?:je\\s+suis|j['’]ai\\s+(?:été|travaillé|bossé)|je\\s+travaille|j['’]étais|ancien(?:ne)?)(?:\\s+(?:comme|en\\s+tant\\s+qu(?:e|['’])))?(?:\\s+une?)?\\s+",
    '(?:soy|fui|era|estoy|trabajo|trabaj[ée]|he\\s+trabajado|he\\s+sido|trabajaba|llevo)(?:\\s+trabajando)?(?:\\s+(?:como|de))?(?:\\s+una?)?\\s+',
    '(?:sou|fui|era|estou|trabalho|trabalhei|trabalhava|tenho\\s+trabalhado)(?:\\s+trabalhando)?(?:\\s+(?:como|de))?(?:\\s+uma?)?\\s+',
    '(?:עבדתי|עובדת|עובד|אני\\s+עובדת|אני\\s+עובד|הייתי|שימשתי|עבדנו)(?:\\s+בתור|\\s+כ(?=\\p{L}{3}))?\\s*',
    'אני\\s+(?=\\p{L})',
  ].join('|'),
);

export const locationCue = cue(
  [
    "(?:i\\s+(?:live|am\\s+based|am\\s+living|stay)|i['’]?m\\s+(?:from|in|based|living)|living|live|based|from|my\\s+(?:city|town|location)\\s+is)(?:\\s+(?:in|near|at|from|outside))*\\s+",
    "(?:j['’]habite|je\\s+vis|je\\s+viens|je\\s+suis\\s+(?:de(?!\\p{L})|basée?)|basée?)(?:\\s+(?:à|a|en|au|aux|près\\s+de|dans|de))*\\s+",
    '(?:vivo|soy\\s+de|estoy\\s+en|resido)(?:\\s+(?:en|cerca\\s+de|de))*\\s+',
    '(?:moro|vivo|sou\\s+d[eoa]|estou\\s+em|resido)(?:\\s+(?:em|no|na|perto\\s+de|de))*\\s+',
    '(?:אני\\s+)?(?:גר|גרה|מתגורר|מתגוררת)\\s+(?:ליד\\s+|באזור\\s+|ב)',
  ].join('|'),
);

export const educationCue = cue(
  [
    "(?:i\\s+(?:studied|study|graduated|majored)|i['’]?m\\s+studying|i\\s+have\\s+(?=an?\\s+(?:\\p{L}+['’]?s?\\s+)?(?:degree|diploma|certificate|bachelor|master|phd|ba|ma)))(?:\\s+(?:in|from))*\\s*",
    "(?:j['’]ai\\s+(?:étudié|fait\\s+des\\s+études)|j['’]étudie|je\\s+suis\\s+diplômée?|j['’]ai\\s+(?=une?\\s+(?:diplôme|licence|master|bac|cap|bts)))(?:\\s+(?:de|en|d['’]))*\\s*",
    '(?:estudi[ée]|estudio|me\\s+gradu[ée]|tengo\\s+(?=una?\\s+(?:título|grado|licenciatura|diploma|máster)))(?:\\s+(?:de|en))*\\s*',
    '(?:estudei|estudo|me\\s+formei|sou\\s+formad[oa]|tenho\\s+(?=uma?\\s+(?:diploma|graduação|licenciatura|curso|mestrado)))(?:\\s+(?:de|em))*\\s*',
    '(?:אני\\s+)?(?:למדתי|לומדת|לומד|סיימתי)\\s+|יש\\s+לי\\s+(?=תואר|תעודה|תעודת|דיפלומה)',
  ].join('|'),
);

export const hobbyCue = cue(
  [
    '(?:i\\s+(?:really\\s+)?(?:love|like|enjoy)|my\\s+hobb(?:y|ies)\\s+(?:is|are)|hobb(?:y|ies)\\s*:?|in\\s+my\\s+(?:free|spare)\\s+time(?:\\s+i)?|for\\s+fun(?:\\s+i)?)\\s+',
    "(?:j['’](?:aime|adore)(?:\\s+bien)?|mes\\s+loisirs\\s*(?:sont|:)|loisirs?\\s*:|je\\s+suis\\s+passionnée?\\s+(?:de|par))\\s+",
    '(?:me\\s+gustan?|me\\s+encantan?|mis\\s+(?:aficiones|hobbies|pasatiempos)\\s*(?:son|:)|aficiones\\s*:|en\\s+mi\\s+tiempo\\s+libre)\\s+',
    '(?:(?:eu\\s+)?(?:gosto|adoro|amo)(?:\\s+d[eao])?|meus\\s+hobbies\\s*(?:são|:)|no\\s+(?:meu\\s+)?tempo\\s+livre)\\s+',
    '(?:אני\\s+)?(?:אוהב|אוהבת|נהנה|נהנית)\\s+(?:מ(?=\\p{L}{3}))?|התחביבים\\s+שלי(?:\\s+הם)?\\s*:?\\s*|תחביבים\\s*:\\s*|בזמן\\s+הפנוי\\s+',
  ].join('|'),
);

export const skillCue = cue(
  [
    "(?:i\\s+can|i\\s+know(?:\\s+how\\s+to)?|i['’]?m\\s+(?:very\\s+|really\\s+|quite\\s+)?(?:good|great|skilled|fluent)\\s+(?:at|in|with)|good\\s+(?:at|with)|my\\s+skills?\\s+(?:is|are)|skills?\\s*:)\\s+",
    '(?:je\\s+sais|je\\s+maîtrise|je\\s+suis\\s+(?:très\\s+)?(?:bonne?|douée?)\\s+(?:en|à|pour|avec)|mes\\s+compétences\\s*(?:sont|:)|compétences?\\s*:)\\s+',
    '(?:sé|puedo|domino|se\\s+me\\s+da\\s+bien|soy\\s+(?:muy\\s+)?buen[oa]\\s+(?:en|con|para)|mis\\s+habilidades\\s*(?:son|:)|habilidades\\s*:)\\s+',
    '(?:(?:eu\\s+)?sei|consigo|domino|sou\\s+(?:muito\\s+)?bo[am]\\s+(?:em|com|n[oa])|minhas\\s+habilidades\\s*(?:são|:)|habilidades\\s*:)\\s+',
    '(?:אני\\s+)?(?:יודע|יודעת|יכול|יכולה|שולט|שולטת|טוב|טובה)\\s+(?:ב(?=\\p{L}{3}))?|הכישורים\\s+שלי(?:\\s+הם)?\\s*:?\\s*|כישורים\\s*:\\s*',
  ].join('|'),
);

export const goalCue = cue(
  [
    "(?:i\\s+(?:want|would\\s+like|need|hope|wish|plan)|i['’]?d\\s+(?:like|love)|my\\s+goals?\\s+(?:is|are)|goals?\\s*:|to\\s+(?=earn|make|have|help))\\s*(?:to\\s+)?",
    "(?:je\\s+(?:veux|voudrais|souhaite|cherche\\s+à)|j['’]aimerais|mon\\s+(?:but|objectif)\\s+est(?:\\s+de)?|objectif\\s*:)\\s+",
    '(?:quiero|quisiera|me\\s+gustaría|necesito|mi\\s+(?:meta|objetivo)\\s+es|objetivo\\s*:|meta\\s*:)\\s+',
    '(?:(?:eu\\s+)?(?:quero|queria|gostaria\\s+de|preciso(?:\\s+de)?)|meu\\s+objetivo\\s+é|minha\\s+meta\\s+é|objetivo\\s*:|meta\\s*:)\\s+',
    '(?:אני\\s+)?(?:רוצה|צריך|צריכה|מעוניין|מעוניינת|שואף|שואפת)\\s+|המטרה\\s+שלי(?:\\s+היא)?\\s*:?\\s*|מטרה\\s*:\\s*',
  ].join('|'),
);

/** What follows a cue, without closing punctuation; null when the clause does not begin with it. */
export function afterCue(clause: string, pattern: RegExp): string | null {
  const match = pattern.exec(clause);
  if (!match) return null;
  const rest = clause.slice(match[0].length).trim();
  return rest === '' ? null : rest;
}
