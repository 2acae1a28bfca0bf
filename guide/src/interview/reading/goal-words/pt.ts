import type { GoalWords } from './kinds.ts';

/** How Portuguese speakers say what they want to reach. */
export const pt: GoalWords = {
  want: 'quero|qero|queria|quiria|gostaria de|gostaria|gostava de|gostava|gostava que|eu adoraria|adoraria|adorava|desejo|desejava|sonho em|sonho com|meu sonho|o meu sonho|meu sonho é|o meu sonho é|meu sonho era|minha meta|minha meta é|a minha meta é|meu objetivo|meu objetivo é|o meu objectivo é|o objetivo é|a meta é|a ideia é|a ideia era|minha ideia é|pretendo|procuro|busco|estou buscando|estou à procura de|espero conseguir|tomara|oxalá|tenho vontade de|vontade de|tô querendo|to querendo|ando a querer|o que eu quero é|o que eu queria era|o que eu queria é|o que quero é|o que gostava era|o que eu gostaria é|preciso|preciso de|precisava de|precisava|tô juntando para|juntando pra|juntando para|a juntar para|estou a juntar para|fazia jeito|dava jeito|dava-me jeito|keria|kero|queria era|queria mesmo|quero é|o que queria era|eu ia gostar de|me contento com|contentava-me com|já me chegava|chegava-me|tava bom com|aponto para|meu alvo é|tô atrás de|to atrás de|queria mais era|era bom',
  reach: 'ganhar|tirar|juntar|guardar|poupar|fazer mais|levantar|arranjar mais',
  ask: 'saber|perguntar|perguntar-te|entender como|que me ajude|que me ajudes|que me diga|que me digas|dizer|dizer-te|te dizer|ver como funciona|experimentar isto|falar com você|falar contigo|contar que|consultar',
  self: 'eu|e|mas|então|agora|também|só|que|aí|na verdade|sobretudo|mesmo|um dia|acima de tudo|além disso|pra|bem|olha|pois|por isso|o que|portanto|no fundo|mais|era|depois|com isso|até|tipo|sinceramente|de verdade|sempre|já|cá|afinal|isso',
  turn: 'mas|porém|só que',
  over: 'nunca mais|mais não|não mais',
  overDoing: '',
  onward: 'e eu|e faço|e sei|e posso|e tenho|e gosto|e quero|e cozinho|e trabalho|mas',
  others:
    'ele|ela|eles|elas|meu chefe|minha chefe|meu marido|minha mulher|minha esposa|meu filho|minha filha|minha mãe|meu pai|meu irmão|minha irmã|meu amigo|minha amiga|a minha mãe|o meu pai|o meu filho|a minha filha|o meu patrão|as pessoas|os clientes|meu cunhado|minha sogra|meu menino|a gente toda|todos',
  lacks: 'não há|não tem|aqui não tem|aqui não há|já não há|não temos|a gente não tem|não chega',
  exists: 'há|tem|existe|existem|aqui há|aqui tem|ali há|ali tem',
  aside:
    'dinheiro é o de menos|dinheiro é de menos|dinheiro é bônus|dinheiro é um bônus|dinheiro é extra|dinheiro é um extra|dinheiro é secundário|dinheiro vem depois|grana é o de menos|grana é bônus',
  deed: '',
  that: 'que o|que a|que os|que as|que meu|que minha|que não se|que ninguém|que nosso|que nossa|que a gente|para que',
  roughly: 'uns|umas|cerca de|mais ou menos|pelo menos|mais|quase|por volta de|aproximadamente',
  without: 'sem|medo',
  harm: 'medo de que|medo que|medo dele|medo dela|medo deles|medo do meu ex|medo do meu marido|medo do meu pai|receio de que|sem comer|sem comida|sumir|desaparecer|acordar|acabar com tudo|morrer|deixar este mundo|ir embora deste mundo|estar morto|estar morta',
  able: 'falar|tocar|saber',
  lost: 'perca|percam|perder|esqueça|esqueçam|esquecer|morra|morram|desapareça|desapareçam',
  instead:
    'senão|ou senão|e senão|ou então|se não então|ou se não então|e se não então|se não der|ou se não der|e se não der|se não der certo|ou se não der certo|e se não der certo|se não for isso|ou se não for isso|se isso não der|se isso não der certo|ou se isso não der|caso contrário',
  ifNot: 'se não|ou se não|e se não',
};
