import type { SteeringWords } from './kinds.ts';

/** How French speakers steer the interview. */
export const fr: SteeringWords = {
  lead: "comme je l'ai dit|comme je l'ai deja dit|comme je vous l'ai dit|comme je te l'ai dit|comme je vous ai dit|comme je disais|comme je vous disais|comme je te disais|comme dit|comme deja dit|comme j'ai dit|comme j'ai deja dit|je vous ai dit que|je t'ai dit que|j'ai deja dit que|je l'ai deja dit|je vous l'ai dit|je te l'ai dit|je vous l'ai deja dit|je te l'ai deja dit|j'ai deja dit|deja dit|je le repete|je repete",
  told: 'dit|disais|repondu|ecrit|mentionne|explique|raconte|donne|demande|indique',
  undo: 'annule|annuler|annulez|annulons|efface|effacer|effacez|supprime|supprimer|supprimez|enleve|enlever|enlevez|retire|retirer|retirez|oublie|oubliez|defaire|defais|retour en arriere|ote|oter|laisse tomber|laissez tomber|revenir en arriere',
  other:
    'autre|pas ca|pas celui la|pas celle la|pas celui ci|pas celle ci|precedent|precedente|le second|le deuxieme|la deuxieme|le premier',
  later: 'plus tard|une autre fois|pas maintenant|pas encore|tout a l heure|apres|on y reviendra|on verra',
  none: 'aucun|aucune|rien|pas|non|ni|neant|zero|jamais|sans',
  have: 'ai|suis|n ai|y a|n y a|avoir|a|vraiment|special|particulier|du tout|en',
  money: 'argent|sou|sous|rond|fric|thune|budget|economies|centime',
  nothing: "aucun|aucune|rien|neant|zero|pas d'argent|pas de budget|pas un sou|je n'en ai pas|j'en ai pas",
  lack: "je n'ai pas|j'ai pas|je n'ai aucun|je n'ai aucune|j'ai aucun|j'ai aucune",
  will: 'veux|voudrais|voulais|dire|parle|parlais|demande|demandez|faut|peux|repondre|prefere|partager|reveler|parler|envie|souhaite',
  self: 'veux|voudrais|voulais|moi|me|m|tout|etre|ici',
  'to me': 'demandez moi|demande moi|me demander|me demanderez',
  sound: 'hm|hmm|mm|mmm|euh|heu|bah|ben|bof|ah|oh|eh|hein|pff|pfff|mouais|ouais|haha|mdr|lol|ok|bon|alors',
  laugh: 'mdr|ptdr|lol|haha|hahaha|hihi',
  small:
    "je|j|tu|vous|on|il|elle|ca|cela|ce|c|l|le|la|les|un|une|d|de|du|des|me|m|te|t|mon|ma|mes|votre|ta|ton|moi|toi|ci|est|etait|ai|a|avez|as|n|ne|s|si|y|qu|que|quoi|dont|deja|encore|juste|viens|venais|tout|deux|fois|derniere|dernier|chose|truc|message|reponse|question|en|au|a|plait|svp|stp|merci|ok|d'accord|bon|non|oui|mais|et|pardon|desole|desolee|attends|attendez|pouvez|peux|pourriez|pourrais|voudrais|veux|faut|ici|avant|plutot|voulais|parlais|parle|dire|plus|haut|peut|etre|demandez|demande|celui|celle|la",
};
