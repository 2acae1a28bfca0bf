import type { Flaw } from '../../catalogue/shared-schema.ts';

/** Words that give away an idea with a blocking risk, all five languages together; phrases are separated by bars. */
export const flawLexicon: Record<Flaw, string> = {
  illegal:
    'drugs|sell weed|cocaine|weapons|guns|stolen|counterfeit money|fake documents|fake id|fake reviews|hacking accounts|hack accounts|phishing|scam|launder|laundering|smuggling|' +
    'סמים|קוקאין|נשק|גנוב|כסף מזויף|מסמכים מזויפים|ביקורות מזויפות|פריצה לחשבונות|הונאה|הלבנת הון|הברחה|' +
    'drogue|drogues|cocaine|armes|vole|voles|faux papiers|faux avis|fausse monnaie|piratage de comptes|arnaque|blanchiment|contrebande|' +
    'drogas|cocaina|armas|robado|robados|documentos falsos|resenas falsas|dinero falso|hackear cuentas|estafa|blanqueo|lavado de dinero|contrabando|' +
    'roubado|roubados|avaliacoes falsas|dinheiro falso|hackear contas|golpe|lavagem de dinheiro',
  trading:
    'crypto|bitcoin|forex|day trading|trading bot|trading|stocks|nft|options trading|' +
    'קריפטו|ביטקוין|פורקס|מסחר יומי|מסחר במניות|בורסה|מניות|' +
    'cryptomonnaie|crypto monnaie|bourse|actions en bourse|criptomonedas|cripto|bolsa|acciones en bolsa|criptomoedas|day trade|bolsa de valores',
  'network-selling':
    'mlm|multi level|network marketing|pyramid|recruit people|recruit others|downline|herbalife|' +
    'שיווק רשתי|רב שכבתי|פירמידה|לגייס אנשים|' +
    'marketing de reseau|vente multiniveau|pyramidal|recruter des gens|parrainer|marketing multinivel|multinivel|piramidal|piramide|reclutar|marketing de rede|recrutar',
  gambling:
    'betting|casino|gambling|poker|lottery|sports bets|slot machines|' +
    'הימורים|קזינו|פוקר|הגרלות|לוטו|paris sportifs|casino|jeux d argent|loterie|apuestas|juego de azar|loteria|apostas|jogo do bicho|bets|cassino',
  dropshipping: 'dropshipping|drop shipping|dropship|aliexpress|דרופשיפינג|עליאקספרס|עלי אקספרס|dropshiping',
  health:
    'cure|heal diseases|diagnose|medical advice|therapy|therapist|psychotherapy|treat patients|prescribe|treat depression|medicine|medicines|injections|botox|' +
    'לרפא|ריפוי|אבחון|ייעוץ רפואי|טיפול נפשי|פסיכותרפיה|תרופות|מטפל|מטפלת|בוטוקס|הזרקות|' +
    'guerir|diagnostiquer|conseils medicaux|therapie|therapeute|psychotherapie|medicaments|soigner des malades|curar|diagnosticar|consejo medico|terapia|terapeuta|psicoterapia|medicamentos|tratar pacientes|conselho medico|tratar depressao|remedios',
  'law-and-money-advice':
    'legal advice|investment advice|tax advice|financial advice|financial advisor|manage people money|loans|lend money|insurance broker|' +
    'ייעוץ משפטי|ייעוץ השקעות|ייעוץ מס|ייעוץ פיננסי|הלוואות|לנהל כסף|' +
    'conseil juridique|conseils juridiques|conseil en investissement|conseil fiscal|conseiller financier|conseils financiers|prets|asesoria legal|asesoria juridica|asesoria fiscal|asesor financiero|asesoria financiera|asesoria de inversiones|prestamos|consultoria juridica|assessoria juridica|consultor financeiro|consultoria financeira|assessoria de investimentos|emprestimos',
  'food-rules':
    'homemade food|home cooked|home made food|sell food|selling food|sell cakes|bakery|catering|meal delivery|meals from home|supper club|food truck|sell jam|baking|dog treats|' +
    'אוכל ביתי|למכור אוכל|למכור עוגות|קייטרינג|מאפייה|ארוחות ביתיות|פודטראק|משאית אוכל|ריבות|אפייה|חטיפים לכלבים|' +
    'plats maison|vendre des gateaux|vendre des plats|vendre de la nourriture|traiteur|boulangerie|food truck|confitures|repas a domicile|comida casera|vender comida|vender tartas|vender pasteles|catering|panaderia|reposteria|mermeladas|comida caseira|vender bolos|marmitas|vender marmita|buffet|confeitaria|geleias|padaria',
  'copied-brand':
    'replica|replicas|fake nike|fake gucci|knock off|knockoff|disney|marvel|pokemon|copy designs|copied designs|pirated|download and sell|harry potter|nike|gucci|' +
    'חיקוי|חיקויים|העתקים|דיסני|מארוול|פוקימון|פיראטי|עיצובים של אחרים|' +
    'contrefacon|imitation de marque|copies de marque|pirate|imitaciones|replicas de marca|copias de marca|pirateado|falsificado|falsificados|pirataria|copias de marcas',
  platform:
    'marketplace|platform connecting|platform that connects|social network|dating app|uber for|airbnb for|tinder for|like facebook|like uber|like airbnb|next facebook|connects buyers|' +
    'רשת חברתית|פלטפורמה שמחברת|פלטפורמה|אפליקציית היכרויות|אובר של|כמו פייסבוק|כמו אובר|שוק מקוון|' +
    'reseau social|place de marche|plateforme qui met en relation|plateforme|application de rencontre|le uber|comme facebook|comme uber|red social|plataforma que conecta|plataforma|aplicacion de citas|el uber de|como uber|como facebook|rede social|plataforma que liga|aplicativo de namoro|o uber de|app de namoro',
  'big-build':
    'mobile app|build an app|an app|app that|apps|software|video game|saas|artificial intelligence app|ai app|startup|' +
    'אפליקציה|אפליקציית|לפתח תוכנה|תוכנה|משחק וידאו|סטארטאפ|סטארט אפ|' +
    'application mobile|une application|une appli|logiciel|jeu video|aplicacion movil|una aplicacion|una app|videojuego|aplicativo|um app|programa de computador|jogo eletronico|videogame',
  'big-capital':
    'restaurant|hotel|cafe|coffee shop|bar|nightclub|gym|factory|franchise|supermarket|airline|brewery|clothing store|open a shop|open a store|farm|' +
    'מסעדה|מלון|בית קפה|פאב|מועדון|חדר כושר|מפעל|זכיינות|סופרמרקט|מבשלה|לפתוח חנות|חנות בגדים|' +
    'restaurant|hotel|cafeteria|bar|boite de nuit|salle de sport|usine|franchise|supermarche|brasserie|ouvrir une boutique|ouvrir un magasin|restaurante|cafeteria|discoteca|gimnasio|fabrica|franquicia|supermercado|cerveceria|abrir una tienda|abrir un bar|academia|franquia|cervejaria|abrir uma loja|abrir um bar|lanchonete',
  'passive-income':
    'passive income|get rich|make money while i sleep|money while sleeping|no work|easy money|fast money|quick money|without working|' +
    'הכנסה פסיבית|כסף קל|להתעשר|בלי לעבוד|כסף מהיר|' +
    'revenu passif|revenus passifs|argent facile|devenir riche|sans travailler|ingresos pasivos|dinero facil|hacerme rico|sin trabajar|dinero rapido|renda passiva|dinheiro facil|ficar rico|sem trabalhar|dinheiro rapido',
  everyone:
    'everyone|everybody|anyone|for all people|all people|the whole world|' +
    'לכולם|כל אחד|כולם|כל העולם|לכל העולם|tout le monde|pour tous|monde entier|todo el mundo|para todos|todas las personas|mundo entero|todo mundo|todas as pessoas|mundo inteiro',
};
