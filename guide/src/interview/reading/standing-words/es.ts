import type { StandingWords } from './kinds.ts';

/** Cómo se dice en español que algo es de otra persona, o que se acabó. */
export const es: StandingWords = {
  det: 'el|la|los|las|un|una|mi|mis|nuestra|nuestro|su|sus|de|del|lo|difunto|difunta',
  own: 'mi|mis|nuestra|nuestro|nuestras|nuestros|lo mío',
  our: 'nuestra|nuestro',
  person: 'señora|señor|muchacho|muchacha|chico|chica|chamo|chama|carnal|doña|don|tipo|hombre|nena|nene',
  close: 'amigo|amiga|mejor amigo|mejor amiga|compañera|compañero|novia|novio|pareja',
  expert: 'el médico|los médicos|la doctora|el doctor|los doctores|el juez|la policía|el gobierno',
  handed:
    'se lo dejo a|se la dejo a|eso se lo dejo a|de eso se encarga|de eso se ocupa|es cosa de|eso es cosa de|es asunto de|es lo de|es tema de|lo hace|la hace|los hace|las hace|eso lo hace|le toca a|eso le toca a',
  does: 'hace|hacía|cocina|cose|borda|teje|toca|lleva|maneja|arregla|canta',
  taught: 'enseñó|enseñaba|enseñaron|me enseñó|mostró',
  who: 'quien|el que|la que|los que|las que|el q|la q',
  that: 'eso|esa|ese|esto|es|e',
  ended:
    'tuve que dejar|tuve que dejarlo|tuve que dejarla|no he tocado|no toco hace|lo vendí|la vendí|los vendí|me retiré|no lo toco|no la toco|dejé|lo dejé|la dejé|los dejé|las dejé|deje|he dejado|abandoné|lo abandoné|colgué|solté|renuncié|lo solté|paré|me salí|me quité',
  tried: 'probé|intenté|he probado|la probé|lo probé',
  times: 'una vez|dos veces|tres veces|una sola vez|un par de veces',
  each: 'a la|al|por|cada',
  again:
    'retomé|la retomé|lo retomé|las retomé|los retomé|he retomado|retomo|volví|he vuelto|he regresado|regresé a|de vuelta|otra vez|de nuevo|sigo haciéndolo|sigo yendo|lo sigo haciendo|la sigo haciendo|todavía lo hago|aún lo hago|todavía voy|empecé de nuevo',
  enough: 'no más|nada más',
  past: 'tuve|tenía|antes|hacía|hice|de joven|de chico|de chica|en su día|hubo|había|probé',
  over: 'yo no|no yo|no soy yo|no es mi fuerte|no es cosa mía|eso era antes|quedó en el pasado|ya ni me acuerdo|ya no más eso|eso ya no|ya no|se acabó|se acabaron|eso quedó atrás|quedó atrás|quedaron atrás|eso se terminó|se terminó|nunca más|no es para mí|no es lo mío|no va conmigo|eso ya pasó|ya pasó|ya fue|ya no más|ya lo dejé|ya la dejé|hasta ahí llegó',
  since: 'no desde|nunca desde|ya no desde',
  too: 'también|igual|tampoco',
  join: 'pero|y|e|pues|ahora|yo|lo|la|eso|entonces|que|ya',
  barrier: 'para|pa|y|e|pero|porque|pq|cuando|ahora|por|luego|entonces',
  because: 'porque|pq|cuando|desde|si|como|que|aunque|antes',
  once: 'originaria de|originario de|oriunda de|oriundo de|nacida en|nacido en|nací en|me vine de|vine de|llegué de|me mudé de|me crié en|crecí en|antes en|antes vivía en|vivía en|viví en|venezolana de|venezolano de',
  origin: 'vengo de|provengo de',
  is: /^(?:es|e|son|era)$/u,
  after:
    /^(?:en|a|al|despues|cuando|porque|pq|hace|por|con|desde|que|ya|antes|el ano|durante|de una vez|tras|\d|del todo|este|esta)(?!\p{L})/u,
};
