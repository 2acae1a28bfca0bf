/** The five languages of the product; the first is the default and the fallback. */
export const languages = ['en', 'he', 'fr', 'es', 'pt'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** All languages, this one before the others. */
export function languagesFrom(first: Language): Language[] {
  return [first, ...languages.filter((other) => other !== first)];
}

export function isLanguage(value: unknown): value is Language {
  return (languages as readonly unknown[]).includes(value);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'he' ? 'rtl' : 'ltr';
}

/** First of our languages a browser asks for; `accept` is an `Accept-Language` header or a `navigator.languages` list joined by commas. */
export function negotiateLanguage(accept: string | undefined): Language {
  const wanted = (accept ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { base: tag.split('-')[0] === 'iw' ? 'he' : tag.split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { base } of wanted) if (isLanguage(base)) return base;
  return defaultLanguage;
}
