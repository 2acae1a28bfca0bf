export { careFor } from '../care/care.ts';
export { builtInGuide } from './guide.ts';
export { mayBePlanned } from './plan/refusal.ts';
export { safetyReader } from './safety-reader.ts';
export { warm } from './warm.ts';
