import type { Language, WorkKind } from '@foothold/contract';

/** What a deliverable is called where nothing else says its kind: the first that is found counts. */
const kinds: Record<Language, readonly (readonly [WorkKind, RegExp])[]> = {
  en: [
    ['people', /\b(?:answers?|people|names?|replies|talks?|conversations?|interviews?|contacts?|customers? who)\b/iu],
    ['sum', /\b(?:sums?|prices?|costs?|budget|minutes|hours|amounts?|numbers?|total|tally)\b/iu],
    ['list', /\b(?:lists?|table|calendar|schedule|checklist|dates|steps|comparison)\b/iu],
    ['decision', /\b(?:decision|choice|yes or (?:a )?no|chosen)\b/iu],
  ],
  he: [
    ['people', /תשובות|תשובה|אנשים|שמות|שיחות|ראיונות|לקוחות ש/u],
    ['sum', /סכום|מחיר|עלות|עלויות|תקציב|דקות|שעות|מספרים|חישוב/u],
    ['list', /רשימ|טבל|לוח|תאריכים|שלבים|השוואה/u],
    ['decision', /החלטה|בחירה|כן או לא/u],
  ],
  fr: [
    ['people', /\b(?:réponses?|personnes|noms?|conversations?|entretiens?|contacts?)\b/iu],
    ['sum', /\b(?:sommes?|prix|coûts?|budget|minutes|heures|montants?|chiffres|total)\b/iu],
    ['list', /\b(?:listes?|tableau|calendrier|planning|dates|étapes|comparaison)\b/iu],
    ['decision', /\b(?:décision|choix|oui ou (?:un )?non)\b/iu],
  ],
  es: [
    ['people', /\b(?:respuestas?|personas|nombres?|conversaciones|charlas|entrevistas?|contactos?)\b/iu],
    ['sum', /\b(?:sumas?|precios?|costes?|costos?|presupuesto|minutos|horas|importes?|números|total)\b/iu],
    ['list', /\b(?:listas?|tabla|calendario|fechas|pasos|comparación)\b/iu],
    ['decision', /(?:decisión|elección|sí o (?:un )?no)/iu],
  ],
  pt: [
    ['people', /\b(?:respostas?|pessoas|nomes?|conversas?|entrevistas?|contatos?)\b/iu],
    ['sum', /\b(?:somas?|preços?|custos?|orçamento|minutos|horas|valores|números|total)\b/iu],
    ['list', /\b(?:listas?|tabela|calendário|datas|passos|comparação)\b/iu],
    ['decision', /(?:decisão|escolha|sim ou (?:um )?não)/iu],
  ],
};

/** The kind of a result by what its deliverable is called; words where nothing says another. */
export function kindInWords(deliverable: string, language: Language): WorkKind {
  return kinds[language].find(([, named]) => named.test(deliverable))?.[0] ?? 'text';
}
