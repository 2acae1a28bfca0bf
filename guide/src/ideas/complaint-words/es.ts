import type { ComplaintWords } from './kinds.ts';

/** How Spanish speakers say that there is too much of something, and that something is well enough. */
export const es: ComplaintWords = {
  excess: 'tanto|tanta|tantos|tantas|demasiado|demasiada|demasiados|demasiadas|puro|pura|puras|mucha|muchas|muchos',
  praise:
    'no está mal|no están mal|no estan mal|no me molesta|no me molestan|no es problema|no hay problema|nada en contra|sin problema|no es el problema',
  far: 'lejos|lejísimos|de viaje|de camino|de colectivo|de autobús|de bus|ida y vuelta',
  reason:
    'no deja nada|no deja plata|no da plata|no da dinero|no se gana|no compensa|todo el día|a mi edad|ya lo hice|ya hice|ya lo hago|hay que comprar|tengo que comprar|no tengo para',
};
