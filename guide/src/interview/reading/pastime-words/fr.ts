import type { PastimeWords } from './kinds.ts';

/** Comment on dit en français ce qu'on fait de son temps à soi. */
export const fr: PastimeWords = {
  like: "j'aime|j'aime bien|j'aime beaucoup|j'adore|j'aime aussi|j'adore aussi|mes loisirs c'est|mes loisirs ce sont|loisirs|mes hobbies|hobbies|mes passe temps|passe temps|mon passe temps c'est|j'ai mon potager|un faible pour|amateur de|amatrice de|fan de",
  leisure:
    "pour le plaisir je|pour le fun je|pour m'amuser je|pour me détendre je|sur mon temps libre je|pendant mon temps libre je|dans mon temps libre je|les jours de repos je|les jours de congé je|mes jours de repos je|pour décompresser je",
  does: 'je chante|je danse|je tricote|je brode|je jardine|je nage|je randonne|je joue|je collectionne|je pêche|je marche|je cours|je lis|je fais du yoga|je fais du vélo|je fais de la randonnée|je fais des mots croisés|je fais de la photo|je fais du théâtre|je fais des puzzles|je chasse|je peins|je dessine|je jardine|je médite|je skie|je surfe|je bouquine|je regarde|je vais a la pêche|je vais aux champignons|je ramasse les champignons|je cultive mon|je chine',
  did: "je faisais|je tricotais|je courais|je pêchais|je chassais|je brodais|je dessinais|je peignais|j'élevais|j'ai fait|j'ai déjà fait|avant je|dans le temps je|jadis je|j'ai arrêté|j'ai lâché|j'étais",
  played: 'je jouais|je chantais|je dansais|je nageais|je collectionnais',
  over: "j'ai arrêté|arrêté|c'est fini|c'est terminé|fini ça|plus maintenant|j'ai lâché|lâché|j'ai vendu|vendu|vendue|terminé|ne fais plus|fais plus|plus jamais|dans le temps|y a longtemps|autrefois|j'ai abandonné",
  again:
    "de nouveau|à nouveau|je reprends|j'ai repris|jai repris|je recommence|j'ai recommencé|reprendre|je m'y remets|m'y remettre|je m'y suis remis|je m'y suis remise",
  paid: "pour vivre|pour le travail|au travail|pour des clients|pour les clients|de métier|payé|pour gagner|mon métier|ma profession|mon gagne pain|je vends|vends|vendre|pour de l'argent|mariages|bars|hôtels|hôtel|restaurants|fêtes|familles|clients|clientes|voisins|touristes|des gens|les gens|une entreprise|une boîte|un cabinet|un bureau|une agence|entreprises|commande|commandes|commission",
  stop: "mais|parce que|car|depuis|donc|quand|si|puis|pis|alors|qui|le lundi|le mardi|le mercredi|le jeudi|le vendredi|le samedi|le dimanche|tous les|toutes les|chaque|avec mes|avec mon|avec ma|après|avant|pour|et je|c'est",
};
