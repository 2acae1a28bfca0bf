import type { PurposeWords } from './kinds.ts';

/** How Spanish speakers say what a goal is for. */
export const es: PurposeWords = {
  earning: 'ganar|ingreso|dinero|vender|negocio|cliente|clienta',
  unpaid:
    'no por dinero|no es por dinero|no por la plata|no es por la plata|sin cobrar|sin ganar|gratis|gratuito|gratuita|gratuitamente|voluntario|voluntaria|voluntariado|sin ánimo de lucro|de corazón',
  learning: 'aprender|tocar|hablar|mejorar|estudiar|practicar',
  giving:
    'enseñar|transmitir|compartir|mostrar|dar clases|dar un taller|dar talleres|formar|acompañar|explicar|guiar|pasar a otros',
  saving: 'ahorrar|ahorro|ahorros|juntar|apartar|guardar',
  self: 'para mí|para mí mismo|para mí misma|por gusto|por placer|por mi salud|un sueño|mi sueño|demostrarme',
  others:
    'para los demás|para otros|para mis padres|para mi mamá|para mi papá|para los vecinos|para mis vecinos|para el barrio|para el pueblo|para los niños|ayudar|para la gente|para quienes',
};
