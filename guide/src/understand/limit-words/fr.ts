import type { LimitWords } from './kinds.ts';

/** French words of limits. */
export const fr: LimitWords = {
  no: "pas|plus de|jamais|rien|sans|aucun|aucune|ni|ne|n|non|interdit|interdite|interdits|interdites|guère|nan|défendu|défendue|exclu pour moi|nul|nulle|peux pu|peux pus|jpeux pu|veux pu|veux pus|jveux pu|fais pu|vais pu|conduis pu|travaille pu|suis pu|chu pu|j'ai pu de|jai pu de|y'a pu|pu jamais|pantoute",
  without:
    'pas de|pas d|surtout pas|rien de|rien qui|sans|jamais de|jamais d|aucun|aucune|plus jamais|ni|zéro|surtout pas de',
  lacks: 'sans',
  needs: 'besoin|faut|mange|manger|bois|boire|dois|doit|régime',
  hard: "du mal à|du mal avec|de la peine à|peine à|difficile pour moi|difficile de|compliqué pour moi|j'évite|éviter|évite|à éviter|difficilement|incapable de|pas capable de|pas en état de|je fatigue vite|me fatigue|fais attention à|ménager mon|ménager mes|limité pour|limitée pour|misère à|ai de la misère à|de la misère avec|galère à|galère avec|dur pour moi|pénible pour moi",
  only: 'peux que|dispo que|libre que|travaille que|bosse que|sors que|reste que|ai que|suis que|peux qu|dispo qu|seulement|uniquement|juste|rien que|exclusivement|toujours',
  but: 'que|qu',
  except: 'sauf|hormis|excepté|à part|en dehors de|en dehors du|en dehors des|hors',
  until: "jusqu|jusque|jusqu'à|avant|après|dès|à partir de|entre|à|pour|passé",
  must: 'dois|doit|il faut|faut|obligé|obligée|fini|finis|termine|terminé|libre|dispo|disponible|rentré|rentrée|rentre|à la maison|récupère|récupérer|chercher|partir|au lit|au plus tard|peux|je peux',
  out: 'impossible|exclu|exclus|exclue|hors de question|pas possible|niet|à proscrire|pas pour moi|inenvisageable|exclues|pas envisageable|pas question|no way|mort|même pas en rêve|jamais de la vie|pas mon truc|pas faisable|infaisable|ça passe pas|ça ne passe pas|on oublie|à oublier|interdit par le médecin',
  allergic:
    'allergique|allergie|intolérant|intolérante|me rend malade|me rendent malade|me donne la migraine|me donne des migraines|me donne le vertige|me donne la nausée|me fait tousser|déclenche mon|déclenchent mon|déclenche mes',
  hates:
    "déteste|j'ai horreur de|horreur de|ai horreur|supporte pas|supporte plus|je ne supporte|marre de|marre du|marre des|ras le bol|ras le bol de|assez de|peux pas saquer|peux plus voir|fatigué de|fatiguée de|lassé de|lassée de|n'aime pas|aime pas|aime plus|aime guère|saoule|me gonfle|me déplaît|me répugne|préfère éviter|dégoûté de|dégoûtée de|peux pas sentir|peux pas blairer|peux pas supporter|peux plus supporter|ne supporte plus|n'aime plus|n'ai jamais aimé|ai jamais aimé|jamais été fan|pas fan de|pas fan des|me soûle|me saoulent|me pompe|m'énerve|m'angoisse|me stresse|peur de|peur du|peur des|phobie|phobie de|tanné de|tannée de|écoeuré de|écœurée de|en ai soupé|ai donné|en ai ma claque|ai ma claque de|plus envie de|aucune envie de|pas envie de|fini pour moi",
  want: 'veux|voudrais|envie|souhaite|tiens à',
  bad: 'mauvais|mauvaise|abîmé|abîmés|abîmée|foutu|foutue|fragile|fragiles|opéré|opérée|cassé|cassée|bloqué|bloquée|usé|usés|faible|faibles|raide|esquinté|en compote|en vrac|mal au|mal aux|mal à|mal de|problème de|problèmes de|douleurs au|douleurs aux|prothèse de|faiblesse au|mauvaises|foutus|foutues|cassés|cassées|opérés|usée|usées|fichu|fichue|fichus|nase|nases|naze|hs|pété|pétée|pétés|magané|maganée|maganés|rouillé|rouillée|rouillés|fragilisé|fragilisée|détraqué|détraquée|arthrose au|arthrose aux|ligaments|ménisque|déplacé|coincé|coincée|sensible|sensibles',
  hurts:
    'fait mal|font mal|lâche|lâchent|me lance|tremblent|tremble|gonfle|gonflent|douloureux|douloureuse|me font souffrir|me fait souffrir|tire|tirent|se bloque|se bloquent|me lancent|me brûle|me brûlent|enfle|enflent|me lâche|me lâchent|fourmille|fourmillent|craque|craquent|me tue',
  ill: 'asthme|asthmatique|épilepsie|épileptique|diabétique|arthrose|polyarthrite|fibromyalgie|bpco|vertiges|hernie|hernie discale|sciatique|fauteuil roulant|béquilles|enceinte|fatigue chronique|pacemaker|daltonien|daltonienne|malentendant|malentendante|appareillé|sourd|sourde|acouphènes|bégaie|bégaye|lupus|sclérose en plaques|parkinson|canal carpien|tendinite|lombalgie|dyslexique|dyslexie|crises de panique|angoisses|agoraphobe|dialyse|invalidité|ostéoporose|migraines|glaucome|cataracte|dmla|emphysème|angine de poitrine|avc|infarctus|stomie|crohn|rectocolite|covid long|polio|prothèse|amputé|amputée|canne|déambulateur|canne blanche|tdah|autiste|stress post traumatique|goutte|hypertension|spondylarthrite|scoliose|hypersensible',
  time: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end|weekend|semaine|en semaine|matin|matinée|matins|après midi|aprem|soir|soirs|soirée|soirées|nuit|nuits|tôt|tard|horaires scolaires|vacances scolaires|vacances|heures d'école|temps scolaire|été|hiver|printemps|automne|vendanges|ramadan|carême|shabbat|sabbat|noël|sieste|sortie d'école|sortie de l'école|heures de bureau|jour férié|jours fériés|la journée|midi|minuit",
  body: 'dos|genou|genoux|hanche|hanches|épaule|épaules|poignet|poignets|coude|cheville|cou|nuque|colonne|jambe|jambes|bras|bras gauche|bras droit|main|mains|pieds|poumons|vue|ouïe|cœur|coeur|doigts|yeux|cervicales|lombaires|reins|genou droit',
  move: "porter|soulever|lourd|lourds|lourde|lourdes|charge|charges|kilos|kg|poids|me baisser|se baisser|me pencher|m'agenouiller|à genoux|accroupi|accroupie|debout|station debout|assis|assise|grimper|échelle|escabeau|escaliers|escalier|étages|hauteur|en hauteur|bras levés|bras en l'air|au dessus de la tête|pousser|tirer|bêcher|frotter|marcher|marche|courir|physique|efforts|forcer|manutention|gestes répétitifs|soulève|cours|grimpe",
  travel:
    "voiture|auto|conduire|conduis|permis|camionnette|véhicule|scooter|vélo|autoroute|loin|déplacer|me déplacer|déplacements|déplacement|voyager|trajet|trajets|bus|train|avion|étranger|sortir de chez moi|sors de chez moi|sortir du village|bouger|kilomètres|km|transports|à pied|mobylette|moto|taxi|taxis|covoiturage|métro|tram|bateau|quitter l'île|sortir de l'île|sortir du quartier|faire la route|de la route|char|bagnole|caisse|bécane|longs trajets|voyage",
  room: 'cuisine|four|garage|cave|atelier|jardin|cour|balcon|pièce en plus|stockage|place|chez moi|de chez moi|à domicile|à la maison|dehors|en extérieur|extérieur|intérieur|sous sol|étage|rez de chaussée|local|eau courante|électricité|bureau',
  sense:
    'odeur|odeurs|vapeurs|bruit|bruits|bruyant|bruyante|musique forte|poussière|parfum|javel|produits chimiques|produits|peinture|solvants|fumée|tabac|alcool|porc|viande|sang|aiguilles|noix|gluten|latex|plumes|pollen|lumière forte|soleil|chaleur|froid|humidité|pluie|saleté|vertige|machines|outils électriques|poisson|friture',
  animals: 'chien|chiens|chat|chats|animaux|animal|cheval|chevaux|poules|abeilles|oiseaux|poils',
  children: 'enfant|enfants|gamins|gosses|bébé|bébés|ados|petits',
  people:
    'inconnu|inconnus|foule|foules|monde|clients|client|public|en public|parler en public|devant les gens|sur scène|porte à porte|démarchage|démarcher|vente|vendre|marchander|négocier|bavarder|groupe|groupes|réunions|réunion|face à face|en face|hommes|femmes|patron|chef|équipe|fêtes|voisins|les gens|conflit|conflits|hiérarchie|me vendre|convaincre|me montrer|prendre la parole|parler fort|râleurs|réseautage|grands groupes|plein de monde|un chef sur le dos',
  screen:
    'téléphone|téléphoner|appels|appel|coups de fil|visio|vidéo|vidéos|caméra|filmé|filmée|photo|photos|mon visage|écran|écrans|ordinateur|ordi|internet|en ligne|wifi|zoom|whatsapp|facebook|instagram|tiktok|réseaux sociaux|réseaux|smartphone|mail|mails|tableur|clavier|petits caractères|paperasse|papiers|formulaires|lire|écrire|orthographe|lis|écris',
  papers:
    "titre de séjour|visa|permis de travail|sans papiers|statut|facturer|factures|compte bancaire|crédit|prêt|dettes|dette|dépôt|loto|jeux d'argent|intérêts|casier",
  clock:
    "une heure|deux heures|trois heures|quatre heures|cinq heures|six heures|sept heures|huit heures|neuf heures|dix heures|midi|minuit|l'école|école|le travail|le déjeuner|le dîner|la nuit|le noir|le coucher du soleil",
  lacked:
    'argent|sous|économies|budget|revenu|revenus|expérience|diplôme|diplômes|bac|formation|études|emploi|travail|boulot|idée|idées|temps|presse|merci|plan|raison|doute|chance|besoin|moyen|plus|loisirs|passion|compétences|compétence|talent|famille|mari|femme|frère|sœur|retraite|salaire|heures|nouvelle|nouvelles|réponse|aide|choix|limite|limites|autre|spécial|particulier|chichi|honte|entreprise|clients|école|objectif|chômage|rire|blague|faute|cesse|rien|arrêt|problème|quoi',
  fine: 'expérience|dirais pas non|crainte|dis pas non|dis non|dirais non|manque|manquent|faute|plains|problème pour|problème avec|de problème|de soucis|de souci|souci|soucis|gêne|gêné|gênée|dérange|dérangent|grave|peur|timide|importe|attendre|hésite|suffit|assez|pas que|pas seulement|pourquoi pas|sinon|plaindre|plains|sais|pas sûr de|pas sûr d|pas sûr que|suis sûr|bien sûr|sûre|souviens|dors|dormir|crois|mal de|mal du tout|rechigne|refus',
  past: "j'étais|était|étaient|j'avais|avait|avais|pouvais|ne pouvais|à l'époque|autrefois|il y a|hier|l'an dernier|l'année dernière|quand j'étais|petit|enfance|n'ai jamais|ai jamais travaillé|étais",
  rules:
    "dit|m'a dit|interdit|m'interdit|veut pas|refuse|laisse pas|m'a interdit|ordonne|défend|besoin de moi|autorise pas",
  others:
    'sœur|soeur|frère|oncle|tante|mamie|papi|grand mère|grand père|cousin|cousine|ami|amie|copain|copine|collègue|conjoint|conjointe|beau père|belle mère|il|elle|ils|elles|lui|leur|leurs|son|sa|ses|qui|vous|votre|tu',
  self: 'je|j|on|nous|moi',
  mine: 'j|je|mon|ma|mes|moi|m|me|suis|ai',
  object: 'me|m',
  have: "ai|avons|a|j'ai",
  light:
    'je|j|on|le|la|les|l|un|une|des|du|de|d|au|aux|à|en|et|ou|ni|mon|ma|mes|ce|cette|ces|avec|pour|travailler|travaille|bosser|bosse|peux|peut|suis|être|est|dispo|disponible|libre|pendant|chaque|tôt|tard|après|avant|jusqu|très|trop|beaucoup|longtemps|tout|toute|tous|heures|heure|h|jour|jours|semaine|stp|svp|vraiment|plus|moment|faire|venir|aller|dans|sur|chez|par|rien|petits|petit|grand|gros',
  turn: 'mais|parce|car|donc|puisque|vu que|et je|et j|et mon|et ma|et mes|et pas|et rien|et jamais|et ne|et seulement|par contre|sinon|et le reste|après je',
};
