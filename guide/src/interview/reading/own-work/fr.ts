import type { OwnWorkWords } from './kinds.ts';

/** How French speakers tell their own work. */
export const fr: OwnWorkWords = {
  self: 'je j jme on',
  bare: false,
  now: /^(?:[a-z]{2,}(?:e|s|x|d|t|ons)(?<!ais|ait|ent|es)|fait)$/u,
  past: /^[a-z]{3,}ais$/u,
  infinitive: /^[a-z]{2,}(?:er|ir|re)$/u,
  timed: /\d|(?<![a-z])ans(?![a-z])/u,
  ever: /(?<![a-z])(?:toujours|toute ma vie|depuis gamin|depuis petite?|depuis gamine|depuis (?:mon|l.)enfance|depuis tout)(?![a-z])/u,
  since:
    /^ ?(?:et |mais )?(?:depuis(?: lors| ce temps(?:-| )la| ce jour(?:-| )la)?|maintenant|aujourd'hui|a present|desormais|actuellement)(?![a-z])/u,
  at: /^(?:au|aux|a|dans|chez|en)$/u,
  between: 'aussi encore surtout toujours souvent parfois la y leur lui me m',
  barrier:
    'si quand que qu ce comment ou pourquoi dont qui lorsque avant apres parce car sans ne n pas jamais plus voudrais aimerais souhaite tant',
  notWork:
    'suis es est sommes etais etait ai as a avons avais avait aurais serais vais va allons allais veux voudrais peux pourrais dois devrais sais savais crois pense trouve trouvais aime adore deteste prefere espere souhaite reve comprends connais vois regarde ecoute lis entends sens ressens parle dis demande reponds habite vis vivais reste dors mange bois fume viens venais pars sors rentre arrive arrivais marche cours nage prends mets donne laisse tiens commence finis arrete essaie continue travaille travaillais bosse bossais etudie apprends gagne gagnais touche paie paye depense achete loue emprunte perds cherche chercher manque attends joue voyage bouge demenage visite rencontre souffre vieillis me appelle appelais occupe leve couche lave reveille habille repose montre aide soutiens partage porte portais apporte suit rejoins passe reussis rate envoie recois change decide deviens accepte prie vote conduis ramene emmene depose accompagne recupere compte oublie rappelle souviens supporte crains evite respecte admire possede dispose lance tourne monte descends tombe casse ouvre ferme utilise profite galere rame calcule gere kiffe flippe avoue jure precise pensais voulais pouvais devais aimais prenais mettais faisait disais passais jouais reviens retourne appartiens merite nourris nous vous on ils plus tres mais dans des les mes ses tes trois deux puis alors apres repars ajoute accorde coute dirais saurais tous toutes',
  before:
    'des les du de la l le un une mes d quelques vieux vieilles petits petites anciens anciennes gros grosses plein toutes tous sortes',
  within: 'et de d du ou',
  and: 'et',
  noThing:
    'devant derriere attention conduire je tu il elle on nous vous ils elles me te se moi toi lui eux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces ca cela rien tout tous toute toutes personne quelque chose choses que qui quoi dont ou si mais donc car pour par avec sans sous sur dans chez vers depuis pendant avant apres entre contre comme aussi encore toujours jamais souvent parfois bien mal mieux pire tres trop peu beaucoup assez plus moins pas ne non oui ici la y en aujourd hui demain hier maintenant deja seul seule seulement juste tard tot vite fort loin pres partie temps fois jours jour heures heure semaine semaines mois ans annees an partir cause cote quand parce lors voila etc pleine plein marre besoin envie peur faim soif froid chaud honte raison tort deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente cent mille gratuit gratuitement assise debout premier premiere kilo',
  daily:
    'enfant enfants fils fille filles gamins gosses petits bebe mari femme mere pere parents famille ami amis copain copains gens ecole eglise mosquee travail boulot emploi cafe the biere repas petit dejeuner diner tele television bus train metro lit medicaments cachets factures facture loyer dettes credit impots argent sous retraite chomage rsa salaire fac cours etudes examens formation formations stage stages nuits soirees matinees langues langue anglais francais arabe espagnol erreurs projets efforts progres bruit lessive vaisselle courses menage telephone appels videos films series jeux nouvelles pieds mains jambes genoux dos tete yeux douleurs migraines viande sucre cigarettes euros affaires valises chemin route vie monde part place',
  habit:
    /(?<![a-z])(?:chaque|saison|printemps|ete|automne|hiver|depuis|voisins?|les gens|les autres|clients?|marches?|sur commande|particuliers|village)(?![a-z])/u,
  lone: false,
  many: /[^s](?:s|x)$/u,
};
