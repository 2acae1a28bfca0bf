import type { Need } from '../catalogue/schema.ts';

interface RulingOut {
  /** Rules the need out as it stands. */
  said: string;
  /** Rules it out when it is denied: “no car”. */
  denied: string;
}

/** How people say what they can't or won't do, all five languages together; phrases are separated by bars. */
export const needLexicon: Record<Need, RulingOut> = {
  car: {
    said: 'no licence|no license|sin carnet|no tengo carnet|sin licencia|sem carteira|nao tenho carteira|sem habilitacao|nao tenho habilitacao|lost my licence|lost my license|licence was taken|never learned to drive|never learnt to drive|by bus only|only by bus|only by bike|רק באוטובוס|שללו לי את הרישיון|permis retire|perdu mon permis|seulement en bus|me retiraron el carnet|perdi el carnet|solo en autobus|perdi a carteira|carteira cassada|so de onibus',
    denied:
      'car|drive|driving|vehicle|driving licence|driver license|רכב|אוטו|מכונית|נוהג|נוהגת|לנהוג|רישיון נהיגה|רישיון|voiture|vehicule|conduis|conduire|permis|coche|carro|auto|vehiculo|conduzco|conducir|conduce|manejo|manejar|maneja|dirijo|dirigir|dirige|conduzo|conduz|conduit|carteira de motorista|cnh|נהיגה|carnet de conducir|licencia de conducir|carta de conducao',
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
    said: 'bad back|back bad|mi back|back pain|back problems|bad knee|wheelchair|chronic pain|כאבי גב|בעיות גב|כיסא גלגלים|mal de dos|mal au dos|fauteuil roulant|dolor de espalda|problemas de espalda|silla de ruedas|dor nas costas|problema na coluna|cadeira de rodas|slipped disc|herniated disc|hernia|hernias|back surgery|spinal surgery|wheelchair|heart condition|weak heart|bad shoulder|tendonitis|arthritis|carpal tunnel|light work only|only light work|פריצת דיסק|בקע|אחרי ניתוח גב|בעיות לב|דלקת פרקים|רק עבודה קלה|hernie|hernies|hernie discale|opere du dos|operee du dos|probleme de coeur|arthrose|tendinite|canal carpien|travail leger seulement|hernia discal|operado de la espalda|operada de la espalda|problema de corazon|artrosis|artritis|tendinitis|solo trabajo ligero|hernia de disco|operei a coluna|problema no coracao|artrose|artrite|tendinite|so trabalho leve',
    denied:
      'overhead|above my head|over my head|מעל הראש|au dessus de la tete|bras leves|encima de la cabeza|brazos en alto|acima da cabeca|bend|bending|kneel|kneeling|להתכופף|me baisser|agacharme|me abaixar|lift|lifting|heavy|physical|physical work|manual work|להרים|עבודה פיזית|מאמץ פיזי|physique|porter|soulever|charges lourdes|fisico|trabajo fisico|levantar|cargar|pesado|trabalho fisico|peso|carregar|weight|kilos|heavy things|דברים כבדים|משקל|כבד|מרים|מרימה|סוחב|סוחבת|poids|coger peso|mas de cinco kilos|cosas pesadas|pegar peso|coisas pesadas',
  },
  'camera-or-stage': {
    said: 'camera shy|stage fright|פחד במה|trac|miedo escenico|timida na frente|medo de palco|my face anywhere|show my face|be anonymous|stay anonymous|remain anonymous|בעילום שם|פנים שלי|את הפנים|rester anonyme|anonymement|en el anonimato|no anonimato',
    denied:
      'camera|video|on stage|public speaking|speaking in public|מצלמה|להצטלם|לדבר מול קהל|קהל|camera|parler en public|scene|camara|hablar en publico|publico|falar em publico|palco|video|filmed|be filmed|show my face|recorded|photographed|photos of me|seen on screen|להיות מצולם|להיות מצולמת|שיראו אותי|שיצלמו אותי|filme|film|qu on me filme|qu on me voie|photo de moi|me graben|grabarme|salir en videos|me filmem|aparecer em video|mostrar o rosto|me gravem',
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
    said: 'while the children are at school|while my children are at school|while the kids are at school|while my kids are at school|during school hours|school hours only|כשהילדים בבית הספר|בזמן שהילדים בבית הספר|בשעות בית הספר|pendant que les enfants sont a l ecole|pendant l ecole|aux heures d ecole|mientras los ninos estan en la escuela|mientras los ninos estan en el colegio|mientras los ninos estan en el cole|en horario escolar|enquanto as criancas estao na escola|no horario escolar|only mornings|mornings only|רק בבקרים|רק בבוקר|seulement le matin|solo por la manana|solo mananas|so de manha|apenas de manha|in bed by eight|in bed by nine|early to bed|asleep by nine|home before dark|home by six|home by five|הולך לישון מוקדם|הולכת לישון מוקדם|בבית לפני החושך|couche tot|me couche tot|avant la nuit|me acuesto temprano|antes de que anochezca|en casa antes de las seis|durmo cedo|deito cedo|antes de escurecer',
    denied: 'evenings|evening|nights|ערבים|בערב|soir|soirs|soiree|tardes|noches|noche|noites|noite',
  },
  weekends: {
    said: 'weekdays only|only weekdays|only on weekdays|רק באמצע השבוע|רק ימי חול|seulement en semaine|solo entre semana|so durante a semana|apenas dias uteis|keep shabbat|keep the shabbat|keep sabbath|keep the sabbath|observe shabbat|observe the sabbath|shomer shabbat|shabbat observant|sabbath observant|sundays are for church|sunday is for church|church on sunday|church on sundays|sundays are for god|sunday is the lord s day|שומר שבת|שומרת שבת|שומרי שבת|שבת קדושה|דתי שומר|respecte le shabbat|respecte le sabbat|observe le shabbat|pratique le shabbat|le dimanche c est la messe|messe le dimanche|dimanche a la messe|le dimanche est sacre|guardo el sabado|guardo el sabbat|respeto el sabado|los domingos voy a misa|misa los domingos|misa el domingo|domingo es del senor|domingo es sagrado|guardo o sabado|guardamos o sabado|respeito o sabado|domingo e da igreja|domingo e de deus|domingo e dia de culto|culto no domingo|missa no domingo',
    denied:
      'weekends|weekend|saturday|saturdays|sunday|sundays|shabbat|סופי שבוע|סופש|שבת|week end|weekend|samedi|samedis|dimanche|dimanches|fines de semana|fin de semana|sabado|sabados|domingo|domingos|fins de semana|fim de semana',
  },
  standing: {
    said: 'seated only|only seated|seated work only|only seated work|seulement assis|seulement assise|uniquement assis|uniquement assise|apenas sentada|apenas sentado|can t stand for long|cannot stand for long|can not stand long|can t walk far|cannot walk far|wheelchair|on crutches|כיסא גלגלים|קשה לי לעמוד|קשה לי ללכת|fauteuil roulant|du mal a marcher|du mal a rester debout|silla de ruedas|me cuesta caminar|me cuesta andar|me cuesta estar de pie|cadeira de rodas|dificuldade para andar|nao posso ficar em pe|crutches|on crutches|walking stick|walking frame|bad hip|bad hips|bad knees|hip replacement|need to sit|have to sit|must sit|sitting only|only sitting|tire quickly|קביים|הליכון|מקל הליכה|רק בישיבה|לשבת כל הזמן|bequilles|deambulateur|besoin d etre assis|besoin d etre assise|rester assis|rester assise|assis seulement|fatigue vite|muletas|andador|necesito estar sentado|necesito estar sentada|solo sentado|solo sentada|me canso pronto|preciso ficar sentado|preciso ficar sentada|so sentado|so sentada|canso rapido|bengala',
    denied:
      'standing|stand for long|on my feet|walking|walk far|stairs|לעמוד|עמידה|ללכת הרבה|מדרגות|debout|marcher|escaliers|de pie|estar de pie|caminar|andar mucho|escaleras|em pe|caminhar|andar muito|escadas|my feet|my legs|לעמוד הרבה|עומדת הרבה|עומד הרבה|עומדת שעות|עומד שעות|longtemps debout|station debout|mucho rato de pie|muito tempo em pe|subir escadas|subir escaleras',
  },
  phone: {
    said: 'hate the phone|hate phone calls|hard of hearing|deaf|i stammer|i stutter|שונא טלפון|שונאת טלפון|כבד שמיעה|כבדת שמיעה|חירש|חירשת|מגמגם|מגמגמת|malentendant|malentendante|sourd|sourde|je begaie|sordo|sorda|tartamudeo|surdo|surda|eu gaguejo|phone anxiety|phone phobia|טלפונופוביה|חרדה מטלפון|phobie du telephone|fobia al telefono|fobia de telefone',
    denied:
      'calls|call|phone|phones|phone calls|telephone|by phone|video calls|טלפון|טלפונים|בטלפון|שיחות|להתקשר|telephone|telephoner|au telephone|appels|coups de fil|visio|telefono|llamadas|llamar|videollamadas|telefone|telefonemas|ligacoes|ligar|chamadas|videochamadas',
  },
  homes: {
    said: '',
    denied:
      'strangers homes|other people s homes|people s houses|house calls|in person|בתים של זרים|בתים של אנשים|אצל אנשים|פנים אל פנים|chez les gens|chez des inconnus|a domicile|casas de desconocidos|casas ajenas|a domicilio|en persona|casa dos outros|casas de estranhos|em domicilio|pessoalmente',
  },
  cleaning: {
    said: '',
    denied:
      'cleaning|clean|housework|ניקיון|ניקיונות|לנקות|menage|nettoyage|nettoyer|limpieza|limpiar|limpiar casas|limpeza|limpar|faxina|faxinas',
  },
  alcohol: {
    said: '',
    denied: 'alcohol|wine|beer|drinks|אלכוהול|יין|בירה|alcool|vin|biere|alcohol|vino|cerveza|alcool|vinho|cerveja',
  },
  writing: {
    said: 'dyslexic|dyslexia|hard for me to write|דיסלקציה|דיסלקטי|דיסלקטית|קשה לי לכתוב|dyslexique|dyslexie|du mal a ecrire|dislexia|dislexico|dislexica|me cuesta escribir|dislexia|dislexico|dislexica|dificuldade para escrever',
    denied:
      'writing|write|typing|paperwork|כתיבה|לכתוב|הקלדה|ecrire|ecriture|paperasse|escribir|escritura|papeleo|escrever|escrita|digitar|papelada',
  },
  reading: {
    said: 'I do not write|I never write|can not spell a word|לא כותב|לא כותבת|אינני כותב|אינני כותבת|n ecris pas|ecris pas|n ecris jamais|ecris jamais|no escribo|nunca escribo|nao escrevo|nunca escrevo|can not read|can not write|can’t read|can’t write|don’t know how to read|don’t know how to write|don’t read or write|didn’t learn to read|didn’t learn to write|never learned to read|never learnt to read|never learned to write|never learnt to write|never did learn to read|never did learn to write|did not learn to read|did not learn to write|never learned my letters|never learnt my letters|nobody taught me to read|never taught to read|do not know how to read|do not know how to write|do not read or write|not able to read|unable to read|barely read|hardly read|can only sign my name|illiterate|struggle to read|struggle with reading|not good at reading|no good at reading|hard for me to read|לא יודע לקרוא|לא יודעת לקרוא|לא יודע לכתוב|לא יודעת לכתוב|לא למדתי לקרוא|לא למדתי לכתוב|לא קורא ולא כותב|לא קוראת ולא כותבת|לא יודע קרוא וכתוב|לא יודעת קרוא וכתוב|לא קורא וכותב|לא קוראת וכותבת|אנאלפבית|אנאלפביתית|קשה לי לקרוא|מתקשה לקרוא|מתקשה בקריאה|ne sais pas lire|sais pas lire|ne sais ni lire|sais ni lire|ni lire ni ecrire|ne sais pas ecrire|sais pas ecrire|pas appris a lire|pas appris a ecrire|jamais appris a lire|jamais appris a ecrire|jamais su lire|illettre|illettree|analphabete|mal a lire|je lis mal|lis tres mal|lis a peine|no se leer|no se escribir|no aprendi a leer|nunca aprendi a leer|no aprendi a escribir|nunca aprendi a escribir|no pude aprender a leer|analfabeta|analfabeto|ni leer ni escribir|leer ni escribir|no leo bien|leo mal|no leo ni escribo|me cuesta leer|apenas se leer|casi no se leer|nao sei ler|nao sei escrever|nao aprendi a ler|nunca aprendi a ler|nao aprendi a escrever|nunca aprendi a escrever|nem ler nem escrever|ler nem escrever|leio mal|mal sei ler|quase nao sei ler|nao leio bem|nao leio nem escrevo|sem saber ler|so sei assinar|so assino meu nome|so assino o nome|dificuldade para ler|dificuldade de ler|dificuldade em ler',
    denied: '',
  },
  'social-media': {
    said: '',
    denied:
      'social media|social networks|facebook|instagram|tiktok|רשתות חברתיות|פייסבוק|אינסטגרם|טיקטוק|reseaux sociaux|reseaux|redes sociales|redes|redes sociais',
  },
  internet: {
    said: 'no smartphone|nul en internet|nulle en internet|no good with computers|not good with computers',
    denied:
      'internet|smartphone|online|websites|website|computers|computer|אינטרנט|סמארטפון|מחשבים|מחשב|אונליין|en ligne|informatique|ordinateur|sites|ordenador|computadora|computadoras|por internet|computador|computadores|informatica',
  },
  'frail-people': {
    said: '',
    denied:
      'elderly|old people|the sick|caring for people|care work|קשישים|זקנים|חולים|סיעוד|personnes agees|malades|ancianos|mayores|enfermos|idosos|doentes',
  },
  dust: { said: '', denied: '' },
  outdoors: { said: '', denied: '' },
  crowds: { said: '', denied: '' },
  mornings: { said: '', denied: '' },
};

/**
 * How a text asks for what somebody may have ruled out, all five languages together: a check behind the catalogue's
 * own `needs`, for what stands in a sentence only.
 */
export const askLexicon: Partial<Record<Need, string>> = {
  dust: 'dust|sawdust|sanding|sand down|varnish|solvent|solvents|fumes|smoke|אבק|נסורת|שיוף|לשייף|לכה|עשן|poussiere|sciure|poncer|poncage|vernis|solvants|fumee|polvo|serrin|lijar|lijado|barniz|humo|po|poeira|serragem|lixar|verniz|fumaca',
  outdoors:
    'outdoors|in the park|in the open|allotment|allotments|בחוץ|בפארק|בשטח|en plein air|dehors|au parc|al aire libre|en el parque|ao ar livre|no parque',
  crowds:
    'fair|fairs|crowd|festival|festivals|יריד|ירידים|פסטיבל|קהל|foire|foires|feria|ferias|festivales|multidao|festivais',
  mornings: 'morning|mornings|בבוקר|בקרים|le matin|matins|matinee|matinees|por la manana|mananas|de manha|manhas',
  phone:
    'phone call|phone calls|telephone|phone talk|phone talks|by phone|over the phone|video call|video calls|ring up|call them|call him|call her|call two|call three|call five|call ten|טלפון|בטלפון|להתקשר|שיחת טלפון|שיחות טלפון|שיחת וידאו|שיחות וידאו|בווידאו|appel telephonique|appels telephoniques|telephoner|appeler|par telephone|au telephone|coup de fil|coups de fil|visio|llamada|llamadas|llamar|por telefono|videollamada|videollamadas|ligacao|ligacoes|ligar|telefonema|telefonemas|telefonar|por telefone|pelo telefone|videochamada|videochamadas',
  car: 'your car|by car|your van|drive|driving|ברכב|ברכבך|לנהוג|נהיגה|הסעות|voiture|en voiture|conduire|camionnette|en coche|tu coche|tu carro|conducir|manejar|furgoneta|camioneta|de carro|seu carro|dirigir|conduzir|furgao',
  'physical-work':
    'lift|lifting|carry|carrying|haul|hauling|furniture|heavy|לסחוב|סחיבה|להרים|רהיט|רהיטים|ספה|porter des|portage|meuble|meubles|demenagement|demenager|lourd|lourds|lourde|lourdes|cargar|mueble|muebles|mudanza|mudanzas|bultos|pesado|pesados|carregar|movel|moveis|mudanca|mudancas|pesada|pesadas|sacks|wheelbarrow|dig|digging|shovel|שקים|מריצה|לחפור|sacs de|brouette|creuser|sacos|carretilla|cavar|carrinho de mao',
  standing:
    'walk|walks|walking|gardening|stairs|climb|standing|הליכה|הליכות|לצעוד|גינון|מדרגות|promenade|promenades|balade|balades|marche a pied|jardinage|debout|paseo|paseos|caminata|caminatas|jardineria|de pie|caminhada|caminhadas|passeio|passeios|jardinagem|em pe|ladder|ladders|hike|hikes|hiking|on your feet|סולם|מסלול הליכה|echelle|randonnee|randonnees|escalera|senderismo|excursion|excursiones|escada|trilha|trilhas',
  homes:
    'visit|visits|in person|on the street|at their door|at their home|sit beside|ביקור|ביקורים|פנים אל פנים|ברחוב|visite|visites|sur place|chez les gens|chez eux|chez le client|chez la cliente|dans la rue|visita|visitas|en persona|presencial|en la calle|a domicilio|pessoalmente|na rua|em domicilio|house call|house calls|home visit|home visits|in their kitchen|at their kitchen table|בבית הלקוח|בבתי הלקוחות|אצל הלקוח|בית הלקוח|a domicile|chez l habitant|dans leur cuisine|en casa del cliente|en su cocina|na casa do cliente|na cozinha deles',
  cleaning: 'clean|cleaning|cleaned|ניקיון|לנקות|menage|nettoyer|nettoyage|limpieza|limpiar|limpeza|limpar|faxina',
  alcohol:
    'wine|beer|cocktail|cocktails|spirits|יין|בירה|קוקטייל|vin|vins|biere|bieres|cocktails|vino|vinos|cerveza|vinho|vinhos|cerveja|whisky|gin|rum|liqueur|liqueurs|brewing|ויסקי|ליקר|קוקטיילים|בירות|יינות|rhum|aperitif|licor|licores|ron|cervezas|cocteles|cachaca|cervejas|coqueteis|drinques|moonshine|vodka|brandy|schnapps|grappa|home brew|homebrew|pub|pubs|פאב|פאבים|bares|brewer|brewers|vodkas|ערק|וודקה|קוניאק|gnole|eau de vie|eaux de vie|brasseur|brasseurs|brassin|brassins|aguardiente|aguardientes|tequila|mezcal|pisco|orujo|cervecero|cerveceros|cerveceras|pinga caseira|aguardente|aguardentes|alambique|cervejeiro|cervejeiros',
  animals:
    'dog|dogs|cat|cats|rabbit|rabbits|כלב|כלבים|חתול|חתולים|chien|chiens|chats|votre chat|animaux|perro|perros|gato|gatos|mascota|mascotas|cachorro|cachorros|caes|pet|pets|horse|horses|donkey|donkeys|בעלי חיים|חיות מחמד|סוס|סוסים|חמור|חמורים|cheval|chevaux|anes|caballo|caballos|burros|cavalo|cavalos|bichos|jumentos',
  children:
    'child|children|kid|kids|baby|babies|schoolchild|schoolchildren|ילד|ילדים|תינוק|תינוקות|enfant|enfants|bebe|bebes|nino|ninos|nina|ninas|crianca|criancas|toddler|toddlers|pupil|pupils|nursery|nurseries|kindergarten|primary school|primary schools|holiday club|holiday clubs|פעוט|פעוטות|קייטנה|קייטנות|גן ילדים|גני ילדים|בתי ספר יסודיים|ecolier|ecoliers|creche|creches|maternelle|maternelles|ecole primaire|ecoles primaires|centres de loisirs|tout petits|escolares|guarderia|guarderias|escuela primaria|escuelas primarias|campamentos urbanos|colonia de ferias|colonias de ferias|criancada',
  'social-media':
    'social media|social post|social posts|instagram|facebook|tiktok|אינסטגרם|פייסבוק|רשתות חברתיות|reseaux sociaux|redes sociales|redes sociais|youtube|linkedin|reels|followers|יוטיוב|לינקדאין|עוקבים|טיקטוק|seguidores',
  internet:
    'smartphone|online|website|internet|web page|spreadsheet|computer|סמארטפון|אינטרנט|אתר|אונליין|מחשב|גיליון|en ligne|site web|ordinateur|tableur|en linea|pagina web|ordenador|computadora|hoja de calculo|on line|site|computador|planilha|email|emails|e mail|e mails|app|apps|whatsapp|web|webinar|webinars|video call|video calls|blog|newsletter|newsletters|מייל|מיילים|אפליקציה|אפליקציות|ווטסאפ|וואטסאפ|בלוג|ניוזלטר|שיחת וידאו|שיחות וידאו|courriel|courriels|mail|mails|appli|blog|infolettre|visio|correo electronico|correos electronicos|videollamada|videollamadas|aplicativo|aplicativos|videochamada|videochamadas',
  computer:
    'computer|spreadsheet|website|video call|מחשב|גיליון|ordinateur|tableur|computadora|ordenador|hoja de calculo|pagina web|computador|planilha|laptop|excel|slides|אקסל|מצגת|מצגות|שיחת וידאו|שיחות וידאו|לפטופ|diaporama|tableurs|visio|portatil|hojas de calculo|videollamada|videollamadas|planilhas|notebook|videochamada|videochamadas',
  writing:
    'write a letter|letters|transcripts|typing|כתיבת|לכתוב מכתב|תמלול|הקלדה|redaction|transcription|redactar|transcribir|redacao|transcricao',
  evenings:
    'evening|evenings|at night|ערב|ערבים|בערב|soir|soirs|soiree|soirees|noche|noches|noite|noites|night|nights|לילה|לילות|בלילה|nuit|nuits',
  weekends:
    'saturday|saturdays|sunday|sundays|weekend|weekends|שבת|סוף שבוע|samedi|samedis|dimanche|dimanches|week end|sabado|sabados|domingo|domingos|fin de semana|fim de semana|סופי שבוע|שבתות|בשבת|סופש|fines de semana|fins de semana',
  'camera-or-stage':
    'on camera|on stage|in front of a camera|film yourself|before an audience|מול מצלמה|על במה|מול קהל|להצטלם|face camera|devant la camera|sur scene|devant un public|se filmer|ante la camara|frente a la camara|en escena|ante el publico|grabarse|diante da camera|no palco|diante do publico|se filmar',
  'frail-people':
    'frail|dementia|bedridden|care home|care homes|nursing home|nursing homes|סיעודי|סיעודיים|דמנציה|בית אבות|בתי אבות|personnes dependantes|alzheimer|ehpad|maison de retraite|maisons de retraite|dependientes|residencia de mayores|residencias de mayores|encamados|acamados|casa de repouso|casas de repouso|lar de idosos|lares de idosos',
  'cold-contact':
    'cold call|cold calls|door to door|knock on doors|דלת לדלת|לדפוק בדלתות|שיחות קרות|porte a porte|demarcher|frapper aux portes|puerta a puerta|tocar puertas|porta a porta|bater de porta em porta',
};

/** Words that keep the work at a screen, or away from it. */
export const placeLexicon = {
  onlineOnly:
    'online only|only online|remote only|only remote|remotely only|fully remote|can t travel|cannot travel|can t get around|רק אונליין|אונליין בלבד|רק מרחוק|מרחוק בלבד|רק באינטרנט|uniquement en ligne|seulement en ligne|en ligne uniquement|en ligne seulement|uniquement a distance|seulement a distance|ne peux pas me deplacer|peux pas me deplacer|ne peux pas sortir|solo en linea|solo online|online solamente|unicamente online|solo a distancia|solo por internet|no puedo desplazarme|so online|somente online|apenas online|online somente|so pela internet|nao posso me deslocar|nao me posso deslocar|a distancia somente|somente a distancia',
  homeOnly:
    'only from home|from home only|work from home|working from home|cannot leave home|can t leave home|can not leave home|can not leave the house|housebound|רק מהבית|עבודה מהבית|לעבוד מהבית|לא יכולה לצאת מהבית|לא יכול לצאת מהבית|depuis chez moi|de chez moi|desde casa|no puedo salir de casa|nao posso sair de casa|de casa|רק בבית|en casa solamente|solo en mi casa|so em casa|uniquement a la maison|never leave the house|never leave the flat|don t leave the house|do not leave the house|can t leave the house|can not go out|can t go out|stuck at home|tied to the house|לא יוצאת מהבית|לא יוצא מהבית|לא יכולה לצאת|לא יכול לצאת|מרותקת לבית|מרותק לבית|רק מהמיטה|ne sors pas de chez moi|ne sors plus|ne quitte pas la maison|ne peux pas quitter la maison|clouee au lit|cloue au lit|coincee a la maison|coince a la maison|no salgo de casa|sin salir de casa|no puedo salir|atada a la casa|atado a la casa|nao saio de casa|sem sair de casa|nao posso sair|presa em casa|preso em casa',
  localOnly:
    'in person only|only in person|only local|local only|face to face only|offline only|רק פנים אל פנים|רק מקומי|רק באזור|uniquement sur place|seulement sur place|uniquement en personne|uniquement local|solo presencial|solo en persona|solo local|so presencial|somente presencial|apenas presencial|so local',
  online:
    'online|remote|remotely|internet|אונליין|מרחוק|באינטרנט|אינטרנט|en ligne|a distance|internet|en linea|a distancia|remoto|pela internet',
  local:
    'in person|local|locally|face to face|פנים אל פנים|מקומי|sur place|en personne|presencial|en persona|pessoalmente|meet people|meeting people|meet clients|meet customers|meet anyone|לפגוש אנשים|rencontrer des gens|rencontrer les clients|en face a face|quedar con gente|ver gente|cara a cara|salir de casa|sair de casa|sortir de chez moi|sortir de la maison|לצאת מהבית|get out of the house|encontrar gente|encontrar pessoas|ver gente|leave the house|leave the flat|go outside|customers in front of me|clients in front of me|see customers|לקוחות מולי|לראות לקוחות|לפגוש לקוחות|clients en face|clients devant moi|voir des clients|rencontrer du monde|clientes delante|clientes enfrente|ver clientes|tener clientes enfrente|clientes na minha frente|cliente na minha frente',
} as const;

/** Aids that name a condition and that one can make, word by word. */
export const makeable =
  'stick|cane|crutch|crutche|wheelchair|walker|prosthesis|canne|bequille|fauteuil|baston|bastone|muleta|silla|bengala|cadeira|מקל|מקלות|קביים|הליכון|כיסא|כסא';

/** What may follow on “I can't read”: before anything else it says what can't be read (“music”, “small print”). */
export const readingGoesOn =
  'or|nor|and|so|too|that|muy|tan|tres|trop|beaucoup|tao|well|properly|much|very|at|anything|either|ni|et|ou|bien|correctement|vraiment|du|y|o|mucho|nada|nem|e|bem|direito|muito|לכתוב|כתוב|או|טוב|היטב|בכלל';
