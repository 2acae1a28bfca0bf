import type { WhoseWords } from './kinds.ts';

/** By what Portuguese speakers say of whom a clause is. */
export const pt: WhoseWords = {
  kin: 'mulher|marido|esposa|esposo|companheira|companheiro|mãe|pai|mamãe|papai|irmã|irmão|irmãos|irmãs|filho|filha|filhos|filhas|tia|tio|prima|primo|avó|avô|vó|vô|sobrinha|sobrinho|cunhada|cunhado|sogra|sogro|nora|genro|namorada|namorado|amiga|amigo|vizinha|vizinho|colega|patroa|patrão|meu ex|minha ex|comadre|compadre|sócia|sócio|vizinhos|vizinhas|colegas|o dona|o dono|o donos|o chefe|o gerente|o encarregado|o encarregada|o diretor|o diretora|o proprietário|o proprietária|a dona|a dono|a donos|a chefe|a gerente|a encarregado|a encarregada|a diretor|a diretora|a proprietário|a proprietária|meu dona|meu dono|meu donos|meu chefe|meu gerente|meu encarregado|meu encarregada|meu diretor|meu diretora|meu proprietário|meu proprietária|minha dona|minha dono|minha donos|minha chefe|minha gerente|minha encarregado|minha encarregada|minha diretor|minha diretora|minha proprietário|minha proprietária|os dona|os dono|os donos|os chefe|os gerente|os encarregado|os encarregada|os diretor|os diretora|os proprietário|os proprietária',
  before:
    'minha|meu|minhas|meus|nossa|nosso|a|o|as|os|e|mas|então|porque|que|como|quando|enquanto|já|pois|também|mais|velha|velho|nova|novo|caçula|melhor|dois|duas|três',
  third: 'ele|ela|eles|elas',
  self: 'eu|nós|a gente|sou|estou|tô|tenho|faço|trabalho',
  object: 'me|mim|nos',
  beside: 'com|para|pra|de|por|como|sem|que|entre',
};
