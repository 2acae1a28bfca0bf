import { always, sign, type Sign } from './kinds.ts';

const DEED =
  'pide|pedir|toma|tomar|saca|sacar|usa|usar|paga|pagar|compra|comprar|solicita|solicitar|financia|coge|acepta|aguantar';

export const es: readonly Sign[] = [
  sign(
    'unsafe',
    '(?:eso es|esto es|tienes|parece|se trata de)(?: seguramente| probablemente| solo)? ?(?:una?|el|la)? ?(?:\\p{L}+itis|inflamacion|esguince|infeccion|hernia|artrosis|tunel carpiano|depresion|migrana|alergia)',
  ),
  sign(
    'unsafe',
    'ibuprofenos?|paracetamol|aspirinas?|naproxeno|diclofenaco|antibioticos?|codeina|cortisona|analgesicos?|somniferos?|nolotil|metamizol',
    'toma|tomar|tomate|traga|usa|antes|cada|dobla',
  ),
  always(
    'unsafe',
    '(?:no hace falta|no necesitas|sin|no es necesario|en vez de|ni falta)(?: \\p{L}+){0,4} (?:medico|doctora?|hospital|especialista)',
  ),
  sign(
    'unsafe',
    'lejia|desatascador|amoniaco|acido|sosa|cloro|gasolina|disolventes?|aguarras',
    'mezcla\\p{L}*|junt\\p{L}*|manos desnudas|dedos?|llama|estufa|vapores|remueve|respira\\p{L}*',
  ),
  sign(
    'unsafe',
    '(?:dedos?|manos?|pulgar)',
    '(?:debajo|bajo|cerca|junto|entre|dentro|contra)(?: \\p{L}+){0,3} (?:aguja|cuchilla|sierra|motor|correa|maquina|prensa|hoja)|en marcha|en movimiento|mientras (?:funciona|gira)',
  ),
  sign(
    'unsafe',
    '(?:protector|protectora|proteccion|carcasa|resguardo|seguro de la maquina|fusible|detector de humo)',
    'quita|quitar|retira|retirar|desmonta|desactiva|anula|sin',
  ),
  always(
    'unsafe',
    '(?:vapores|humos?|polvo|gases)(?: \\p{L}+)? (?:es|son) (?:totalmente )?(?:inofensiv\\p{L}*|inocu\\p{L}*)|no hacen dano',
  ),
  sign('unsafe', '(?:prestamos?|creditos?|descubierto|tarjetas? de credito|a plazos|a credito|hipotec\\p{L}*)', DEED),
  sign(
    'unsafe',
    '(?:ahorros|pension|jubilacion|dinero del alquiler|fondo de emergencia)',
    'pon|mete|invierte|gasta|usa|saca|vacia|poner|invertir',
  ),
  sign(
    'unsafe',
    'bitcoins?|cripto\\p{L}*|forex|senales de trading',
    'compra\\p{L}*|invierte|invertir|vend\\p{L}*|mete|pon|senales',
  ),
  sign(
    'unsafe',
    '(?:deja|dejar|abandona|renuncia a)(?: \\p{L}+){0,2} (?:trabajo|empleo|puesto|curro|turnos)|renuncia|presenta tu dimision|dimite',
  ),
  always(
    'unsafe',
    '(?:no|sin|nunca|ni)(?: \\p{L}+){0,4} (?:declarar\\p{L}*|registrar\\p{L}*|darte de alta|facturar|asegurar\\p{L}*|pagar impuestos|emitir factura|declares)',
  ),
  always(
    'unsafe',
    '(?:no (?:necesitas|hace falta|se necesita))(?: \\p{L}+){0,3} (?:seguro|licencia|permiso|registro|alta|contrato|factura)|nadie (?:puede|podra)(?: \\p{L}+){0,2} (?:demandar|denunciar|multar)\\p{L}*|libre de impuestos|exento de impuestos',
  ),
  sign(
    'deceit',
    '(?:resenas?|opiniones|testimonios?|valoraciones|recomendaciones|certificados?|titulos?|diplomas?|clientes|etiquetas?)(?: \\p{L}+){0,2} (?:fals[oa]s?|inventad[oa]s?)|(?:fals[oa]s?|inventad[oa]s?)(?: \\p{L}+)? (?:resenas?|opiniones|testimonios?|clientes|certificados?|recomendaciones)',
  ),
  sign(
    'deceit',
    'resenas?|opiniones|testimonios?|valoraciones|recomendaciones',
    '(?:otros|otro|distintos|varios|diferentes)(?: \\p{L}+)? ?nombres?|como si fueras|haciendote pasar',
  ),
  sign(
    'deceit',
    '(?:di|decir|escribe|escribir|afirma|pon|finge)(?: \\p{L}+){0,5}',
    'aunque no (?:lo )?(?:sea|seas|este|tengas|sean|es)|(?:tienes|eres)(?: \\p{L}+){0,2} (?:titulo|titulada|titulado|certificad\\p{L}*)|nadie(?: \\p{L}+){0,2} (?:comprueb\\p{L}*|comprobara|notara|revis\\p{L}*|enter\\p{L}*)',
  ),
  sign(
    'deceit',
    'efectivo|en negro|en b|sin factura|bajo mano|hacienda|fisco|seguridad social',
    '(?:nadie|nada|nunca|no|asi)(?: \\p{L}+){0,4} (?:ve|vea|vera|sabe|sepa|sabra|entera|entere|enterara|nota|declar\\p{L}*|hagas|des)',
  ),
  always(
    'deceit',
    '(?:coge|toma|llevate|roba|saca)(?: \\p{L}+){0,6} (?:almacen|deposito|trabajo|empresa|oficina|hospital|tienda|taller)',
    'de noche|por la noche|a escondidas|nadie|sin pedir|sin preguntar',
  ),
  sign(
    'pretended',
    '(?:acabo de|he|ya he) (?:mirar|mirado|buscar|buscado|comprobar|comprobado|consultar|consultado|comparar|comparado|llamar|llamado|visitar|visitado|ver|visto)',
    'internet|en linea|web|webs|google|precios?|cobran?|competencia|mercado|otr[oa]s|paginas?|tiendas?',
  ),
  sign(
    'pretended',
    '(?:te|le|les|se lo) (?:recordare|avisare|escribire|enviare|mandare|llamare|reservare|pedire|notificare)|(?:voy a) (?:recordarte|avisarte|escribirte|enviarte|mandarte|llamarte|escribirle|llamarle|mandarle|reservar\\p{L}*)|yo me encargo de (?:enviar|llamar|avisar)\\p{L}*',
  ),
  sign(
    'pretended',
    '(?:tarea|paso|plan|lista|llamada)s?(?: \\p{L}+){0,4} (?:ya )?(?:esta|estan|aparece|figura|queda)(?: ahora| ya)* (?:al|en|a la|arriba|abajo|hecha|hecho|primero|ultima|ultimo)',
  ),
  sign(
    'invented',
    '(?:estudios?|encuestas?|estadisticas|investigaciones|expertos|datos|cifras)(?: \\p{L}+){0,2} (?:muestran?|dicen?|demuestran?|indican?|confirman?|revelan?|senalan?)|segun (?:un|una|los|las|varios|varias|el|la)(?: \\p{L}+| \\d+){0,3} ?(?:estudios?|encuestas?|estadisticas|informes?)',
  ),
  sign(
    'invented',
    '(?:estabas|estuviste|has estado|estas|tuviste|se que)(?: \\p{L}+){0,5} (?:enferm[oa]|deprimid[oa]|cansad[oa]|agotad[oa]|divorci\\p{L}*|problemas|estresad[oa]|triste|perezos[oa]|agobiad[oa])',
  ),
  sign(
    'reproach',
    '(?:es )?(?:tu|por tu) (?:propia )?culpa|excusas|(?:otra )?(?:semana|oportunidad) (?:perdida|desperdiciada|tirada)|has (?:fallado|fracasado|perdido el tiempo|decepcionado)|perezos[oa]|eres (?:un |una )?vag[oa]|patetic[oa]|que verguenza|deberia darte verguenza|la gente seria|los emprendedores de verdad|espabila|sin disciplina|deberias haber|decepcion\\p{L}*|se un hombre|como un hombre',
  ),
  sign(
    'reproach',
    '(?:eres)(?: \\p{L}+){0,3} (?:genial|genio|increible|campeona?|la mejor|el mejor|extraordinari[oa]|una crack|maravillos[oa]|brillante)|tan orgullos[oa] de ti|nada puede (?:salir mal|pararte|fallar)',
  ),
  always(
    'refusal',
    '(?:lo siento|lamento|disculpa|perdon)(?: \\p{L}+|,){0,5} (?:no puedo|no me es posible|no estoy en condiciones|no poder)(?: \\p{L}+){0,3} (?:ayudar|ayudarte|responder|asistir|atender)|como (?:una )?ia|como modelo de lenguaje',
  ),
];
