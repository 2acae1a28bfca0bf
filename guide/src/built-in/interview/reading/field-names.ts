import type { AskedField } from '@foothold/contract';

/** What people call the fields, in five languages, as patterns on folded text. */
export const fieldNames: Record<AskedField, string> = {
  experience:
    '(?:work )?experience|jobs?|work history|(?:mon |mes )?experiences?(?: professionnelles?)?|metiers?|(?:mi )?experiencia(?: laboral)?|trabajos?|experiencia(?: profissional)?|trabalhos?|ניסיון(?: תעסוקתי)?|הניסיון|עבודות',
  skills:
    'skills?|abilities|(?:mes )?competences?|(?:mis )?habilidades?|destrezas|(?:minhas )?habilidades|competencias|כישורים|הכישורים|מיומנויות',
  goals:
    'goals?|aims?|(?:mon |mes )?(?:objectifs?|buts?)|(?:mi |mis )?(?:metas?|objetivos?)|(?:minha |meu )?metas?|מטרות|מטרה|המטרה',
  hours_per_week:
    'hours(?: (?:a|per) week)?|weekly hours|time|availability|(?:mes )?heures(?: par semaine)?|(?:mis )?horas(?: (?:por|a la) semana)?|שעות(?: בשבוע)?|השעות',
  budget_per_month:
    'budget(?: (?:a|per) month)?|monthly budget|money|(?:mon )?budget(?: mensuel)?|(?:mi )?presupuesto(?: mensual)?|(?:meu )?orcamento(?: mensal)?|תקציב(?: חודשי)?|התקציב',
  location:
    'location|place|city|town|address|(?:mon )?lieu|(?:ma )?ville|(?:mi )?(?:ubicacion|ciudad)|localizacao|(?:minha )?cidade|מיקום|מקום מגורים|עיר|העיר|המיקום',
  hobbies:
    'hobb(?:y|ies)|interests?|(?:mes )?loisirs?|(?:mis )?(?:aficiones|pasatiempos|hobbies)|(?:meus )?(?:hobbies|passatempos)|תחביבים|התחביבים',
  education:
    'education|studies|degree|(?:ma )?formation|etudes|(?:mis )?estudios|(?:minha )?formacao|estudos|השכלה|לימודים|ההשכלה',
  age: 'age|(?:mon )?age|(?:mi )?edad|(?:minha )?idade|גיל|הגיל',
  notes:
    '(?:additional )?notes?|limits?|remarques?(?: complementaires)?|notas?(?: adicionales)?|observacoes(?: adicionais)?|הערות(?: נוספות)?',
};

const entries = Object.entries(fieldNames) as [AskedField, string][];

const named = entries.map(
  ([field, names]) => [field, new RegExp(`(?<![\\p{L}'])ה?(?:${names})(?!\\p{L})`, 'u')] as const,
);

/** The field a folded text names; the one named first when it names several. */
export function fieldNamed(folded: string): AskedField | null {
  const found = named.flatMap(([field, pattern]) => {
    const at = pattern.exec(folded);
    return at ? [{ field, at: at.index }] : [];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.field ?? null;
}

/** “Age: 34”, “Budget = 100”: a name of a field and a colon. One group a field, in the order of `labelFields`. */
export const labelFields = entries.map(([field]) => field);
export const labels = new RegExp(
  `(?<=^|[,(] ?)(?:my )?(?:${entries.map(([, names]) => `(${names})`).join('|')}) ?[:=] ?`,
  'gu',
);
