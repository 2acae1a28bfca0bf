import type { QuittingWords } from './kinds.ts';

/** How Spanish speakers say that they want out of something. */
export const es: QuittingWords = {
  wish: 'quiero|quisiera|me gustaría|necesito|pienso|espero|deseo|voy a|ya toca|tengo ganas de|ganas de|busco|intento|es hora de',
  quit: 'dejar de|dejar|salir de|salir del|abandonar|alejarme de|terminar con|no seguir con|largar|colgar|retirarme de',
  halt: 'parar de|parar',
};
