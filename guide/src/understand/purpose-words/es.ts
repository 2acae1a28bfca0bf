import type { PurposeWords } from './kinds.ts';

/** How Spanish speakers say what a goal is for. */
export const es: PurposeWords = {
  earning:
    'ganar|ingreso|dinero|vender|negocio|cliente|clienta|pagar|sueldo|salario|ganancia|vivir de|llegar a fin de mes|deuda|alquiler|factura|fin de mes|salir de los números rojos|números rojos|llegar al mes',
  forMoney:
    'por dinero|por el dinero|por plata|por la plata|por lana|para ganar|para ganar dinero|para cobrar|cuestión de dinero|cuestión de plata',
  gain: 'por lucro|para lucrarme|para hacerme rico|para hacerme rica|para forrarme|para enriquecerme',
  charging:
    'vender|cliente|clienta|cobrar|cobraré|cobraría|pagarme|me paguen|cubrir gastos|cubrir los gastos|cubrir costos|cubrir costes',
  denied:
    'dinero no importa|plata no importa|dinero no es lo importante|plata no es lo importante|dinero me da igual|plata me da igual|no necesito dinero|no necesito plata|de corazón',
  unpaid:
    'sin cobrar|sin ganar|gratis|gratuito|gratuita|gratuitamente|voluntario|voluntaria|voluntariado|sin ánimo de lucro|nada a cambio',
  learning: 'aprender|mejorar|estudiar|practicar',
  using: 'tocar|hablar',
  giving:
    'enseñar|transmitir|compartir|mostrar|dar clases|dar un taller|dar talleres|formar|acompañar|explicar|guiar|pasar a otros',
  saving: 'ahorrar|ahorro|ahorros|apartar|guardar',
  gathering: 'juntar|reunir',
  self: 'para mí|para mí mismo|para mí misma|por gusto|por placer|por mi salud|demostrarme',
  aid: 'ayudarme',
  dream: 'un sueño|mi sueño',
  others:
    'los demás|otros|para los demás|para otros|para mis padres|para mi mamá|para mi papá|para los vecinos|para mis vecinos|para el barrio|para el pueblo|para los niños|para la gente|para quienes',
  helping: 'ayudar|apoyar|echar una mano|dar una mano',
  caring: 'cuidar|acompañar',
  visiting: 'visitar|ir a ver|pasar tiempo con|leerles|leer a|viajar|volver a ver|ver|volver a',
  someone:
    'vecino|vecina|anciano|anciana|personas mayores|gente mayor|personas solas|gente sola|enfermo|enferma|niño|niña|chaval|chavala|crío|chiquillo|chamaco|pibe|patojo|jóvenes|huérfano|refugiado|preso|viuda|viudo|recién llegados|asilo|residencia de mayores|hospital|albergue|pequeños|clínica|de familias|a las familias',
  community: 'barrio|pueblo|escuela|comunidad',
  finishing: 'terminar|acabar|completar|concluir',
  reaching:
    'reconciliarme|hacer las paces|arreglarme con|arreglar las cosas con|retomar el contacto|acercarme|pasar más tiempo|perdonar|sentirme|dormir|superar|vencer|bajar de peso|adelgazar|perder peso|ponerme en forma|estar en forma|entender|descansar|disfrutar|caminar sin|volver a caminar|caminar hasta',
  ending:
    'en paz|muerto|muerta|difunto|difunta|fallecido|fallecida|cielo|para siempre|eterno|eternamente|nada|nunca|jamás',
  degree:
    'solo|solamente|únicamente|nomás|simplemente|exclusivamente|sobre todo|principalmente|tanto|mayormente|necesariamente|precisamente|exactamente|nada más|sólo|especialmente',
  being: 'es|lo|hago|haría|se trata|eso|esto|sea|sería|hacerlo|para nada',
  means:
    'alimentar a mi familia|alimentar a mis hijos|dar de comer|mantener a mi familia|mantener a mis hijos|mantener la casa|sacar adelante|sostener a|gastos|jubilación|mi pensión|la pensión|estudios de mi hijo|estudios de mi hija|estudios de mis hijos|colegiatura|matrícula|por mi cuenta|trabajar para mí|trabajar para mí mismo|trabajar para mí misma|mi propio jefe|mi propia jefa|independizarme|autónomo|autónoma|independiente|mandar algo|mandar a casa|mandar a mi familia|enviar a casa|enviar a mi familia|enviar algo|remesa|volver a trabajar|salir adelante|valerme',
  serving: 'ser útil|sentirme útil|servir de algo|hacer compañía|donar|hacer el bien|ser de ayuda|aportar algo',
  kin: 'mis hijos|mis hijas|mis niños|mis niñas|mis chicos|mis viejos|abuelos|suegra|suegro|los míos|mi pareja|mi gente|madre|mamá|padre|papá|padres|hermana|hermano|hijo|hija|nieto|nieta|abuela|abuelo|tía|tío|primo|prima|sobrina|sobrino|marido|esposo|mujer|esposa|amigo|amiga|familia',
  begun:
    'grado|curso|escuela|bachillerato|bachiller|secundaria|primaria|instituto|carrera|estudios|título|diploma|máster|tesis|certificado|formación|novela|libro|álbum|colcha|jersey|suéter|barca|barco|maqueta|cuadro|huerto|jardín|maratón',
  without: 'sin',
  rid: 'pastilla|medicina|medicamento|medicación|droga|miedo|temor|dolor|bastón|muleta|andador|silla de ruedas|alcohol|vino|cerveza|beber|tomar|cigarro|cigarrillo|tabaco|fumar|azúcar|ansiedad|angustia|pánico|temblar|estrés|preocupación|pesadilla|vergüenza|llorar|parar|pararme|descansar|oxígeno|deuda|ayuda|caerme|tartamudear|luz|culpa',
  shunned: 'gente|persona|nadie|cliente|clienta|público|hablar|viajar|salir|irme|dejar|tratar|vender',
  beside:
    'yo|quiero|quisiera|me gustaría|para|por|y|e|o|un poco|algo|de|hacer|más|sobre todo|también|el|la|los|las|lo|un|una|ser|es|quizás|tal vez|pa|del|mi|mis',
  all: 'de las tres|de los tres|todo|todas|todos|las tres|los tres|las tres cosas|todo eso|las 3|los 3|un poco de cada|cada una',
  pointing:
    'uno|una|dos|tres|primero|primera|primeros|primeras|segundo|segunda|tercero|tercera|último|última|ambos|ambas|ninguno|ninguna|cualquiera|da igual|me da igual|lo que sea|opción|número|esas|esos|estas|estos|1|2|3|no sé|ni idea|primer',
  people: 'gente|personas|alguien|quien|quienes|los que|jóvenes',
  near: 'cerca|cerca de mí|de aquí|de por aquí|a mi alrededor|de mi zona|mi zona|cerca de casa|lo necesite|lo necesiten|necesite|necesita',
};
