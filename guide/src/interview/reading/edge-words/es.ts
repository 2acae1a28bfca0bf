import type { EdgeWords } from './kinds.ts';

/** Lo que se dice en español alrededor de lo que se hace. */
export const es: EdgeWords = {
  does: 'hago hacía hacemos haciendo toco tocaba tocando',
  is: 'es',
  base: 'hacer tocar',
  tail: 'el la los las un una unos unas de del y e o pero a al en por para con sin yo mi mis que lo sí también pues tengo',
  denies: 'nunca',
  hates: 'odio detesto',
  late: '',
  verbs: '',
  deny: 'yo ya lo la los las me se sé hago puedo tengo toco entiendo manejo nunca más nada eso idea hacer',
  but: 'pero',
  and: 'y e',
  ends: 'desde porque cuando mientras hasta',
  badly: 'mal',
  hard: /(?<!\p{L})(?:me cuestan?(?: mucho| bastante| un poco)?|(?:se me )?(?:hacen?|dan?) (?:muy |bastante )?(?:dificil(?:es)?|cuesta arriba)|me resultan? (?:muy |bastante )?dificil(?:es)?|(?:es|son) (?:muy )?dificil(?:es)? para mi)$/u,
  barely: 'apenas',
  so: 'entonces pues',
  knows: 'sé entiendo conozco domino',
  topic: 'de del en a',
  relative: 'que quien quienes donde cual cuando si porque',
  joins: /(?<=\s)(?=[ye]\s)/giu,
  place: /^en (?:el |la |los |las |una? )/u,
  until:
    /(?<!\p{L})(?:y|pero) (?:ahora|luego|despues|desde entonces|ya)(?= (?:ya |la |lo |las |los |se |esta )*(?:cerr|quebr|vend|mud|llev|fundi|acab)\p{L}+)|(?<!\p{L})hasta (?:que|hace|\d{4}|(?:el|la|mi) (?:cierre|quiebra|jubilacion|pandemia|despido|retiro)|(?:cerr|quebr|jubil|retir)\p{L}+)(?!\p{L})/u,
  jobLost:
    /(?<!\p{L})(?:(?:y|pero|entonces|luego|despues),? )+(?:me quede (?:sin (?:trabajo|laburo|chamba|empleo|pega|curro)|en (?:la calle|el paro))|(?:me|nos) (?:echaron|despidieron|botaron|corrieron|rajaron)|perdi (?:el|mi|ese) (?:trabajo|empleo|laburo|curro|puesto))(?!\p{L})(?: (?:en|desde|hace|este|el) [\p{L}\d]+(?: (?:anos?|mes(?:es)?|pasado|\d{4}))?)?/u,
};
