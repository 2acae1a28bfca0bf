import type { Language } from '@foothold/contract';

export function commonWords(language: Language): string;
