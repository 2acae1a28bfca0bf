import type { Language } from './language.ts';

/** The lines of an existing business's description, in their order; only `description` is always there. */
export const businessLines = [
  'description',
  'revenue',
  'location',
  'challenge',
  'problem',
  'marketing',
  'sales',
] as const;
export type BusinessLine = (typeof businessLines)[number];
export type BusinessSnapshot = { description: string } & { [Line in Exclude<BusinessLine, 'description'>]?: string };

const labels: Record<Language, Record<BusinessLine, string>> = {
  en: {
    description: 'Business description',
    revenue: 'Monthly revenue',
    location: 'Location/market',
    challenge: 'Business challenge',
    problem: 'Customer problem solved',
    marketing: 'Marketing tried',
    sales: 'Sales strategy',
  },
  he: {
    description: 'תיאור העסק',
    revenue: 'הכנסה חודשית',
    location: 'מיקום/שוק',
    challenge: 'האתגר של העסק',
    problem: 'הבעיה שנפתרת ללקוחות',
    marketing: 'שיווק שכבר נוסה',
    sales: 'אסטרטגיית מכירות',
  },
  fr: {
    description: 'Description de l’activité',
    revenue: 'Chiffre d’affaires mensuel',
    location: 'Lieu/marché',
    challenge: 'Difficulté principale',
    problem: 'Problème résolu pour les clients',
    marketing: 'Marketing déjà essayé',
    sales: 'Stratégie de vente',
  },
  es: {
    description: 'Descripción del negocio',
    revenue: 'Ingresos mensuales',
    location: 'Ubicación/mercado',
    challenge: 'Reto del negocio',
    problem: 'Problema que resuelve al cliente',
    marketing: 'Marketing probado',
    sales: 'Estrategia de ventas',
  },
  pt: {
    description: 'Descrição do negócio',
    revenue: 'Receita mensal',
    location: 'Localização/mercado',
    challenge: 'Desafio do negócio',
    problem: 'Problema que resolve para o cliente',
    marketing: 'Marketing já tentado',
    sales: 'Estratégia de vendas',
  },
};

/** The snapshot as labelled lines, one a line, empty ones left out. */
export function composeBusinessDescription(snapshot: BusinessSnapshot, language: Language): string {
  return businessLines
    .filter((line) => line === 'description' || (snapshot[line] ?? '').trim() !== '')
    .map((line) => `${labels[language][line]}: ${(snapshot[line] ?? '').trim()}`)
    .join('\n');
}

const lineOfLabel = new Map<string, BusinessLine>(
  Object.values(labels).flatMap((table) => businessLines.map((line) => [table[line].toLowerCase(), line] as const)),
);

/** Reads a composed description back, in any of the five languages; a text without labels is all description. */
export function readBusinessDescription(composed: string): BusinessSnapshot {
  const snapshot: BusinessSnapshot = { description: '' };
  let current: BusinessLine = 'description';
  for (const row of composed.split('\n')) {
    const colon = row.indexOf(':');
    const line = colon < 0 ? undefined : lineOfLabel.get(row.slice(0, colon).trim().toLowerCase());
    const value = line ? row.slice(colon + 1).trim() : row;
    current = line ?? current;
    const before = snapshot[current];
    snapshot[current] = before ? `${before}\n${value}` : value;
  }
  return snapshot;
}
