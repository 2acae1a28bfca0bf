import type { AskingWords } from './kinds.ts';

export const fr: AskingWords = {
  commands: {
    phone:
      'téléphonez|téléphones|téléphonez-leur|appelez|appelles|rappelez|rappeler|passez un coup de fil|passer un coup de fil|passez un appel|par téléphone|au téléphone',
    car: 'conduisez|conduis|roulez|rouler|au volant|prenez la voiture|prendre la voiture|votre camion|ta voiture|votre voiture|en camionnette',
    'physical-work':
      'soulevez|soulever|soulèves|portez les|portez des|portez le|portez la|porter les|porter le|porter la|portez vous même|chargez|charger|décharger|déchargez|creusez',
    evenings: 'ce soir|après le dîner|après dîner|à la nuit tombée',
    cleaning: 'nettoyez|récurez|frottez',
    'camera-or-stage': 'filmez-vous|vous filmer|montrez votre visage|enregistrez-vous en vidéo',
    'cold-contact':
      'abordez des inconnus|aborder des inconnus|abordez les passants|aborder les passants|frappez aux portes|frappez chez',
  },
  unless: 'vous vous|se|s|il|elle|on|ils|elles|qui|tu t',
  others:
    'il|elle|on|ils|elles|qui|clients|client|cliente|voisins|gens|quelqu un|les|leur demander de|lui demander de|coursier pour|coursier de|livreur pour|livreur de|transporteur pour|transporteur de|déménageur pour|déménageur de|déménageurs pour|déménageurs de|chauffeur pour|chauffeur de|voisin pour|voisin de|voisine pour|voisine de|ami pour|ami de|amie pour|amie de|collègue pour|collègue de|étudiant pour|étudiant de',
  asides: {
    'physical-work':
      'photo|photos|image|images|vidéo|vidéos|fichier|fichiers|page|pages|appli|application|carte|message|messages|question|questions|données|document|documents|formulaire|batterie|batteries|portable|téléphone',
    phone: 'annonce|offre',
  },
  idioms:
    'promenade en ligne|prendre en charge|visite du site|visites du site|appeler cela|appelez cela|appelez ça|en main propre|porter un nom|chats en ligne|prise en charge',
  denies:
    'personne|plutôt que|au lieu de|au lieu d|exclu|exclus|écarté|écartez|évite|éviter|évitez|refuse|refusez|refuser|sans avoir à|vous épargne|sauf|pas besoin de|pas besoin d|arrêtez de',
  spared: 'libre|libres|exclu|exclus|exclue|exclues|à vous|inutile|inutiles|difficile|difficiles|pas|ne',
  until: 'avant|jusqu|jusque',
};
