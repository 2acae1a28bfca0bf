import type { PurposeWords } from './kinds.ts';

/** How Portuguese speakers say what a goal is for. */
export const pt: PurposeWords = {
  earning:
    'ganhar|renda|dinheiro|vender|negócio|cliente|pagar|salário|lucro|viver de|fechar o mês|dívida|aluguel|conta de luz|contas',
  forMoney:
    'por dinheiro|pelo dinheiro|por grana|pela grana|para ganhar|pra ganhar|para ganhar dinheiro|pra ganhar dinheiro|para lucrar|questão de dinheiro',
  denied:
    'dinheiro não importa|dinheiro não é o mais importante|dinheiro não é o importante|dinheiro tanto faz|não preciso de dinheiro|não quero dinheiro',
  unpaid:
    'sem cobrar|sem ganhar|de graça|grátis|gratuito|gratuita|gratuitamente|voluntário|voluntária|voluntariado|sem fins lucrativos|nada em troca',
  learning: 'aprender|tocar|falar|melhorar|estudar|praticar',
  giving:
    'ensinar|transmitir|compartilhar|partilhar|mostrar|dar aulas|dar aula|dar oficina|dar oficinas|orientar|acompanhar|explicar|passar adiante',
  saving: 'poupar|poupança|economizar|guardar|juntar|guardar dinheiro',
  self: 'para mim|pra mim|me ajudar|por prazer|por gosto|pela minha saúde|provar para mim',
  dream: 'um sonho|meu sonho',
  others:
    'para os outros|pros outros|para meus pais|para minha mãe|para meu pai|para os vizinhos|para o bairro|para a comunidade|para as crianças|ajudar|para as pessoas|para quem',
  helping: 'ajudar|apoiar|amparar|ser útil|fazer companhia|doar|dar uma força|dar uma mão',
  visiting: 'visitar|ir ver|passar tempo com|ler para',
  someone:
    'vizinho|vizinha|idoso|idosa|velhinho|velhinha|pessoas sozinhas|gente sozinha|doente|criança|órfão|refugiado|preso|viúva|viúvo|recém-chegados|asilo|lar de idosos|hospital|abrigo|pequenos|clínica|de famílias|às famílias',
  community: 'bairro|vila|escola|comunidade',
  finishing: 'terminar|acabar|concluir|completar',
  reaching:
    'me reconciliar|fazer as pazes|retomar o contato|retomar contato|me aproximar|passar mais tempo|perdoar|me sentir|dormir|superar|vencer|emagrecer|perder peso|entrar em forma|ficar em forma|entender|visitar|viajar|rever|descansar|aproveitar|correr|nadar|mudar de casa|caminhar sem|voltar a andar|andar sem|caminhar até',
};
