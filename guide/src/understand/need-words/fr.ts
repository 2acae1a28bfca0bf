import type { NeedWords } from './kinds.ts';

/** French words of needs. */
export const fr: NeedWords = {
  named: {
    car: 'volant|au volant|scooter|autoroute|bagnole|roule|rouler',
    computer: 'écran|écrans|clavier|tableur|tableurs',
    'physical-work':
      'charge|charges|cartons|sacs|poids|soulever|soulève|porter|porte|trimballer|manutention|creuser|bêcher|pousser|tirer|efforts|effort|mon dos|le dos|mon épaule|l épaule|les épaules|mes poignets|mon poignet|travaux de force|gros travaux',
    'camera-or-stage':
      'visage|mon visage|objectif|caméras|photos de moi|en photo|filmer|filmé|filmée|me voie|devant les gens|devant du monde|devant un groupe|public|sur scène|estrade|discours|webcam',
    'cold-contact':
      'démarcher|démarchage|vendre|vente|ventes|frapper aux portes|sonner aux portes|relancer|prospecter|prospection',
    children: 'gamins|gamin|gosses|mômes|ados|tout petits|bambins|marmots|élèves|bébé',
    animals: 'poils|chat|chien|chats|chevaux|oiseaux|animal|bêtes',
    evenings:
      'soir|soirs|soirée|soirées|nuit|nuits|après vingt heures|après dix neuf heures|après dix huit heures|tard',
    weekends: 'dimanche|dimanches|samedi|samedis|shabbat|sabbat|messe|jours fériés',
    standing:
      'escalier|escaliers|étages|marches|échelle|échelles|escabeau|debout|marcher|marche|à pied|grimper|hauteur|vertige|genou|genoux|mes genoux|hanche|hanches|mes hanches|cheville|chevilles|piétiner',
    phone: 'téléphone|téléphones|appeler|appels|coups de fil|visios|zoom|mon ouïe|entends',
    homes:
      'chez des inconnus|chez l habitant|chez les autres|chez des gens|chez des étrangers|dans les maisons|maisons des autres|chez les particuliers|à leur domicile|chez les clients',
    cleaning: 'ménages|récurer|frotter|serpillière|toilettes|la saleté des autres|javel',
    alcohol: 'alcool|bouteille|bouteilles|boisson|boire|bars|bistrots|apéros|vin|bière|picole',
    reading: 'lire et écrire|lire ou écrire',
    writing: 'écrire|orthographe|rédiger|courriers|lettres|rapports|dossiers|formulaires',
    'social-media': 'réseaux|réseau social|twitter|linkedin|youtube|publications|poster|posts',
    internet: 'applis|applications|mails|mail|le web|numérique|technologie',
    'frail-people': 'malade|malades|hôpital|vieux|personnes âgées|soins|toilettes des gens|démence|mourants',
    dust: 'poussière|poussières|sciure|farine|poudre|vapeurs|fumée|fumées|odeurs|odeur|solvants|colle|vernis|peinture|produits|produits chimiques|parfums|parfum|pollen|moisissures',
    outdoors: 'dehors|extérieur|en extérieur|plein air|soleil|chaleur|pluie|froid|canicule',
    crowds: 'foule|foules|foires|marchés|bruit|bruyant|monde|du monde|groupes|grands groupes',
    mornings: 'matin|matins|matinées|me lever tôt|avant dix heures|avant neuf heures|de bonne heure',
    'space-at-home': 'du monde chez moi|des gens chez moi|clients chez moi|des inconnus chez moi|recevoir chez moi',
    kitchen: 'four|fourneaux|friture|cuisiner',
  },
  said: {
    phone:
      'bégaie|bégaye|bégaiement|bègue|appareillée|appareils auditifs|extinction de voix|perdu la voix|entends mal|dure d oreille|dur d oreille',
    'camera-or-stage': 'bégaie|bégaye|bégaiement|bègue|phobie sociale|agoraphobe|perdu la voix',
    crowds: 'phobie sociale|agoraphobe|phobie de la foule',
    dust: 'asthme|asthmatique|bpco|insuffisance respiratoire|allergique à la poussière|rhume des foins|poumons fragiles',
    standing:
      'prothèse de hanche|prothèse au genou|prothèse|sclérose en plaques|vertiges|genoux foutus|genoux usés|genoux fichus|genoux morts',
    'physical-work': 'fibromyalgie|enceinte|pacemaker|sciatique|lombalgie|fatigue chronique|polyarthrite|hernie',
    alcohol: 'ancien alcoolique|ancienne alcoolique|abstinent|abstinente|sobre|ne bois plus|arrêté de boire',
    car: 'épilepsie|épileptique|malvoyant|malvoyante|ne conduis pas|ne conduis plus|raté le permis|plus le permis|plus mon permis|rendu mon permis|rendu le permis|arrêté de conduire',
    evenings:
      'je me couche à huit heures|rentrée avant la nuit|rentré avant la nuit|le soir c est mort|le soir c est les enfants',
    animals: 'allergique aux poils|allergie aux poils|allergique aux chats',
    computer:
      'ne sais pas me servir d un ordinateur|ne sais pas utiliser un ordinateur|ne sais pas utiliser l ordinateur|ne connais rien à l ordinateur|ne connais rien en informatique|sais pas me servir d un ordinateur|sais pas utiliser un ordinateur|sais pas utiliser l ordinateur|connais rien à l ordinateur|connais rien en informatique|connais rien aux ordinateurs|comprends rien à l informatique|nul en informatique|nulle en informatique',
    internet:
      'ne sais pas me servir d un ordinateur|ne sais pas utiliser un ordinateur|ne sais pas utiliser l ordinateur|ne connais rien à l ordinateur|ne connais rien en informatique|sais pas me servir d un ordinateur|sais pas utiliser un ordinateur|sais pas utiliser l ordinateur|connais rien à l ordinateur|connais rien en informatique|connais rien aux ordinateurs|comprends rien à l informatique|nul en informatique|nulle en informatique',
    weekends:
      'garde le shabbat|garde le sabbat|fais shabbat|fais le shabbat|dimanche je vais à la messe|le dimanche je suis à la messe',
  },
  against:
    'soupé|ma claque|marre|m ennuie|m ennuient|m agace|m agacent|fatigué de|fatiguée de|assez de|c est fini|ne supporte plus|supportent plus|supporte plus|supporte pas|supportent pas|me rend malade|me rendent malade|me déclenche|me déclenchent|me donne des crises|étouffe|tousse|tousser|essoufflé|essoufflée|crises|refuse|très peu pour moi|pas pour moi|plus jamais|jamais plus|c est mort|c est non|hors de question|exclu|exclue|exclus|ai arrêté|arrêté|à éviter|éviter|loin de|fini avec|déteste|horreur de|ras le bol|me lâche|me lâchent|foutu|foutue|foutus|usés|usé|abîmé|abîmés|en vrac|me brûle|peur de|peur du|peur des|me terrorise|me terrifie|me paralyse|panique|me bloque|gonflent|gonfle|allergique|allergie|allergies|interdit|le médecin|migraine|migraines|mal à|mal au|mal aux|m épuise|m angoisse|compliqué pour moi|sacré|opéré|opérée',
  allowed:
    'seulement|uniquement|que|sauf|mais|ça va|ça me va|d accord|pas de problème|aime|adore|préfère|possible|peux|libre|disponible|dispo|jusqu|hormis|à part|plutôt',
  taken:
    'c est pour mes|c est pour ma|c est pour la|sont pour mes|sont pour la|est a ma famille|sont a ma famille|suis a ma famille|sont pris|est pris|prise|prises|occupe|occupee|occupes|occupees|j ai les|j ai mes|je garde|je travaille|d equipe|je dors|sacre|sacree|reserve|reserves|reservee|chargee|charge|charges',
  remote:
    'ne peux plus sortir|ne peux pas sortir|peux plus sortir|peux pas sortir|ne sors plus|ne sors jamais|sans sortir|confine|confinee|alite|alitee|cloue au lit|clouee au lit|grabataire|bracelet electronique|assigne a residence|assignee a residence|immunodeprime|immunodeprimee|defenses immunitaires|eviter les gens|eviter le monde|pas de face a face|pas en face a face|rendez vous en face|jamais voir un client|jamais voir de clients|ne voir personne|voir personne|rencontrer personne|laisser maman seule|laisser papa seul|laisser ma mere seule|laisser mon pere seul|laisser mon mari seul|laisser ma femme seule|laisser mon fils seul|laisser ma fille seule|la laisser seule|le laisser seul|de ma chambre|de mon lit|tout par message|tout par ecrit et de loin|bout du monde|agoraphobe|agoraphobie|a distance seulement|a distance uniquement|jour et nuit',
  capital: {
    money: 'sou|sous|argent|euro|euros|centime|centimes|économies|capital|rond|thune|budget',
    put: 'mettre|investir|investissement|avancer|sortir|dépenser|placer|risquer|démarrer|au départ',
  },
};
