import type { Flaw } from '../catalogue/shared-schema.ts';

/**
 * Words that give away an idea with a blocking risk, all five languages together, folded; phrases are separated by
 * bars. `*` ends a word anyhow, ` ~ ` leaves room for up to four words; plurals and Hebrew prefixes are met anyway.
 */
export const flawLexicon: Record<Flaw, string> = {
  illegal:
    'sell* ~ reviews|five star reviews|buy ~ reviews|sell* ~ followers|למכור ~ ביקורות|למכור ~ עוקבים|vendre ~ avis|vendre ~ abonnes|vender ~ resenas|vender ~ seguidores|certificados falsos|falsificar|vender ~ avaliacoes|sell ~ drugs|drug dealing|weed|cannabis|cocaine|weapons|sell ~ guns|stolen|counterfeit money|fake ~ document|fake id|fake passport*|fake diploma*|fake certificate*|fake review*|hack* ~ account|phishing|run ~ scam|scam people|launder*|smuggl*|' +
    'סמים|קנאביס|קוקאין|כלי נשק|נשק|גנוב*|כסף מזויף|מסמכים מזויפים|תעודות מזויפות|ביקורות מזויפות|פריצה לחשבונות|לפרוץ ~ חשבונות|לרמות|הלבנת הון|הברח*|' +
    'vendre ~ drogue|drogue|cannabis|cocaine|vendre ~ armes|armes a feu|objets voles|velos voles|telephones voles|marchandise volee|faux papiers|faux documents|faux diplomes|faux avis|fausse monnaie|pirat* ~ comptes|arnaqu*|blanchiment|contrebande|' +
    'drogas|marihuana|cocaina|vender armas|robad*|documentos falsos|titulos falsos|resenas falsas|dinero falso|hackear|estafar|blanqueo|lavado de dinero|contrabando|' +
    'maconha|roubad*|diplomas falsos|avaliacoes falsas|dinheiro falso|golpe do pix|aplicar golpe|lavagem de dinheiro',
  trading:
    'crypto*|bitcoin|ethereum|forex|day trad*|trading bot|trading signal|stock trading|online trading|options trading|stock market|trade stocks|invest in stocks|nft|' +
    'קריפטו*|ביטקוין|פורקס|מסחר יומי|מסחר במניות|לסחור|בורסה|מניות|' +
    'cryptos|du trading|de trading|faire du trading|trader|bourse en ligne|avec la bourse|en bourse|marche boursier|' +
    'cripto*|hacer trading|de trading|invertir en bolsa|invertir en la bolsa|en la bolsa de|bolsa de valores|acciones en bolsa|dinero en la bolsa|' +
    'fazer trading|day trade|operar na bolsa|investir na bolsa|ganhar na bolsa|acoes na bolsa',
  'network-selling':
    'mlm|multi level|multilevel|network marketing|pyramid scheme|pyramid selling|recruit* ~ recruit*|recruit* friends|recruit* people|recruit* others|recruit* sellers|downline|herbalife|' +
    'שיווק רשתי|רב שכבתי|שיטת פירמידה|עסק פירמידה|פירמידה|לגייס ~ חברים|לגייס ~ אנשים|לגייס ~ מוכרים|שיגייסו|' +
    'marketing de reseau|vente multiniveau|multiniveaux|pyramidal*|recrut* ~ amis|recrut* ~ vendeurs|recrut* des gens|recrut* ~ recrut*|' +
    'marketing multinivel|multinivel|piramidal*|esquema piramide|reclut* ~ amigos|reclut* ~ personas|reclut* ~ gente|reclut* ~ reclut*|' +
    'marketing de rede|piramide financeira|recrut* ~ amigos|recrut* ~ pessoas',
  gambling:
    'betting|sports bet|casino|gambl*|poker|lottery|slot machine|' +
    'הימור*|קזינו|פוקר|לוטו|טוטו|' +
    'paris sportifs|paris ~ foot*|jeux d argent|loterie|' +
    'apuesta*|juegos de azar|juego de azar|loteria|' +
    'aposta*|jogo do bicho|jogos de azar|cassino',
  dropshipping: 'drop ship*|dropship*|aliexpress|temu|דרופשיפינג|עליאקספרס|עלי אקספרס|דרופ שיפינג',
  health:
    'cure* ~ disease|cure* ~ cancer|cure* ~ illness*|cure* ~ anxiety|cure* ~ depression|heal*ing ~ pain|heal ~ pain|heal disease|heal* ~ disease|heal* ~ injur*|heal people|healing sessions|diagnose ~ patient*|diagnose ~ disease|diagnose ~ illness*|medical advice|therapy|therapist|psychotherap*|treat* ~ patients|treat* ~ pain|treat* ~ depression|treat* ~ anxiety|treat* ~ disease|treat* ~ trauma|prescrib*|sell medicine|medicines that|injections|botox|supplement* ~ cure*|supplement* ~ heal*|diabetes diet|reverse diabetes|detox ~ cure*|' +
    'לרפא|ריפוי|מרפא|אבחון רפואי|ייעוץ רפואי|טיפול נפשי|טיפול רגשי|טיפול רפואי|פסיכותרפיה|לטפל ~ כאב*|לטפל ~ דיכאון|לטפל ~ חרד*|לטפל ~ מחל*|למכור תרופות|תוספי תזונה|מטפל נפשי|מטפלת נפשית|בוטוקס|הזרקות|' +
    'guer*|diagnostic medical|conseils medicaux|therapie*|therapeute|psychotherap*|soigner ~ malad*|soigner ~ douleur|soigner ~ mal de dos|soigner ~ le dos|soigner ~ depression|soigner ~ anxiete|soigner ~ stress|vendre ~ medicaments|injections|piqures|soins infirmiers|prises de sang|complements alimentaires|' +
    'curar ~ dolor|curar ~ enfermedad*|curar ~ ansiedad|curar ~ depresion|curar ~ cancer|curar a|consejo* medico|terapia|terapeuta|psicoterap*|tratar ~ dolor|tratar ~ pacientes|tratar ~ depresion|tratar ~ ansiedad|tratar ~ enfermedad*|vender ~ medicamentos|suplementos|inyecciones|cuidados de enfermeria|servicios de enfermeria|' +
    'curar ~ dor|curar ~ doenca*|curar ~ ansiedade|curar ~ depressao|curam|conselho* medico|tratar ~ dor|tratar ~ depressao|tratar ~ ansiedade|tratar ~ doenca*|vender ~ remedios|remedios que|injecoes|cuidados de enfermagem|servicos de enfermagem|curativos',
  'law-and-money-advice':
    'legal advice|legal advis*|investment advi*|invest* people s money|tax advi*|tax ~ advice|tax return ~ for|tax consult*|financial advi*|manage ~ money for|manage ~ people s money|give loans|give ~ loans|lend money|lending money|money lend*|insurance broker|' +
    'ייעוץ משפטי|ייעוץ השקעות|ייעוץ מס|ייעוץ פיננסי|ייעוץ פנסיוני|יועץ השקעות|יועץ מס|לתת הלוואות|מתן הלוואות|לנהל ~ כסף|' +
    'conseil* juridique|conseil en investissement|conseil* en placement*|conseil* ~ investissement|conseil* fiscal|conseil* fiscaux|conseiller financier|conseil* financier|accorder des prets|preter de l argent|' +
    'asesoria legal|asesor* juridic*|asesor* fiscal*|asesor* financier*|asesor* de inversion*|consejo* legal*|consejo* fiscal*|dar prestamos|prestar dinero|' +
    'consultoria juridica|assessoria juridica|consult* financeir*|consultoria de impostos|consultoria tributaria|assessoria de investimento|consultoria de investimento|consultoria ~ investimento|dar emprestimos|emprestar dinheiro',
  cheating:
    'write essays for|writing essays for|essays for students|write ~ essays|write ~ thesis|theses for|do ~ homework for|homework for students|write ~ assignments|assignments for students|take exams for|exams for students|exam answers|sell ~ answers|term paper|' +
    'לכתוב עבודות|כתיבת עבודות|לכתוב ~ תזה|לעשות ~ שיעורי בית ל*|להיבחן במקום|תשובות למבחנים|עבודות לסטודנטים|סמינריונים|' +
    'rediger des devoirs|faire les devoirs des|ecrire ~ memoires|rediger ~ memoires|rediger ~ devoirs|memoires pour ~ etudiants|dissertations pour|passer ~ examens ~ place|passer ~ examens pour|reponses ~ examens|' +
    'escribir ~ trabajos para|hacer ~ trabajos para estudiantes|trabajos universitarios|hacer ~ tesis|escribir ~ tesis|hacer ~ deberes de|examenes por otr*|examenes por ti|examenes por ell*|examenes por ~ alumn*|examenes por ~ estudiante*|hacer ~ examenes por|presentar ~ examenes por|rendir ~ examenes por|respuestas de examenes|' +
    'fazer ~ tcc|escrever ~ tcc|trabalhos para estudantes|trabalhos de faculdade|trabalhos academicos|fazer ~ provas por|fazer ~ prova por|respostas de provas|escrever ~ monografia*',
  'regulated-trade':
    'electrical install*|electrical wiring|electrical work|electrical repair*|rewir*|install ~ sockets|fuse box*|install ~ gas|gas boiler|gas install*|gas fitting|gas pipe|repair ~ boiler|fix ~ wiring|house wiring|' +
    'עבודות חשמל|התקנות חשמל|התקנת חשמל|תיקוני חשמל|לתקן ~ חשמל|להתקין ~ חשמל|לוחות חשמל|לוח חשמל|להתקין ~ גז|התקנת גז|תיקוני גז|צנרת גז|' +
    'installation* electrique|travaux d electricite|depannage electrique|reparer ~ electricite|tableau electrique|chaudieres a gaz|chaudiere|installation* de gaz|installer ~ gaz|' +
    'instalacion* electrica*|trabajos de electricidad|reparaciones electricas|cuadro electrico|calderas de gas|instalacion* de gas|instalar ~ gas|' +
    'instalacao eletrica|instalacoes eletricas|servicos de eletricidade|reparos eletricos|quadro de luz|aquecedor a gas|aquecedores a gas|instalacao de gas|instalar ~ gas',
  'minding-children':
    'daycare|day care|home nursery|open a nursery|nursery at home|creche|kindergarten|look after ~ children at ~ home|mind ~ babies|babies at my home|toddlers at ~ home|' +
    'גן ילדים|פעוטון|משפחתון|מעון|לשמור על ~ תינוקות|לשמור על ~ ילדים בבית|' +
    'garderie|micro creche|garder ~ bebes|garder ~ enfants chez moi|jardin d enfants|' +
    'guarderia|cuidar ~ ninos en mi casa|cuidar ~ bebes|jardin infantil|' +
    'bercario|cuidar ~ criancas na minha casa|cuidar ~ criancas em casa|escolinha em casa',
  passengers:
    'drive ~ tourists|drive ~ around in my|conduire ~ touristes|transporter ~ touristes|promener ~ touristes en voiture|llevar ~ turistas|levar ~ turistas|taxi|airport rides|airport transfer*|drive people|driving people|rides for money|ride service|shuttle|minibus|transport ~ people|transport ~ passengers|drive ~ passengers|drive ~ children to school|drive ~ elderly|minivan rides|' +
    'מונית|מוניות|הסעות|הסעה|להסיע|נסיעות לשדה|' +
    'vtc|chauffeur prive|transport de personnes|transporter des gens|transporter ~ personnes|conduire des gens|navette*|trajets ~ aeroport|emmener ~ aeroport|' +
    'llevar ~ personas|llevar ~ gente|llevar ~ pasajeros|transporte de personas|transporte de pasajeros|traslados al aeropuerto|traslados|' +
    'levar ~ pessoas|levar ~ passageiros|transporte de pessoas|transporte de passageiros|corridas particulares|transporte escolar|van escolar|lotacao',
  'food-rules':
    'homemade food|home cooked|home made food|sell food|selling food|sell ~ cake|sell ~ cookies|sell ~ meals|sell ~ sandwich*|sandwich* from|from my kitchen|home kitchen|home bakery|bakery|catering|meal delivery|meals from home|supper club|food truck|sell ~ jam|baking|dog treat|' +
    'אוכל ביתי|למכור ~ אוכל|למכור ~ עוגות|למכור ~ כריכים|מהמטבח|מהמטבח שלי|קייטרינג|מאפייה|מאפים|ארוחות ביתיות|פודטראק|משאית אוכל|ריבות|אפייה|חטיפים לכלבים|' +
    'plats maison|vendre ~ gateau*|vendre ~ plats|vendre ~ nourriture|vendre ~ sandwich*|depuis ma cuisine|dans ma cuisine|traiteur|boulangerie|confitures|repas a domicile|' +
    'comida casera|vender ~ comida|vender ~ tartas|vender ~ pasteles|vender ~ bocadillos|desde mi cocina|en mi cocina|panaderia|reposteria|mermeladas|' +
    'comida caseira|vender ~ bolos|marmita*|vender ~ sanduiche|da minha cozinha|na minha cozinha|buffet|confeitaria|geleias|padaria|doces caseiros',
  'copied-brand':
    'replica*|fake ~ bag*|fake ~ shoes|fake ~ brand*|fake ~ watch*|fake nike|fake gucci|knock off*|knockoff*|counterfeit|disney|marvel|pokemon|copy designs|copied designs|pirated|download and sell|harry potter|nike|gucci|adidas|louis vuitton|rolex|club logos|team logos|football logos|star wars|' +
    'חיקוי*|זיופים|תיקים מזויפים|העתקים|דיסני|מארוול|פוקימון|פיראטי*|עיצובים של אחרים|' +
    'contrefacon*|faux sacs|fausses montres|imitation* de marque*|copies de marque*|logos de clubs|films pirates|' +
    'imitacion*|falsificad*|bolsos falsos|relojes falsos|copias de marca*|pirateado*|escudos de clubes|' +
    'bolsas falsas|relogios falsos|pirataria|pirata*|escudos de times|camisas de times',
  subletting:
    'rent ~ flat ~ let|rent ~ apartment* ~ let|rent ~ flat ~ tourist|rent ~ apartment* ~ tourist|rent ~ rooms ~ tourist|sublet*|sub let*|rental arbitrage|rent ~ flat ~ airbnb|rent ~ apartment* ~ airbnb|rent ~ flat ~ rent it|rent ~ apartment* ~ rent it|rent ~ rooms ~ again|' +
    'השכרת משנה|לשכור ~ דירה ~ להשכיר|לשכור ~ דירות ~ להשכיר|להשכיר ~ הלאה|' +
    'sous lou*|louer ~ appartement* ~ airbnb|louer ~ appartement* ~ relouer|relouer|' +
    'subarr*|subalquil*|realquil*|alquilar ~ piso ~ airbnb|alquilar ~ departamento ~ airbnb|' +
    'subloc*|sublug*|alugar ~ apartamento* ~ airbnb|alugar ~ apartamento* ~ alugar',
  'borrowed-money':
    'big loan|prendre ~ credit|prendre ~ pret|credit bancaire|אשראי|prestamo bancario|on credit|with credit|credit card*|take ~ loan|with a loan|bank loan|get a loan|borrow*|no savings|without savings|without any savings|mortgage|' +
    'באשראי|בהלוואה|הלוואה|לקחת הלוואה|בלי חסכונות|ללא חסכונות|' +
    'a credit|avec un credit|avec un pret|emprunt*|pret bancaire|sans economies|sans epargne|' +
    'a credito|con un prestamo|un prestamo|con prestamo|pedir prestado|sin ahorros|con tarjeta de credito|' +
    'no credito|com emprestimo|um emprestimo|emprestimo*|financiado|sem economias|cartao de credito|sem dinheiro guardado',
  platform:
    'a marketplace|online marketplace|marketplace for|marketplace where|build ~ marketplace|platform connecting|platform that|platform like|platform to connect|a platform|social network|dating app|uber for|airbnb for|tinder for|like facebook|like uber|like airbnb|like tinder|next facebook|connects buyers|' +
    'רשת חברתית|פלטפורמה|אפליקציית היכרויות|אובר של|כמו פייסבוק|כמו אובר|שוק מקוון|' +
    'reseau social|place de marche|plateforme|application de rencontre*|appli de rencontre*|le uber|comme facebook|comme uber|' +
    'red social|plataforma|aplicacion de citas|app de citas|el uber de|como uber|como facebook|' +
    'rede social|aplicativo de namoro|o uber de|app de namoro|tipo uber',
  'big-build':
    'mobile app|build ~ app|develop ~ app|an app|app that|app for|app like|make apps|build software|develop software|software that|video game|saas|artificial intelligence|ai app|ai startup|startup|' +
    'אפליקציה|אפליקציית|אפליקציות|לפתח ~ תוכנה|פיתוח תוכנה|משחק וידאו|משחק מחשב|סטארטאפ|סטארט אפ|בינה מלאכותית|' +
    'application mobile|une application|une appli|creer ~ logiciel|developper ~ logiciel|jeu video|intelligence artificielle|' +
    'aplicacion movil|una aplicacion|una app|videojuego|crear ~ software|inteligencia artificial|' +
    'um aplicativo|criar ~ aplicativo|aplicativo que|um app|criar ~ software|jogo eletronico|videogame',
  'big-capital':
    'restaurant|hotel|open ~ cafe|run ~ cafe|coffee shop|open ~ bar|own bar|nightclub|gym|factory|franchise|supermarket|airline|brewery|clothing store|open ~ shop|open ~ store|open ~ salon|buy ~ farm|start ~ farm|' +
    'מסעדה|מלון|בית קפה|פאב|מועדון לילה|חדר כושר|מפעל|זכיינות|זיכיון|סופרמרקט|מבשלה|לפתוח ~ חנות|חנות בגדים|' +
    'ouvrir ~ cafe|ouvrir ~ bar|ouvrir ~ salon|boite de nuit|salle de sport|usine|supermarche|brasserie|ouvrir ~ boutique|ouvrir ~ magasin|' +
    'restaurante|abrir ~ cafeteria|abrir ~ cafe|discoteca|gimnasio|fabrica|franquicia|supermercado|cerveceria|abrir ~ tienda|abrir ~ bar|abrir ~ salon|' +
    'abrir ~ academia|academia de ginastica|franquia|cervejaria|abrir ~ loja|lanchonete|abrir ~ salao',
  'big-event':
    'festival|big concert|organi*e ~ concert|big party|big parties|rent ~ hall|stadium|conference for|wedding hall|trade fair|' +
    'פסטיבל|הופעה גדולה|מופע גדול|להפיק ~ הופע*|מסיבה גדולה|מסיבות גדולות|אולם אירועים|כנס גדול|' +
    'organiser ~ concert|grande fete|grandes fetes|grand concert|louer ~ salle|grande soiree|salon professionnel|' +
    'organizar ~ concierto|gran fiesta|grandes fiestas|gran concierto|alquilar ~ sala|salon de eventos|' +
    'organizar ~ show|grande festa|grandes festas|grande show|alugar ~ salao|salao de festas',
  stock:
    'subscription box*|monthly box*|import ~ from china|import ~ china|buy ~ wholesale|bulk ~ resell|container from|warehouse full|large stock|stock of|' +
    'קופסת מנוי|קופסאות מנוי|מארז חודשי|מארזים חודשיים|קופסה חודשית|לייבא|יבוא|לקנות בסיטונאות|מלאי גדול|' +
    'box mensuelle*|box par abonnement|abonnement de box|box a recevoir|importer|acheter en gros|gros stock|' +
    'caja mensual|cajas mensuales|caja* ~ suscripcion|suscripcion de cajas|importar|comprar al por mayor|gran stock|' +
    'caixa mensal|caixas mensais|caixa* ~ assinatura|clube de assinatura|comprar no atacado|grande estoque',
  audience:
    'influencer|buy* ~ followers|sell* ~ followers|followers|youtube channel|youtuber|tiktok ~ famous|famous on|monetize|monetise|go viral|podcast ads|' +
    'משפיען|משפיענית|משפיענים|עוקבים|ערוץ יוטיוב|יוטיובר*|להתפרסם ב*|ויראלי|' +
    'influenceur|influenceuse|abonnes|followers|chaine youtube|youtubeur|youtubeuse|monetiser|devenir celebre|' +
    'influencer|influenciador*|seguidores|canal de youtube|monetizar|hacerme famos*|' +
    'canal no youtube|canal do youtube|ficar famos*|viralizar',
  'passive-income':
    'passive income|get rich|money while i sleep|money while sleeping|in my sleep|while i sleep|no work|easy money|fast money|quick money|without working|runs by itself|fully automated|' +
    'הכנסה פסיבית|כסף קל|להתעשר|בלי לעבוד|כסף מהיר|בזמן שאני יש*|מתוך שינה|' +
    'revenu passif|revenus passifs|argent facile|devenir riche|sans travailler|pendant que je dors|en dormant|' +
    'ingresos pasivos|ingreso pasivo|dinero facil|hacerme rico|hacerme rica|sin trabajar|dinero rapido|mientras duermo|' +
    'renda passiva|dinheiro facil|ficar rico|ficar rica|sem trabalhar|dinheiro rapido|enquanto durmo',
  everyone:
    'everyone|everybody|for anyone|any customer|for all people|all people|the whole world|' +
    'לכולם|לכל אחד|כל אחד|לכל לקוח|כל העולם|לכל העולם|לכל האנשים|' +
    'tout le monde|pour tous|n importe quel client|n importe qui|monde entier|' +
    'todo el mundo|para todos|cualquier cliente|todas las personas|mundo entero|' +
    'todo mundo|qualquer cliente|todas as pessoas|mundo inteiro',
};

/** Words that make something harmless of a family: a lesson about it, a warning of it. */
export const harmless: Partial<Record<Flaw, string>> = {
  illegal:
    'protect*|prevent*|against|awareness|recognise|recognize|detect*|spot|report|למנוע|מניעת|להגן|לזהות|proteger|protection|prevenir|prevention|contre|reconnaitre|prevencion|contra|detectar|reconocer|prevenir|prevencao|reconhecer',
  'food-rules':
    'lesson|class|classes|course|workshop|teach*|שיעור*|סדנ*|ללמד|cours|atelier|enseigner|clases|curso|taller|ensenar|aulas|ensinar',
  'big-build': 'test* ~ app|teach* ~ app|help* ~ app|ללמד|לעזור|apprendre a|aider|ensenar|ayudar|ensinar|ajudar',
  health:
    'lesson*|class|classes|course|courses|exam*|student*|שיעור*|סטודנט*|בחינ*|lecon*|cours|etudiant*|examen*|clase|clases|estudiante*|aula|aulas|estudante*|music|dogs|cats|bikes|bicycles|furniture|כלבים|חתולים|אופניים|רהיטים|animaux|velos|meubles|bicicletas|muebles|moveis|cachorros|perros',
  'regulated-trade':
    'bicycle|bike|אופניים|velo|bicicleta|scooter|קורקינט|trottinette|patinete|toy|צעצוע*|jouet|juguete|brinquedo',
  'minding-children': 'dog|cat|pet|plants|כלבים|חתולים|chiens|chats|perros|gatos|cachorros',
};

/** Words before a place that make it a customer rather than the idea: “bookkeeping for restaurants”. */
export const forWhom = 'for|pour|para|to|with|at|from|chez|des|עבור|של|aux|con|com|de|do|da|dos';

/** An idea that says itself that it goes without leave. */
export const withoutLeave =
  'without ~ licence|without ~ license|without ~ permit|without ~ permission|unlicensed|without asking the owner|without ~ certificate|without declaring|undeclared|off the books|' +
  'בלי רישיון|בלי היתר|בלי אישור|ללא רישיון|ללא היתר|ללא אישור|בלי לדווח|ללא דיווח|' +
  'sans licence|sans autorisation|sans permis|sans habilitation|sans agrement|sans diplome|sans demander|sans declarer|sans le declarer|sans rien declarer|au noir|' +
  'sin licencia|sin permiso|sin autorizacion|sin titulo|sin preguntar|sin declarar*|cobrar en negro|trabajar en negro|' +
  'sem licenca|sem autorizacao|sem alvara|sem habilitacao|sem registro|sem avisar|sem declarar*';
