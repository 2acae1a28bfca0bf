import type { SenseWords } from './kinds.ts';

/** French words for what people keep away from. */
export const fr: SenseWords = {
  'two-wheels': [
    'velo|velos|deux roues|deux-roues|moto|motos|scooter|mobylette|trottinette|bicyclette|selle|pedaler|guidon',
    'cycliste*|velo cargo|cyclo*|a velo',
  ],
  boats: [
    'bateau|bateaux|navire|navires|la mer|en mer|chalutier|chalutiers|embarquer|a bord|ferry|qui flotte|ce qui flotte|le large',
    'voilier*|canoe*|kayak*|peniche*|marin|marins|plaisancier*|equipage*',
    'les pieds au sec',
  ],
  swimming: ['piscine|piscines|nager|natation|baignade|plongee|eau profonde', 'nageur*|maitre nageur|plongeur*|surf'],
  heights: [
    'echelle|echelles|escabeau|hauteur|hauteurs|toit|toits|toiture|toitures|echafaudage*|grimper|en l air|nacelle',
    'couvreur*|gouttiere*|cheminee*|laveur de vitres|lavage de vitres|vitres a l etage|facade*|elagu*|grimpeur*',
    'vertige|vertiges',
  ],
  driving: [
    'volant|conduire|taxi|taxis|camion|camions|poids lourd|poids lourds|vtc|bus|la route|routier',
    'chauffeur*|conducteur*|auto ecole|code de la route|camionnette|minibus',
  ],
  couriers: [
    'livraison|livraisons|livrer|livreur|coursier|colis|deliveroo|uber eats|ubereats|porter a manger|plateforme|plateformes',
    'coursier*|livreur*|courses a pied|courses pour|tournee de livraison',
  ],
  fire: [
    'feu|feux|flamme|flammes|charbon|fumee|fumees|braise|braises|brulures|four a bois|bois de chauffe',
    'barbecue*|grillade*|feu de bois|brasero*|forge|forger|fume|fumage|rotir*|torrefi*',
  ],
  baking: [
    'pate|pates a pain|fournil|boulangerie|pain|pains|farine|petrin|petrir|viennoiserie*|patisserie|four a pain',
    'boulang*|gateau*|patissi*|brioche*|biscuit*|tarte*|fournee*|levain',
    'coeliaque|asthme du boulanger',
  ],
  cooking: [
    'cuisine|cuisines|cuisiner|fourneaux|fourneau|casseroles|friture|fritures|restauration|plats|piano de cuisine|marmites',
    'cuisinier*|repas|menu|menus|traiteur*|cantine*|buffet*|plat cuisine',
  ],
  meat: [
    'viande|viandes|porc|cochon|cochons|boucherie|abattoir|abattoirs|sang|carcasse|carcasses|tuer des betes|abattre des betes|charcuterie',
    'bouch*|saucisse*|cochonnaille*|saucisson*|jambon*|agneau|volaille a cuire|charcut*',
    'vegan|vegetarien|vegetarienne|vegane',
  ],
  fish: [
    'poisson|poissons|peche|pecher|crustaces|coquillages|maree',
    'poissonn*|pecheur*|moule|moules|huitre*|crevette*|ostreicul*',
  ],
  bees: [
    'abeille|abeilles|piqure|piqures|guepes|ruche|ruches|essaim|essaims',
    'apicult*|rucher*|essaim*|extraction du miel',
    'allergie aux piqures',
  ],
  horses: [
    'cheval|chevaux|ane|anes|mulet|mulets|poney|poneys|sabots|ecurie|ecuries|ferrage',
    'equitation|cavalier*|marechal ferrant|ferrer|attelage*|equestre|pension equine',
  ],
  livestock: [
    'betail|vaches|vache|moutons|mouton|chevre|chevres|cochons|porcs|traite|etable|fumier|brebis',
    'troupeau*|eleveu*|laitier*|tonte|agneau*|veau|veaux|bergerie*',
  ],
  poultry: [
    'poules|poulets|volailles|volaille|canards|plumes|oiseaux|oies|poulailler',
    'poule|poulaill*|pigeon*|perroquet*|canari*|voliere*',
  ],
  dogs: ['chiens|chien|aboiements|chiots', 'chiot|chenil|canin*|promenade de chien*'],
  cats: ['chats|chat|chatons', 'chaton|litiere|felin*'],
  medicine: [
    'aiguilles|piqures|hopital|hopitaux|clinique|cliniques|soins|blouse blanche|malades|sang|plaies|blessures',
    'infirmi*|patient|patients|sage femme|cabinet medical|tension|pansement*',
  ],
  caring: [
    'ehpad|maison de retraite|maisons de retraite|aide soignante|aide a la personne|toilettes intimes|vieux|personnes agees|chevet|couches des vieux|auxiliaire de vie',
    'dependant*|alzheimer|aide a domicile|repit|aidant*',
  ],
  childcare: [
    'nounou|garde d enfants|creche|creches|enfants des autres|gosses|mioches|marmots|gamins|enfants|maternelle|baby sitting|bebes',
    'enfant|bebe|tout petit*|ecole*|nourrice|garderie*|ateliers enfants',
  ],
  death: [
    'enterrement|enterrements|tombes|tombe|cadavres|cimetiere|cimetieres|la mort|les morts|morgue|obseques|funerailles',
    'funerai*|deuil|pierre tombale|pompes funebres|cercueil*|endeuill*',
  ],
  touch: [
    'massage|massages|toucher les gens|toucher des gens|corps des autres|etre touchee|etre touche|spa|soins du corps',
    'mass*eur|masseu*|reflexologie|soin du visage|soins du visage|kine|modelage*',
  ],
  hair: [
    'cheveux|coiffure|coiffer|salon de coiffure|coloration|teintures|tondeuse a cheveux|brushing',
    'coiffeu*|coupe de cheveux|tresses|tresse|barbe|barbier*',
  ],
  nails: [
    'ongles|ongle|acetone|manucure|vernis a ongles|vernis|faux ongles|cils|resine',
    'manucur*|pose de gel|prothesiste ongulaire|pedicure*',
  ],
  gardens: [
    'jardin|jardins|jardinage|pelouse|pelouses|tonte|haies|desherber|terreau|mauvaises herbes',
    'tondre|jardini*|haie|massif|massifs|balcons fleuris|taille des arbustes|paysagist*',
  ],
  fields: [
    'champ|champs|agricole|recolte|recoltes|cueillette|vendange|vendanges|plantation|moisson|maraichage',
    'ouvrier agricole|verger*|vigne|vignes|recolter|cultures',
  ],
  saws: [
    'tronconneuse|tronconneuses|a chaine|scie|scies|debroussailleuse|bucheronnage|outils thermiques',
    'abattage|abattre des arbres|bucheron*|bois de chauffage|buches|elagage|souche*|sylvicult*',
  ],
  sewing: [
    'couture|coudre|aiguille|ourlets|retouches|machine a coudre|ourlet|confection',
    'coutur*|retouche*|broder|broderie|pantalon*|fermeture eclair|tailleur',
  ],
  wool: ['laine|laines|tricot|crochet|tricoter', 'tricot*|feutr*|filage|pull|pulls|pelote*|toison*'],
  paint: [
    'peinture|peindre|solvants|solvant|vernis|laque|white spirit|diluant|papier peint|produits chimiques|vapeurs',
    'peintre|repeint*|laquer|vernir|decapage|lasure*|javel',
  ],
  metal: [
    'soudure|souder|etincelles|metallerie|meuleuse|meule|chalumeau|ferraille',
    'soudeu*|fonderie|ferronn*|portail|portails|forgeron*|forge*',
  ],
  electricity: [
    'electricite|fils electriques|courant|tableau electrique|haute tension|cablage|prises|le jus|electrocution',
    'electrici*|luminaire*|disjoncteur*|cable|cables',
  ],
  plumbing: [
    'plomberie|canalisations|egouts|egout|toilettes|tuyaux|debouchage|fosses',
    'plombier*|robinet*|chaudiere*|radiateur*|evier*|fuite|fuites',
  ],
  masonry: [
    'ciment|briques|brique|chantier|chantiers|platre|beton|mortier|parpaings|carrelage|enduit|btp|maconnerie',
    'macon|macons|platri*|carrel*|ouvrier du batiment|joint|joints|chape|pavage',
  ],
  wood: [
    'sciure|poussiere de bois|menuiserie|charpente|ebenisterie|travail du bois',
    'menuisi*|charpent*|ebenist*|meuble|meubles|etagere*|poncage|en bois',
  ],
  engines: [
    'moteur|moteurs|cambouis|mecanique|garage|garages|vidanges|sous une voiture',
    'mecanicien*|pot d echappement|freins|embrayage|pneu|pneus|vidange|garagiste*',
  ],
  teaching: [
    'enseigner|classe|salle de classe|cours|eleves|prof|professeur|copies|devant une classe|donner des cours|ecole|enseignement',
    'lecon|lecons|atelier|ateliers|stage|stages|formation|formateur*|cours particuliers|seances d essai',
  ],
  pictures: [
    'images|image|photos|photo|photographie|appareil photo|dessins|ecrans pleins d images',
    'photograph*|dessin*|croquis|video*|film|films|portrait*',
    'aveugle|non voyant|non voyante',
  ],
  music: [
    'musique|chant|piano|instruments|musique forte|orchestres|concerts|chorale|sono',
    'chanteu*|chanson*|guitare*|concert|batterie|choeur*|musicien*|dj',
  ],
  sport: [
    'sport|sports|salle de sport|musculation|exercice|fitness|course a pied|foot',
    'entrainement*|coach|yoga|pilates|gymnastique|etirement*|athlet*|sportif*',
  ],
  tours: [
    'visites guidees|touristes|tourisme|guider|groupes de touristes',
    'visite guidee|visites|guide touristique|balades commentees|circuit|circuits|excursion*',
  ],
  throng: [
    'foule|foules|trop de monde|du monde|beaucoup de monde|salle bondee|salles bondees|qu on me regarde|bruit|lieux bondes',
    'stand|stands|marche|marches|foire|foires|salon|salons|festival*|kermesse*|brocante*',
  ],
  counters: [
    'magasin|magasins|boutique|boutiques|comptoir|vente en magasin|rayons|commerce',
    'vendeu*|supermarche*|commercant*|vitrine*',
  ],
  cash: [
    'la caisse|a la caisse|en caisse|argent liquide|manier de l argent|argent des autres|caissiere|caissier|tenir la caisse|une caisse|les caisses',
    'hote de caisse|encaiss*|monnaie|fond de caisse|recettes',
  ],
  'waiting-tables': [
    'service en salle|serveuse|serveur|restaurant|restaurants|bars|bar|cafes|limonade|servir a table',
    'serveu*|barman|service a table|cocktail*|banquet*|servir les invites',
  ],
  hotels: [
    'hotel|hotels|chambres d hotel|airbnb|gites|locations de vacances|hotellerie',
    'hoteli*|chambre d hote*|gite|menage entre deux locataires|location saisonniere',
  ],
  'call-centres': [
    'centre d appel|centre d appels|centres d appels|casque|teleprospection|plateau telephonique|appels|hotline|reclamations',
    'clients en colere|client mecontent|standardiste*',
  ],
  cleaning: [
    'menage|menages|nettoyage|javel|serpilliere|crasse|saletes|femme de menage|toilettes',
    'nettoy*|etat des lieux|grand menage|calcaire|agent d entretien|poussiere',
  ],
  laundry: ['repassage|fer a repasser|blanchisserie|linge|pressing', 'repass*|lessive*|blanchiss*|linge'],
  code: [
    'code|coder|programmation|informatique|logiciels|developpement',
    'programm*|developpeu*|appli|applis|site web|sites web|automatisation*|script',
  ],
  accounts: [
    'comptabilite|comptes|chiffres|factures|impots|paie|tableurs|bilans|paperasse comptable',
    'comptab*|facture|facturation|tva|tresorerie|livre de compte*',
  ],
  courts: [
    'tribunal|tribunaux|avocats|prison|prisons|police|la justice|detenus|garde a vue',
    'juridique*|avocat*|contrat|contrats|notaire*|probation',
  ],
  guarding: [
    'gardiennage|securite|vigile|rondes|ronde de nuit|uniforme|armee|l armee|militaire|videur',
    'agent de securite|gardien*|surveillance|soldat*|veteran*|patrouill*',
  ],
  weapons: [
    'armes|arme|fusil|fusils|chasse|tir|explosifs|couteaux|dynamite',
    'chasseu*|carabine|tir a l arc|gibier|arbalete',
  ],
  gambling: [
    'jeux d argent|paris|parier|casino|casinos|poker|loterie|mises|on mise|machines a sous|grattage|tombola|pieces virtuelles',
    'loto|croupier*|bingo|tirage au sort|jackpot|tombola*',
    'exclure des casinos|interdit de casino|joueur repenti|joueur compulsif',
  ],
  religion: [
    'eglise|eglises|religion|religieux|cure|cures|mosquee|synagogue|prieres|sermons|culte',
    'paroiss*|priere*|messe|bapteme*|ceremonie religieuse|chapelle*',
  ],
  factories: [
    'usine|usines|chaine de montage|travail a la chaine|convoyeur|a la chaine|les trois huit|ligne de production',
    'operateur machine|assemblage|production|conditionnement',
  ],
  underground: [
    'mine|mines|sous terre|tunnels|cave|caves|grotte|galeries|souterrains|espaces clos',
    'mineur de fond|carriere de pierre|carrieres|grottes',
    'claustrophobe|claustrophobie',
  ],
  'cold-rooms': [
    'chambre froide|chambres froides|congelateur|congelateurs|glace|le froid|eau froide',
    'surgel*|refriger*|creme glacee|patinoire|frigoriste*',
    'raynaud|engelures',
  ],
  tobacco: ['tabac|cigarettes|cigares|chicha|fumer|vapoteuse*', 'cigare*|vapot*|narguile'],
  spirits: [
    'alcool|alcools|vin|biere|gnole|rhum|apero|bars|bistrot|bistrots|bouteille|picole|pinard',
    'degustation*|cave a vin|vigneron*|brass*erie|brasseu*|distill*|cidre|cocktail*|buvette*|guinguette*|vin de palme|liqueur*',
    'alcoolique abstinent|abstinente|abstinent|alcooliques anonymes',
  ],
  parties: [
    'fetes|mariages|mariage|fete|mariees|anniversaires|evenements|reception',
    'mariee|mariage*|anniversaire|bapteme*|banquet*|enterrement de vie',
  ],
  translating: ['traduction|traduire|interpretariat|traductions', 'traduct*|interprete|sous titr*'],
  rubbish: ['poubelles|ordures|dechets|decharge|dechetterie|tri', 'encombrant*|recycl*|debarras|ramassage'],
  removals: ['demenagement|demenagements|porter des meubles|pianos|cartons', 'demenag*|meubles lourds|manutention'],
  hides: ['cuir|cuirs|peaux|fourrure|fourrures|tannage|tannerie', 'taxiderm*|daim|maroquin*|cuir*|pelleterie'],
  perfume: [
    'parfum|parfums|encens|huiles essentielles|odeurs|odeur|senteurs|odeurs fortes',
    'savon|savons|bougie|bougies|aroma*|diffuseur*',
  ],
  flowers: ['fleurs|fleur|pollen|lys', 'bouquet*|fleurist*|couronne de fleurs|bulbes', 'rhume des foins'],
  own: 'mon|ma|mes|notre|nos',
  atHome: 'a la maison|chez moi|chez nous|dans mon appartement|dans la maison|dans l appartement|a l appart',
  landlord: 'proprio|proprietaire|bailleur|les voisins|mes voisins|la copro|l immeuble|la residence',
  ended:
    'c est derriere moi|derriere moi|c est fini pour moi|fini pour moi|j ai donne|j ai deja donne|j ai assez donne|ma claque|failli y passer|failli me tuer|failli y laisser|m a coute un doigt|m a coute ma main|m a pris deux doigts|mauvais souvenirs|traumatis*|burn out|burnout|phobie|terrifie*|interdit de|banni de|j ai jure|j ai fait le serment|retourne l estomac|souleve le coeur|allergique a|allergique au|allergie a|allergie au|page tournee|tourne la page|rapport a mon accident|on ne m y reprendra plus|on m y reprendra plus|j ai raccroche|j ai rendu mon tablier|rendu mon tablier',
};
