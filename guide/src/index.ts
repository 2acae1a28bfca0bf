export * from './guide.ts';
export { builtInGuide } from './built-in/guide.ts';
export { warm } from './built-in/warm.ts';
export { type Care, careFor } from './care/care.ts';
export { mayBePlanned } from './built-in/plan/refusal.ts';
export { fallbackGuide } from './fallback-guide.ts';
export * from './prompted/ask.ts';
export { promptedGuide } from './prompted/guide.ts';
export { looseJson } from './prompted/growing/loose-json.ts';
