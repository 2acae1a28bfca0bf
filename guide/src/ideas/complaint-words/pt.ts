import type { ComplaintWords } from './kinds.ts';

/** How Portuguese speakers say that there is too much of something, and that something is well enough. */
export const pt: ComplaintWords = {
  excess: 'tanto|tanta|tantos|tantas|demais|muita|muitas|muitos',
  praise:
    'nada mal|não é mau|não está mal|não estão mal|não é ruim|não são ruins|não me importo|não tem problema|sem problema|nada contra|não é o problema',
  far: 'longe|de viagem|de ônibus|de autocarro|de estrada|de condução|ida e volta',
  reason:
    'não dá dinheiro|não rende|não compensa|o dia inteiro|o dia todo|na minha idade|já fiz|já faço|tem que comprar|tenho que comprar|precisa comprar|não tenho de onde',
};
