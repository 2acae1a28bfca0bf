import type { WhoseWords } from './kinds.ts';

/** By what Portuguese speakers say of whom a clause is. */
export const pt: WhoseWords = {
  kin: 'mulher|marido|esposa|esposo|companheira|companheiro|mãe|pai|mamãe|papai|irmã|irmão|irmãos|irmãs|filho|filha|filhos|filhas|tia|tio|prima|primo|avó|avô|vó|vô|sobrinha|sobrinho|cunhada|cunhado|sogra|sogro|nora|genro|namorada|namorado|amiga|amigo|vizinha|vizinho|colega|patroa|patrão|meu ex|minha ex|comadre|compadre',
  before:
    'minha|meu|minhas|meus|nossa|nosso|a|o|as|os|e|mas|então|porque|que|como|quando|enquanto|já|pois|também|mais|velha|velho|nova|novo|caçula|melhor|dois|duas|três',
  third: 'ele|ela|eles|elas',
  self: 'eu|nós|a gente|sou|estou|tô|tenho|faço|trabalho',
  object: 'me|mim|nos',
  beside: 'com|para|pra|de|por|como|sem|que|entre',
};
