import type { Need } from '../../catalogue/schema.ts';

interface RulingOut {
  /** Rules the need out as it stands. */
  said: string;
  /** Rules it out when it is denied: “no car”. */
  denied: string;
}

/** How people say what they can't or won't do, all five languages together; phrases are separated by bars. */
export const needLexicon: Record<Need, RulingOut> = {
  car: {
    said: '',
    denied:
      'car|drive|driving|vehicle|driving licence|driver license|רכב|אוטו|מכונית|נוהג|נוהגת|לנהוג|רישיון נהיגה|רישיון|voiture|vehicule|conduis|conduire|permis|coche|carro|auto|vehiculo|conduzco|conducir|manejo|manejar|dirijo|dirigir|carteira de motorista|cnh',
  },
  computer: {
    said: '',
    denied:
      'computer|laptop|pc|screen work|מחשב|לפטופ|ordinateur|ordi|ordenador|computadora|computador|portatil|notebook',
  },
  kitchen: {
    said: '',
    denied: 'kitchen|cooking|cook|מטבח|בישול|לבשל|cuisine|cuisiner|cocina|cocinar|cozinha|cozinhar',
  },
  'space-at-home': {
    said: 'small flat|tiny apartment|shared room|דירה קטנה|petit appartement|piso pequeno|apartamento pequeno',
    denied:
      'space|garage|storage|room|מקום בבית|מחסן|חניה|place chez moi|garage|espace|espacio|garaje|trastero|espaco|garagem|quintal',
  },
  tools: { said: '', denied: 'tools|כלי עבודה|כלים|outils|herramientas|ferramentas' },
  'physical-work': {
    said: 'bad back|back pain|back problems|bad knee|wheelchair|chronic pain|כאבי גב|בעיות גב|כיסא גלגלים|mal de dos|mal au dos|fauteuil roulant|dolor de espalda|problemas de espalda|silla de ruedas|dor nas costas|problema na coluna|cadeira de rodas',
    denied:
      'lift|lifting|heavy|physical|physical work|manual work|להרים|עבודה פיזית|מאמץ פיזי|physique|porter|soulever|charges lourdes|fisico|trabajo fisico|levantar|cargar|pesado|trabalho fisico|peso|carregar',
  },
  'camera-or-stage': {
    said: 'camera shy|stage fright|פחד במה|trac|miedo escenico|timida na frente|medo de palco',
    denied:
      'camera|video|on stage|public speaking|speaking in public|מצלמה|להצטלם|לדבר מול קהל|קהל|camera|parler en public|scene|camara|hablar en publico|publico|falar em publico|palco|video',
  },
  'cold-contact': {
    said: 'hate selling|hate cold calls|שונא למכור|שונאת למכור|deteste vendre|odio vender|odeio vender',
    denied:
      'cold calls|cold calling|door to door|selling to strangers|phone calls|שיחות קרות|דלת לדלת|שיחות טלפון|demarchage|porte a porte|appels|llamadas|puerta a puerta|desconocidos|ligacoes|porta a porta|estranhos',
  },
  children: {
    said: '',
    denied: 'children|kids|babies|with children|ילדים|תינוקות|enfants|bebes|ninos|criancas',
  },
  animals: {
    said: 'allergic to animals|allergic to dogs|allergic to cats|dog allergy|pet allergy',
    denied:
      'animals|dogs|cats|pets|חיות|בעלי חיים|כלבים|חתולים|animaux|chiens|chats|animales|perros|gatos|mascotas|animais|cachorros|caes',
  },
  evenings: {
    said: 'while the children are at school|while my children are at school|while the kids are at school|while my kids are at school|during school hours|school hours only|כשהילדים בבית הספר|בזמן שהילדים בבית הספר|בשעות בית הספר|pendant que les enfants sont a l ecole|pendant l ecole|aux heures d ecole|mientras los ninos estan en la escuela|mientras los ninos estan en el colegio|mientras los ninos estan en el cole|en horario escolar|enquanto as criancas estao na escola|no horario escolar|only mornings|mornings only|רק בבקרים|רק בבוקר|seulement le matin|solo por la manana|solo mananas|so de manha|apenas de manha',
    denied: 'evenings|evening|nights|ערבים|בערב|soir|soirs|soiree|tardes|noches|noche|noites|noite',
  },
  weekends: {
    said: 'weekdays only|only weekdays|only on weekdays|רק באמצע השבוע|רק ימי חול|seulement en semaine|solo entre semana|so durante a semana|apenas dias uteis',
    denied:
      'weekends|weekend|saturdays|shabbat|סופי שבוע|סופש|שבת|week end|weekend|samedi|fines de semana|fin de semana|sabados|fins de semana|fim de semana',
  },
};

/** Words that keep the work at a screen, or away from it. */
export const placeLexicon = {
  onlineOnly:
    'online only|only online|remote only|only remote|remotely only|only from home|from home only|work from home|working from home|fully remote|cannot leave home|can not leave home|can not leave the house|housebound|רק אונליין|אונליין בלבד|רק מהבית|רק מרחוק|מרחוק בלבד|עבודה מהבית|לעבוד מהבית|רק באינטרנט|uniquement en ligne|seulement en ligne|en ligne uniquement|en ligne seulement|uniquement a distance|seulement a distance|depuis chez moi|de chez moi|solo en linea|solo online|online solamente|unicamente online|solo a distancia|desde casa|solo por internet|so online|somente online|apenas online|online somente|so pela internet|de casa|a distancia somente|somente a distancia',
  localOnly:
    'in person only|only in person|only local|local only|face to face only|offline only|רק פנים אל פנים|רק מקומי|רק באזור|uniquement sur place|seulement sur place|uniquement en personne|uniquement local|solo presencial|solo en persona|solo local|so presencial|somente presencial|apenas presencial|so local',
  online:
    'online|remote|remotely|internet|אונליין|מרחוק|באינטרנט|אינטרנט|en ligne|a distance|internet|en linea|a distancia|remoto|pela internet',
  local:
    'in person|local|locally|face to face|פנים אל פנים|מקומי|sur place|en personne|presencial|en persona|pessoalmente',
} as const;
