import type { Cues } from './kinds.ts';

/** Spanish lead-ins, folded: “sé” is “se”, and counts only where a verb follows it. */
export const es: Cues = {
  work: {
    anywhere:
      '(?:he trabajado|trabaje|trabajaba|trabajo|estuve trabajando|llevo trabajando|he sido)(?: tambien| antes)?(?: como| de| en)?(?: una?)?|(?:estoy|estaba) trabajando (?:como|de)|mi (?:ultimo |primer |anterior )?(?:trabajo|empleo|oficio)(?: actual)? (?:es|era|fue)(?: de| como)?|antes (?:de eso )?(?:fui|era|trabaje)(?: de| como)?',
    atStart: '(?:trabajando|actualmente|ex|despues|luego)(?: como| de)?(?: una?)?',
  },
  being: { anywhere: '(?:yo )?(?:soy|fui|era)(?: tambien| actualmente)?(?: una?)?', atStart: '(?:estoy|llevo)' },
  place: {
    anywhere:
      '(?:yo )?(?:vivo|resido|me mude|estoy viviendo)(?: ahora| actualmente| en realidad)?(?: cerca de| en| a)*|soy de(?= )|estoy en(?= (?!paro|casa|la|el|forma|eso))|mi (?:ciudad|pueblo) es',
    atStart: 'vivo(?: en)?|desde (?=(?:madrid|barcelona|sevilla|valencia|mexico|bogota|lima))',
  },
  study: {
    anywhere:
      '(?:estudie|estudio|he estudiado|me gradue|me forme|hice un curso|tengo un curso)(?: de| en| la| el| una?)*|tengo (?=(?:una? |el |la )?(?:titulo|grado|licenciatura|diploma|master|carrera|bachillerato|fp|certificado|doctorado))|mis estudios son|mi formacion es',
    atStart: '(?:estudios|formacion|titulo)(?: de| en)?(?= )',
  },
  enjoy: {
    anywhere:
      '(?:a mi )?me (?:gusta|gustan|encanta|encantan|apasiona|apasionan|gsta)(?: mucho| tambien)?(?: el| la| los| las)?|disfruto(?: de| con)?|mis (?:aficiones|hobbies|pasatiempos) (?:son|es)|en mi tiempo libre,?(?: hago| me gusta| practico| juego al?)?|soy aficionad[oa] a',
    atStart: '(?:aficiones|hobbies|pasatiempos)(?= )|gusta(?:n)?',
  },
  can: {
    anywhere:
      '(?:yo )?se (?=(?:[a-z]+(?:ar|er|ir)(?! cuenta)|ingles|frances|excel|aleman|mucho de|un poco de|algo de)(?![a-z]))|puedo (?=[a-z]+(?:ar|er|ir)(?![a-z]))(?!(?:invertir|gastar|poner|dedicar|trabajar|dar|aportar))|domino|manejo|hablo|se me (?:da|dan) (?:muy )?bien(?: el| la| los| las)?|(?:soy|estoy) (?:muy |bastante )?(?:buen[oa]?|habil|expert[oa]|capaz) (?:en|con|para|de)|tengo (?:mano|facilidad|habilidad) (?:para|con)|mis (?:habilidades|fortalezas|destrezas) (?:son|es)',
    atStart: '(?:buen[oa] (?:en|con))|habilidades?(?= )',
  },
  want: {
    anywhere:
      'lo que (?:yo )?(?:mas )?(?:quiero|quisiera|necesito|busco|me gustaria),? ?(?:es|seria)|(?:yo )?(?:quiero|quisiera|queria|querria|deseo|espero|pretendo|necesito|busco)|me gustaria(?: mucho)?|mi (?:meta|objetivo|sueno) (?:es|seria)|estoy buscando',
    atStart: '(?:meta|objetivo)(?= )',
  },
  earn: { anywhere: '(?:para )?(?=ganar )', atStart: '(?:para )?(?=(?:ganar|ahorrar|sacar) )' },
  limit: {
    anywhere:
      'no (?:puedo|quiero|soporto|tengo (?:coche|carro|auto|vehiculo|carnet|licencia|ordenador|espacio|permiso)|conduzco|manejo|me gusta)|tengo (?:\\w+ ){0,2}(?:hijos?|hijas?|ninos?|ninas?|bebe|gemelos)|soy (?:alergic[oa]|madre soltera|padre soltero)|me duele|tiene que ser|solo (?:puedo|por las|los|en|desde|de)',
    atStart:
      '(?:solo|solamente|unicamente) (?:por|los|las|en|desde|de|fines|mananas|tardes|noches)|(?:los )?(?:fines de semana|mananas|tardes|noches)(?= (?:solo|solamente|nada mas))|sin (?:coche|carro|auto|vehiculo|carnet)|nada (?:de|fisico|pesado)|desde casa|nunca(?! he trabajado)|tampoco',
  },
  have: {
    anywhere:
      '(?:yo )?tengo(?: unos| unas| como| mas o menos| tambien| disponibles)?|dispongo de|puedo (?:dedicar|trabajar|dar)(?:le)?|cuento con',
    atStart: '(?:con|disponibles)(?= )',
  },
  spend: {
    anywhere:
      '(?:puedo|podria|quiero) (?:invertir|gastar|poner|aportar)|(?:para )(?:invertir|gastar)|mi presupuesto(?: mensual)?(?: es)?(?: de)?|(?:un )?presupuesto de',
    atStart: 'presupuesto',
  },
  other: {
    anywhere: 'me llamo|naci|creo que|pienso|porque|pero',
    atStart:
      'mi (?:marido|mujer|esposa|esposo|hijo|hija|madre|padre|pareja|amigo|amiga|jefe|nombre)|mis (?:hijos|padres|amigos|hijas)|(?:hola|perdon|gracias|en realidad|la verdad)',
  },
};
