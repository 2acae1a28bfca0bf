import type { QuittingWords } from './kinds.ts';

/** How Spanish speakers say that they want out of something. */
export const es: QuittingWords = {
  wish: 'quiero|quisiera|me gustaría|necesito|pienso|espero|deseo|voy a|ya toca|tengo ganas de|ganas de|busco|intento|es hora de',
  quit: 'dejar de|salir de|salir del|abandonar|alejarme de|terminar con|no seguir con|largar|colgar|retirarme de',
  halt: 'parar de|parar|dejar',
  left: 'dejé|dejé de|ya dejé|ya dejé de|he dejado|he dejado de|abandoné|colgué|largué',
  doing: 'hago|hacer|hace|acepto',
  closing: 'más|ya|nunca|jamás|gracias|por|favor|ahora|eso|esto|nada|hoy|lo|tampoco|otra|vez|mi|yo',
  nobody: 'nadie|ningún otro|ninguna otra',
  place:
    'salón|tienda|panadería|pastelería|peluquería|barbería|carnicería|hospital|clínica|oficina|empresa|trabajo|empleo|puesto|jefe|fábrica|almacén|restaurante|bar|bares|hotel|escuela|colegio|taller|agencia|obra|lugar|sitio',
  alone:
    'la mía|el mío|mío|mía|por mi cuenta|mi propio|mi propia|propio|propia|sola|solo|a domicilio|en casa|desde casa|autónomo|autónoma|independiente',
};
