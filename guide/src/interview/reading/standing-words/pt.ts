import type { StandingWords } from './kinds.ts';

/** Como se diz em português que é de outra pessoa, ou que acabou. */
export const pt: StandingWords = {
  det: 'o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa|seu|sua|de|do|da|dos|das|com|falecido|falecida',
  own: 'meu|minha|meus|minhas|nosso|nossa',
  our: 'nosso|nossa',
  person: 'senhora|senhor|menina|menino|moça|moço|rapaz|rapariga|miúdo|miúda|mano|mana|guri|guria|dona|seu|homem|cara',
  close: 'amigo|amiga|melhor amigo|melhor amiga|companheira|companheiro|namorada|namorado',
  expert: 'o médico|os médicos|a doutora|o doutor|os doutores|o juiz|a polícia|o governo',
  handed:
    'deixo com|deixo isso com|deixo isso pra|deixo pra|deixo para|fica com|isso fica com|fica por conta de|é coisa de|é coisa do|é coisa da|é com|é lá com|isso é com|isso é lá com|disso cuida|quem cuida disso é|é da conta de|é tarefa de|é tarefa do|é tarefa da',
  does: 'faz|fazia|cozinha|costura|borda|toca|cuida|arranja|conserta|canta',
  taught: 'ensinou|ensinava|ensinaram|me ensinou|mostrou',
  who: 'quem|o que|a que|os que|as que',
  that: 'isso|isto|essa|esse|aquilo|aí',
  ended:
    'tive que largar|tive de largar|tive que deixar|nunca mais toquei|nunca mais fiz|aposentei|pendurei|não toco faz|larguei|parei|abandonei|desisti|deixei|larguei mão|larguei de mão|deixei de lado|tive que parar|tive de parar',
  tried: 'tentei|experimentei|provei',
  times: 'uma vez|duas vezes|três vezes|só uma vez',
  each: 'por|ao|à|na|cada',
  again:
    'voltei|voltei a fazer|voltei a tocar|voltei a praticar|retomei|voltando|de volta|de novo|outra vez|novamente|recomecei|ainda faço|continuo fazendo|continuo a fazer|ainda vou',
  enough: 'não mais|nada mais',
  past: 'tive|tinha|antes|fazia|fiz|antigamente|em novo|em nova|quando era|havia|tentei|criava',
  over: 'eu não|não eu|não sou eu|não é o meu forte|não é coisa minha|era antes|isso era antes|ficou lá atrás|coisa do passado|é passado|isso já não|já não|não mais|acabou|acabaram|acabou se|ficou para trás|ficou pra trás|isso já era|já era|já foi|nunca mais|não é pra mim|não é para mim|não é a minha praia|isso acabou|ficou no passado|hoje não',
  since: 'não desde|nunca mais desde',
  too: 'também|tamém|igual|idem',
  join: 'mas|e|então|agora|eu|isso|que|aí|já',
  barrier: 'para|pra|p|e|mas|porque|pq|quando|agora|por|então|ou',
  because: 'porque|pq|quando|desde|se|como|que|embora|antes',
  once: 'natural de|nascido em|nascida em|nasci em|nasci no|nasci na|vim de|vim do|vim da|cheguei de|me mudei de|mudei de|cresci em|cresci no|cresci na|morava em|morei em|antes em|original de|originária de|originário de',
  origin: 'venho de|venho do|venho da',
  is: /^(?:é|eh|são|era)$/u,
  after:
    /^(?:em|no|na|nos|nas|aos?|depois|quando|porque|pq|faz|ha|por|com|desde|que|ja|antes|de vez|apos|\d|quebrou|este|esta|durante)(?!\p{L})/u,
};
