import type { PurposeWords } from './kinds.ts';

/** How Spanish speakers say what a goal is for. */
export const es: PurposeWords = {
  earning: 'ganar|ingreso|dinero|vender|negocio|cliente|clienta',
  unpaid:
    'no por dinero|no es por dinero|no por la plata|no es por la plata|sin cobrar|sin ganar|gratis|gratuito|gratuita|gratuitamente|voluntario|voluntaria|voluntariado|sin ánimo de lucro|de corazón',
  learning: 'aprender|tocar|hablar|mejorar|estudiar|practicar',
  giving:
    'enseñar|transmitir|compartir|mostrar|dar clases|dar un taller|dar talleres|formar|acompañar|explicar|guiar|pasar a otros',
};
