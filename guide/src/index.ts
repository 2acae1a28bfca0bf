// What is needed beside a guide; the two guides themselves, heavy with what they know, are `./built-in` and `./prompted`,
// and `./fallback` puts one behind the other. Light: a server has it in the thread that answers calls.
export * from './guide.ts';
export type { Lawfulness, SafetyReader } from './built-in/safety-reader.ts';
export type { Care } from './reader/danger.ts';
export { placesIn } from './catalogue/place/place.ts';
export { tenMinutesOf } from './chat/ten-minutes.ts';
export { rememberedOf } from './known/remembered.ts';
export { stopSignOf } from './known/stop-sign.ts';
export { profileNow } from './memory/memory.ts';
export { tellsOf } from './memory/tells-of.ts';
export * from './prompted/ask.ts';
export { looseJson } from './prompted/growing/loose-json.ts';
