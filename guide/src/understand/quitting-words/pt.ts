import type { QuittingWords } from './kinds.ts';

/** How Portuguese speakers say that they want out of something. */
export const pt: QuittingWords = {
  wish: 'quero|queria|gostaria de|gostava de|preciso|preciso de|penso em|vou|pretendo|desejo|tenho vontade de|vontade de|está na hora de|tento',
  quit: 'parar de|parar com|deixar de|deixar|largar|sair da|sair do|sair de|abandonar|me afastar de|me livrar de|desistir de',
  halt: 'cessar',
};
