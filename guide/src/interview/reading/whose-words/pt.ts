import type { WhoseWords } from './kinds.ts';

/** By what Portuguese speakers say of whom a clause is. */
export const pt: WhoseWords = {
  kin: 'mulher|marido|esposa|esposo|companheira|companheiro|mãe|pai|mamãe|papai|irmã|irmão|irmãos|irmãs|filho|filha|filhos|filhas|tia|tio|prima|primo|avó|avô|vó|vô|sobrinha|sobrinho|cunhada|cunhado|sogra|sogro|nora|genro|namorada|namorado|amiga|amigo|vizinha|vizinho|colega|patroa|patrão|neto|neta|netos|netas|meu ex|minha ex|comadre|compadre|sócia|sócio|vizinhos|vizinhas|colegas|o dono|o chefe|o gerente|o encarregado|o diretor|o proprietário|a dona|a chefe|a gerente|a encarregada|a diretora|a proprietária|meu dono|meu chefe|meu gerente|meu encarregado|meu diretor|meu proprietário|minha dona|minha chefe|minha gerente|minha encarregada|minha diretora|minha proprietária|os donos|os patrões|os chefes|os gerentes|os encarregados|os diretores|os proprietários|as donas|meus patrões|meus chefes|patrões',
  before:
    'minha|meu|minhas|meus|nossa|nosso|a|o|as|os|e|mas|então|porque|que|como|quando|enquanto|já|pois|também|mais|velha|velho|nova|novo|caçula|melhor|dois|duas|três',
  gone: 'foi embora|se foi|saiu|morreu|faleceu|se aposentou|aposentou|reformou|vendeu|fechou|faliu|mudou',
  third: 'ele|ela|eles|elas',
  self: 'eu|nós|a gente|sou|estou|tô|tenho|faço|trabalho',
  object: 'me|mim|nos',
  beside: 'com|para|pra|de|por|como|sem|que|entre',
};
