export * from './guide.ts';
export { builtInGuide } from './built-in/guide.ts';
