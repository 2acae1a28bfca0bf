import type { PurposeWords } from './kinds.ts';

/** How Spanish speakers say what a goal is for. */
export const es: PurposeWords = {
  earning:
    'ganar|ingreso|dinero|vender|negocio|cliente|clienta|pagar|sueldo|salario|ganancia|vivir de|llegar a fin de mes|deuda|alquiler|factura',
  forMoney:
    'por dinero|por el dinero|por plata|por la plata|por lucro|por lana|para ganar|para ganar dinero|para lucrarme|para cobrar|cuestión de dinero|cuestión de plata',
  denied:
    'dinero no importa|plata no importa|dinero no es lo importante|plata no es lo importante|dinero me da igual|plata me da igual|no necesito dinero|no necesito plata|de corazón',
  unpaid:
    'sin cobrar|sin ganar|gratis|gratuito|gratuita|gratuitamente|voluntario|voluntaria|voluntariado|sin ánimo de lucro|nada a cambio',
  learning: 'aprender|tocar|hablar|mejorar|estudiar|practicar',
  giving:
    'enseñar|transmitir|compartir|mostrar|dar clases|dar un taller|dar talleres|formar|acompañar|explicar|guiar|pasar a otros',
  saving: 'ahorrar|ahorro|ahorros|juntar|apartar|guardar',
  self: 'para mí|para mí mismo|para mí misma|ayudarme|por gusto|por placer|por mi salud|demostrarme',
  dream: 'un sueño|mi sueño',
  others:
    'para los demás|para otros|para mis padres|para mi mamá|para mi papá|para los vecinos|para mis vecinos|para el barrio|para el pueblo|para los niños|ayudar|para la gente|para quienes',
  helping: 'ayudar|apoyar|ser útil|hacer compañía|donar|echar una mano|dar una mano',
  visiting: 'visitar|ir a ver|pasar tiempo con|leerles|leer a',
  someone:
    'vecino|vecina|anciano|anciana|personas mayores|gente mayor|personas solas|gente sola|enfermo|enferma|niño|niña|huérfano|refugiado|preso|viuda|viudo|recién llegados|asilo|residencia de mayores|hospital|albergue|pequeños|clínica|de familias|a las familias',
  community: 'barrio|pueblo|escuela|comunidad',
  finishing: 'terminar|acabar|completar|concluir',
  reaching:
    'reconciliarme|hacer las paces|retomar el contacto|acercarme|pasar más tiempo|perdonar|sentirme|dormir|superar|vencer|bajar de peso|adelgazar|perder peso|ponerme en forma|estar en forma|entender|visitar|viajar|volver a ver|descansar|disfrutar|correr|nadar|mudarme|caminar sin|volver a caminar|caminar hasta',
};
