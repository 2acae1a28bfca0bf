import type { PastimeWords } from './kinds.ts';

/** Cómo se cuenta en español lo que se hace en el tiempo propio. */
export const es: PastimeWords = {
  like: 'me gusta|me gustan|me gusta mucho|me gustan mucho|me encanta|me encantan|también me gusta|también me gustan|me fascina|me fascinan|me apasiona|me apasionan|mis aficiones son|mi afición es|aficiones|mis hobbies son|mi hobby es|hobbies|mis pasatiempos son|mi pasatiempo es|pasatiempos|soy aficionado a|soy aficionada a|soy fan de|me entretengo con',
  leisure:
    'por gusto|por diversión|para relajarme|para distraerme|para despejarme|en mi tiempo libre|en mis ratos libres|en los ratos libres|en mis días libres',
  does: 'canto en|bailo en|nado en|juego al|juego a las|juego a la|juego con|juego ajedrez|juego dominó|toco el|toco la|toco en|colecciono|leo novelas|leo novela|leo libros|leo poesía|salgo en bici|salgo a caminar|salgo a correr|salgo a pescar|salgo a andar|salgo al monte|hago senderismo|hago yoga|hago crucigramas|hago sudokus|hago punto de cruz|voy a pescar|voy al monte|echo la partida|monto en bici|ando en bici|pinto cuadros|escribo poemas|escribo poesía|saco fotos',
  did: 'antes|de joven|de chico|de chica|de niño|de niña|corría|pescaba|bordaba|tejía|pintaba|leía|lo corría|me gustaba|me gustaban|hacía|dejé|solía',
  played: 'tocaba|cantaba|bailaba|jugaba|nadaba|coleccionaba|solía tocar|solía cantar|solía bailar|solía jugar',
  over: 'ya no|lo dejé|la dejé|los dejé|lo dejé ya|dejé|se acabó|hace años|lo vendí|la vendí|nunca más|ya se acabó',
  again: 'vuelvo a|volví a|he vuelto|otra vez|de nuevo|retomé|retomo|retomar|volver a',
  paid: 'de oficio|por trabajo|en el trabajo|para clientes|por encargo|profesionalmente|pagado|para vivir|clases|para vender|mi oficio|mi profesión|de eso vivo|vivo de|vendo|vender|los vendo|las vendo|por dinero|bodas|bares|hoteles|hotel|restaurantes|fiestas|familias|clientes|clientas|vecinos|vecinas|turistas|gente|una empresa|un estudio|una agencia|empresas|encargo|encargos',
  stop: 'pero|porque|desde|así que|cuando|si|entonces|que|los lunes|los martes|los miércoles|los jueves|los viernes|los sábados|los domingos|todos los|todas las|cada|después|antes|para|con mis|con mi|con los|y yo',
};
