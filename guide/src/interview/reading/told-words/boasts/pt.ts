import type { BoastWords } from './kinds.ts';

/** How Portuguese speakers boast. */
export const pt: BoastWords = {
  noSkill: 'ninguem|dia|noite|semana',
  denied: 'nao|nunca|nem|tampouco',
  plain: [
    String.raw`nao (?:ha|tem|existe) {thing} que (?:me (?:resista|escape|venca)|(?:eu )?nao (?:consiga|saiba|conserte|arrume|arranje))(?: \p{L}+)?$`,
    String.raw`ninguem (?:me (?:ganha|bate|vence|supera)|ganha de mim) (?:a |em |no |na |com )?{deed}`,
    String.raw`ninguem {thing} (?:como eu|melhor que eu|melhor do que eu|tao bem como eu)$`,
    String.raw`(?:nunca|jamais) (?:falho|erro) (?:com |em |no |na |uma? |o |a )?{deed}`,
  ],
  tall: {
    may: 'poderia |podia |posso |capaz de |consigo ',
    say: 'eu ',
    sayNothing: true,
    teach: 'ensinar|ensino|ensinava|ensinaria|convencer|convenco',
    deaf: 'uma? (?:poste|pedra|parede|estatua|defunto|morto)',
    sell: 'vender|vendo|vendia|venderia',
    sold: 'gelo|neve|geladeiras?|congeladores?|frigorificos?|areia',
    nowhere: 'esquimos?|polo norte',
    make: 'fazer|faco|faria|fazia',
    moved: 'rir|chorar|dancar|cantar|sorrir',
    still: 'pedra|poste|estatua|parede',
  },
};
