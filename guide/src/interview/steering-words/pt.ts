import type { SteeringWords } from './kinds.ts';

/** How Portuguese speakers steer the interview. */
export const pt: SteeringWords = {
  lead: 'como eu disse|como disse|como ja disse|como eu ja disse|como te disse|como eu te disse|como eu falei|como falei|como ja falei|como eu ja falei|como te falei|como eu tava falando|como eu dizia|como dizia|como dito|como mencionei|como eu mencionei|como comentei|ja te falei|ja falei|ja disse|ja te disse|eu ja te falei|ja te falei que|ja te disse que|eu ja te disse que|ja falei que|ja disse que|eu ja te disse|repito|como contei|como eu contei',
  told: 'disse|dito|falei|falado|contei|contado|mencionei|comentei|respondi|respondido|escrevi|escrito|expliquei|coloquei|perguntou|perguntado',
  undo: 'desfaz|desfazer|desfaca|reverte|reverter|reverta|anula|anular|anule|apaga|apagar|apague|tira|tirar|tire|remove|remover|remova|exclui|excluir|exclua|esquece|esqueca|cancela|cancelar|cancele|volta atras|deleta|deletar|delete|retira|retire|risca|risque|voltar atras|deixa pra la',
  other:
    'outro|outra|outros|outras|esse nao|essa nao|isso nao|este nao|anterior|o segundo|a segunda|o primeiro|a primeira',
  later:
    'depois|mais tarde|outra hora|outro dia|agora nao|ainda nao|mais pra frente|mais para frente|logo mais|daqui a pouco',
  none: 'nenhum|nenhuma|nada|nao|nem|zero|nunca|sem',
  have: 'tenho|to|tou|estou|ha|tem|ter|especial|realmente|na verdade|em particular|disso|que eu saiba',
  money: 'dinheiro|grana|orcamento|tostao|centavo|economias|verba',
  nothing: 'nenhum|nenhuma|nada|zero|nao tenho|sem dinheiro|sem grana|sem verba',
  lack: 'nao tenho',
  will: 'quero|queria|quis|dizer|digo|falava|pergunta|pergunte|melhor|prefiro|falar|contar|responder|compartilhar|revelar|vou',
  self: 'quero|queria|quis|me|aqui|foi|era',
  'to me': 'me pergunta|me pergunte|pergunta me',
  sound: 'hm|hmm|mm|mmm|eh|ehh|hum|humm|ah|oh|ai|uai|ixe|vish|putz|po|ta|kkk|kkkk|haha|ok|entao|bom|ne',
  laugh: 'kk|kkk|kkkk|kkkkk|rsrs|rsrsrs|haha|hahaha|hehe',
  small:
    'eu|tu|voce|vc|me|te|se|lhe|o|a|os|as|um|uma|isso|isto|esse|essa|este|esta|aquilo|aquele|e|era|foi|ja|antes|acima|aqui|ai|la|agora|pouco|acabei|de|do|da|dos|das|em|no|na|que|coisa|ultima|ultimo|vez|vezes|duas|mensagem|resposta|pergunta|por|favor|pfv|ok|ta|bom|bem|nao|sim|desculpa|desculpe|perdao|espera|espere|obrigado|obrigada|pode|poderia|consegue|quero|queria|quis|dizer|digo|falava|tinha|tava|mas|melhor|pergunta|pergunte|pra|para|deixa|deixe|vemos|vejo|talvez|volto',
};
