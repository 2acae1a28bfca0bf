/** What a device calls itself, in proper names; null where it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** In this order: each of them also names those behind it. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are made by nobody's browser. */
const LONGEST = 1_000;

/** The browser and system a User-Agent header names. Only names of this catalogue are ever kept of it. */
export function deviceOf(userAgent: string | undefined): Device {
  const said = (userAgent ?? '').slice(0, LONGEST);
  const named = (catalogue: typeof BROWSERS) => catalogue.find(([pattern]) => pattern.test(said))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
