import type { AnswerWords } from './kinds.ts';

/** How Portuguese speakers answer when they are asked whether all is well. */
export const pt: AnswerWords = {
  fine: 'estou bem|tô bem|to bem|eu estou bem|eu tô bem|estou ótimo|estou ótima|tá tudo bem|ta tudo bem|está tudo bem|tudo bem|tudo bem comigo|tudo certo|tudo tranquilo|estou seguro|estou segura|nada grave|não é grave|não é nada|não foi nada|não é isso|nada disso|nenhum perigo|não tem perigo|não estou em perigo|não tô em perigo|não foi isso que eu quis dizer|não foi isso|não quis dizer isso|não era isso|você me entendeu mal|me entendeu mal|entendeu mal|entendeu errado|você entendeu errado|você leu errado|leu errado|leu mal|mal entendido|é um mal entendido|é só uma expressão|é uma expressão|uma expressão|só uma expressão|é jeito de falar|é só jeito de falar|jeito de falar|modo de falar|força de expressão|é força de expressão|maneira de falar|é brincadeira|era brincadeira|foi brincadeira|brincadeira|tô brincando|estou brincando|estava brincando|é piada|zoeira|é zoeira|exagerei|exagero meu|não precisa se preocupar|não há motivo para preocupação|só estou cansado|só estou cansada|só cansado|só cansada|é só o trabalho',
  no: 'não|nao|não não|que nada|imagina|de jeito nenhum|claro que não|nada|magina|não mesmo|oxe|não realmente|Deus me livre',
  yes: 'sim|é sim|é verdade|é isso|é isso mesmo|leu certo|você leu certo|infelizmente sim',
  unwell:
    'não estou bem|não tô bem|estou mal|tô mal|não me sinto seguro|não me sinto segura|socorro|me ajuda|me ajude|ajuda|preciso de ajuda|estou em perigo|tô em perigo|não tô legal|não estou legal',
  besides:
    'kkk|kkkk|kkkkk|haha|rs|rsrs|ah|oh|ai|desculpa|desculpe|obrigado|obrigada|obg|valeu|de verdade|sério|é sério|juro|prometo|só|calma|fica tranquilo|fica tranquila|fique tranquilo|fique tranquila|não se preocupe|não se preocupa|mas|e|então|vamos|vamos continuar|podemos continuar|pode continuar|segue|vamos em frente|próxima|próxima pergunta|bom|bem|gente|por perguntar|é|era|por favor|ok|tá|talvez|um pouco|acho',
  denying: 'não|nao|nem|nunca|nada',
  wellness: 'bem|segura|seguro|a salvo|em segurança|tranquila|tranquilo|legal',
};
