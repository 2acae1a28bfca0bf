import type { PurposeWords } from './kinds.ts';

/** How Portuguese speakers say what a goal is for. */
export const pt: PurposeWords = {
  earning: 'ganhar|renda|dinheiro|vender|negócio|cliente',
  unpaid:
    'não por dinheiro|não é por dinheiro|não é pelo dinheiro|sem cobrar|sem ganhar|de graça|grátis|gratuito|gratuita|gratuitamente|voluntário|voluntária|voluntariado|sem fins lucrativos',
  learning: 'aprender|tocar|falar|melhorar|estudar|praticar',
  giving:
    'ensinar|transmitir|compartilhar|partilhar|mostrar|dar aulas|dar aula|dar oficina|dar oficinas|orientar|acompanhar|explicar|passar adiante',
  saving: 'poupar|poupança|economizar|guardar|juntar|guardar dinheiro',
  self: 'para mim|pra mim|por prazer|por gosto|pela minha saúde|um sonho|meu sonho|provar para mim',
  others:
    'para os outros|pros outros|para meus pais|para minha mãe|para meu pai|para os vizinhos|para o bairro|para a comunidade|para as crianças|ajudar|para as pessoas|para quem',
};
