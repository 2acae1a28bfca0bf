import type { PurposeWords } from './kinds.ts';

/** How Portuguese speakers say what a goal is for. */
export const pt: PurposeWords = {
  earning:
    'ganhar|renda|dinheiro|vender|negócio|cliente|pagar|salário|lucro|viver de|fechar o mês|dívida|aluguel|conta de luz|contas|fim do mês|cheque especial|sair do vermelho|no vermelho|no azul',
  forMoney:
    'por dinheiro|pelo dinheiro|por grana|pela grana|para ganhar|pra ganhar|para ganhar dinheiro|pra ganhar dinheiro|questão de dinheiro',
  gain: 'para lucrar|pra lucrar|pelo lucro|para ficar rico|para ficar rica|pra ficar rico|pra ficar rica|para enriquecer|pra enriquecer',
  charging:
    'vender|cliente|cobrar|cobraria|cobrarei|me paguem|ser pago|ser paga|cobrir custos|cobrir os custos|cobrir os gastos',
  denied:
    'dinheiro não importa|dinheiro não é o mais importante|dinheiro não é o importante|dinheiro tanto faz|não preciso de dinheiro|não quero dinheiro',
  unpaid:
    'sem cobrar|sem ganhar|de graça|grátis|gratuito|gratuita|gratuitamente|voluntário|voluntária|voluntariado|sem fins lucrativos|nada em troca',
  learning: 'aprender|melhorar|estudar|praticar',
  using: 'tocar|falar',
  giving:
    'ensinar|transmitir|compartilhar|partilhar|mostrar|dar aulas|dar aula|dar oficina|dar oficinas|orientar|acompanhar|explicar|passar adiante',
  saving: 'poupar|poupança|economizar|guardar|guardar dinheiro',
  gathering: 'juntar|reunir',
  self: 'para mim|pra mim|por prazer|por gosto|pela minha saúde|provar para mim',
  aid: 'me ajudar',
  dream: 'um sonho|meu sonho',
  others:
    'os outros|outros|para os outros|pros outros|para meus pais|para minha mãe|para meu pai|para os vizinhos|para o bairro|para a comunidade|para as crianças|para as pessoas|para quem',
  helping: 'ajudar|apoiar|dar uma força|dar uma mão',
  caring: 'cuidar|amparar|acompanhar|tomar conta',
  visiting: 'visitar|ir ver|passar tempo com|ler para|viajar|rever|ver|voltar a|voltar para',
  someone:
    'vizinho|vizinha|idoso|idosa|velhinho|velhinha|pessoas sozinhas|gente sozinha|doente|criança|criançada|miúdo|miúda|garoto|guri|moleque|jovens|órfão|refugiado|preso|viúva|viúvo|recém-chegados|asilo|lar de idosos|hospital|abrigo|pequenos|clínica|de famílias|às famílias',
  community: 'bairro|vila|escola|comunidade',
  finishing: 'terminar|acabar|concluir|completar',
  reaching:
    'me reconciliar|fazer as pazes|me acertar com|retomar o contato|retomar contato|me aproximar|passar mais tempo|perdoar|me sentir|dormir|superar|vencer|emagrecer|perder peso|entrar em forma|ficar em forma|entender|descansar|aproveitar|caminhar sem|voltar a andar|andar sem|andar até|caminhar até',
  ending:
    'em paz|morto|morta|falecido|falecida|finado|finada|céu|paraíso|para sempre|pra sempre|eterno|eternamente|nada|nunca|jamais',
  degree:
    'só|somente|apenas|unicamente|simplesmente|exclusivamente|principalmente|tanto|sobretudo|necessariamente|exatamente|especialmente|mais que tudo',
  being: 'é|isso|isto|seja|seria|faço|faria|fazer',
  means:
    'alimentar minha família|alimentar meus filhos|sustentar|manter a casa|manter minha família|pôr comida na mesa|botar comida na mesa|despesas|gastos|aposentadoria|reforma|minha pensão|mensalidade|propina|por conta própria|trabalhar para mim|trabalhar pra mim|trabalhar para mim mesmo|trabalhar para mim mesma|trabalhar pra mim mesmo|trabalhar pra mim mesma|meu próprio patrão|minha própria patroa|meu próprio chefe|autônomo|autônoma|independente|mandar para casa|mandar pra casa|mandar para minha família|mandar pra minha família|mandar algo|enviar para casa|voltar a trabalhar|voltar ao trabalho|me virar|estudos do meu filho|estudos da minha filha|estudos dos meus filhos',
  serving: 'ser útil|me sentir útil|fazer companhia|doar|fazer o bem|servir para alguma coisa|ser de ajuda',
  kin: 'meus filhos|minhas filhas|meus meninos|minhas crianças|meus velhos|avós|sogra|sogro|os meus|meu companheiro|minha companheira|mãe|mamãe|pai|papai|pais|irmã|irmão|filho|filha|neto|neta|avó|vovó|avô|vovô|tia|tio|primo|prima|sobrinha|sobrinho|marido|esposo|mulher|esposa|amigo|amiga|família',
  begun:
    'sexto ano|sétimo ano|oitavo ano|nono ano|quinto ano|primeiro ano|segundo ano|terceiro ano|ensino médio|ensino fundamental|supletivo|eja|faculdade|escola|curso|estudos|diploma|mestrado|tese|certificado|formação|romance|livro|álbum|colcha|suéter|blusa|barco|maquete|quadro|horta|jardim|maratona',
  without: 'sem',
  rid: 'remédio|comprimido|medicamento|droga|medo|receio|dor|dores|bengala|muleta|andador|cadeira de rodas|álcool|vinho|cerveja|beber|cigarro|fumar|açúcar|ansiedade|angústia|pânico|tremer|estresse|preocupação|pesadelo|vergonha|chorar|parar|descansar|oxigênio|dívida|ajuda|cair|gaguejar|luz|culpa',
  shunned: 'gente|pessoa|ninguém|cliente|público|falar|viajar|sair|deixar|vender',
  beside:
    'eu|quero|queria|gostaria|para|pra|por|e|ou|um pouco|algo|alguma coisa|de|fazer|mais|principalmente|também|o|a|os|as|um|uma|ser|é|talvez|pro|pros|pras|dos|das|da|do|meu|minha|meus|minhas',
  all: 'dos três|das três|tudo|todos|todas|os três|as três|as três coisas|tudo isso|as 3|os 3|das 3|dos 3|um pouco de cada',
  pointing:
    'um|uma|dois|duas|três|primeiro|primeira|segundo|segunda|terceiro|terceira|último|última|ambos|ambas|nenhum|nenhuma|qualquer|qualquer um|qualquer uma|tanto faz|opção|número|essas|esses|dessas|desses|1|2|3|não sei|sei lá|o que for',
  people: 'gente|pessoas|alguém|quem|os que|jovens',
  near: 'perto|perto de mim|daqui|por aqui|ao meu redor|da minha região|que precisam|precisa|perto de casa|precisar',
};
