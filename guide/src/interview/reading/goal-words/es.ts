import type { GoalWords } from './kinds.ts';

/** How Spanish speakers say what they want to reach. */
export const es: GoalWords = {
  want: 'quiero|kiero|quisiera|qisiera|queria|querria|me gustaria|me gustaria mucho|me encantaría|me haria ilusion|me haria feliz|deseo|deseo que|sueño con|mi sueño es|mi sueño seria|mi sueño|mi meta es|mi meta seria|mi objetivo es|mi objetivo seria|la meta es|el objetivo es|la idea es|mi idea es|busco|estoy buscando|pretendo|aspiro a|espero poder|ojala pudiera|ojala poder|ojala|tengo ganas de|ganas de|me late|lo que quiero es|lo que quisiera es|lo que me gustaria es|lo que busco es|necesito|me hace falta|me harian falta|me vendrian bien|me vendria bien|estoy ahorrando para|ahorrando para|estoy juntando para|juntando para|ando juntando|me propongo|quiero ver si|kisiera|qiero|qero|quero|me conformo con|con tal de|me basta con|me alcanza con|apunto a|mi ilusion es|la ilusion es|ando buscando|pa juntar|estoy queriendo|lo que quiero es que',
  reach: 'ganar|ganarme|sacar|sacarme|juntar|ahorrar|reunir|hacerme|completar',
  ask: 'saber|preguntar|preguntarte|entender como|que me ayudes|que me digas|que me expliques|que me ayude|que me diga|consultar|decirte|decir|contarte|contar que|ver como funciona|probar esto|hablar contigo',
  self: 'yo|y|pero|pues|entonces|ahora|tambien|mas|que|solo|a mi|la verdad|sobre todo|en realidad|algun dia|con el tiempo|ademas|lo|de verdad|igual|capaz|y es que|es que|por eso|asi que|de momento|a la larga|ya|pa eso|para eso|con eso|ahorita|honestamente|siempre|bueno|mejor|al final|eso',
  turn: 'pero|sino|solo que',
  over: 'nunca más|ya no|no más',
  overDoing: '',
  onward: 'y yo|y hago|y sé|y puedo|y tengo|y me gusta|y quiero|y cocino|y trabajo|pero',
  others:
    'el|ella|ellos|mi jefe|mi jefa|mi marido|mi mujer|mi esposa|mi esposo|mi hijo|mi hija|mi madre|mi padre|mi mama|mi papa|mi hermano|mi hermana|mi amigo|mi amiga|mi sobrino|la gente|los clientes|mi suegra|mi cuñado|mi vecina|mi vecino|todos|usted',
  lacks: 'no hay|aquí no hay|acá no hay|ya no hay|no tenemos|no queda|no llega',
  exists: 'hay|aquí hay|existe|existen|queda|quedan',
  aside:
    'dinero es lo de menos|plata es lo de menos|dinero es un extra|plata es un extra|dinero es un plus|plata es un plus|dinero es secundario|plata es secundaria|dinero es lo segundo',
  deed: '',
  that: 'que el|que la|que los|que las|que mi|que mis|que no se|que nadie|que nuestro|que nuestra|que la gente|para que',
  roughly: 'unos|unas|como|alrededor de|más o menos|al menos|por lo menos|otros|otras|casi|aproximadamente',
  without: 'sin|miedo',
  harm: 'miedo a que|miedo de que|miedo a él|miedo de él|miedo a ellos|miedo a mi ex|miedo a mi marido|miedo a mi padre|temor a que|sin comer|sin comida|desaparecer|despertar|irme de este mundo|dejar este mundo|acabar con todo|morir|estar muerto|estar muerta',
  able: 'hablar|tocar|saber',
  lost: 'pierda|pierdan|perder|olvide|olviden|olvidar|muera|mueran|desaparezca|desaparezcan',
  instead:
    'si no|y si no|o si no|y sino|o sino|si no entonces|y si no entonces|o si no entonces|si no eso|o si no eso|si eso no|y si eso no|si no se puede|y si no se puede|o si no se puede|si no resulta|y si no resulta|si no sale|y si no sale|si no funciona|y si no funciona|de lo contrario',
  ifNot: '',
};
