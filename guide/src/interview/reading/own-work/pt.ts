import type { OwnWorkWords } from './kinds.ts';

/** How Portuguese speakers tell their own work. */
export const pt: OwnWorkWords = {
  self: 'eu nos',
  bare: true,
  now: /^(?:[a-z]{2,}(?<!a|ad)o|dou|[a-z]{2,}(?:amos|emos|imos))$/u,
  past: /^[a-z]{3,}(?:ava|ia)$/u,
  infinitive: /^[a-z]{2,}[aeio]r$/u,
  timed: /\d|anos/u,
  ever: /(?<![a-z])(?:sempre|a vida toda|toda a vida|a vida inteira|desde pequen[oa]|desde crianca|desde nov[oa]|desde miud[oa]|desde menin[oa])(?![a-z])/u,
  since:
    /^ ?(?:e |mas )?(?:desde entao|desde ai|de la (?:para|pra) ca|dai em diante|agora|hoje em dia|hoje|atualmente)(?![a-z])/u,
  at: /^(?:na|no|nas|nos|em|numa|num)$/u,
  between:
    'e eu agora tambem ainda sempre aqui ja so mais hoje entao depois lhes as vezes antes alem disso sobretudo principalmente geralmente costumo',
  barrier:
    'se quando que o como onde porque embora quem qual ate para sem nao nunca nem jamais queria gostaria gostava oxala ele ela meu minha seu sua',
  notWork:
    'sou estou era estava tenho tinha tive ha vou ia venho vinha saio entro vivo vivia moro morava quero queria posso podia devo devia preciso precisava prefiro espero acho achava penso pensava sinto sentia sei sabia conheco vejo olho escuto ouco leio falo falava digo disse pergunto respondo fico ficava durmo como comia bebo fumo chego chegava caminho ando andava corro nado levo levava tomo tomava ponho dou dava deixo deixava mantenho comeco termino paro tento uso sigo seguia trabalho trabalhava trabalhamos estudo estudava aprendo ganho ganhava recebo recebia pago pagava gasto poupo compro comprava alugo perco procuro procurava encontro falto jogo jogava viajo mudo visito sofro morro nasco nasci chamo chamava levanto deito acordo visto mostro ajudo ajudava apoio partilho divido trago subo desco caio parto parti abro fecho acompanho busco pego pegava entendo percebo lembro esqueco odeio amo adoro curto gosto sonho temo evito admiro mereco aceito rezo voto conduzo dirijo dirigia conto contava disponho decido aguento suporto desejo desejava pretendo gostaria poderia deveria teria faria seria so bom mas quando quanto algo muito pouco todo outro mesmo tanto logo dentro quatro oito cinco claro enquanto primeiro segundo terceiro ultimo meio sabemos vamos somos estamos temos queremos podemos ano dia meu teu seu nosso avo tio primo filho marido irmao sogro namorado amigo chefe euro campo tempo dinheiro corpo oficio tipo estado caso verao inverno outono aposentado reformado casado solteiro divorciado viuvo desempregado formado cansado doente tia mia policia familia companhia alegria economia todavia consigo costumo costumava acabo acabei passo passava volto voltava suponho reconheco noto grato obrigado certo junto creio nao sao eram foram isso ensino bairro curso contrato passeio torneio mato cobro rodo domingo comercio mestrado socio gracas diario numero feito direito porto rio centro seguro certificado',
  before: 'os as o a uns umas um uma meus minhas alguns algumas muitos muitas todo tipo velhos velhas',
  within: 'e de do da dos das com ou',
  and: 'e',
  noThing:
    'cada pelo pela custa cuesta eu tu ele ela voce nos eles elas me te se lhe lhes o meu meus minha minhas teu tua seu seus sua suas nosso nossa este esta isto estes estas esse essa isso aquele que quem qual onde quando como nao nem mas porque embora pois entao para pra por com sem sobre em no na nas ao aos de do da desde ate entre contra segundo mais menos muito muita pouco pouca bem mal melhor pior bastante tanto tudo toda nada algo ninguem alguem sempre nunca ja ainda aqui ai ali la hoje amanha ontem agora logo depois antes tarde cedo rapido devagar so sozinho sozinha juntos tambem tampouco um uma dois duas tres quatro cinco seis sete oito nove dez vez vezes parte coisas coisa lado conta falta vontade medo fome sede frio calor sono razao pressa etc igual assim quase perto longe dentro fora das dos vinte trinta cem mil sessenta doze onze quilo gratis medio superior tecnico fundamental pouquinho olho mao metade',
  daily:
    'filho filhos filha filhas crianca criancas neto netos bebe marido mulher esposa mae pai pais familia amigo amigos gente escola igreja missa trabalho trabalhos emprego cafe cha cerveja jantar almoco comida tele televisao tv onibus autocarro comboio trem metro cama remedios comprimidos medicamentos contas faturas aluguel renda dividas divida emprestimo impostos dinheiro grana pensao reforma aposentadoria salario faculdade aulas curso cursos estudos exames provas turnos turno noites dias horas hora semanas semana meses mes anos ano tempo tardes manhas idiomas linguas ingles frances espanhol portugues erros planos esforcos barulho roupa louca compras tarefas telefone chamadas videos filmes series jogos noticias pes maos pernas joelhos costas cabeca olhos dores enxaquecas carne acucar cigarros euros reais vida mundo caminho lugar favor favores passos esporte exercicio exercicios academia ginasio veterinaria nutricao medicina engenharia oceanografia psicologia enfermagem pedagogia administracao contabilidade kilo quilo planilha doutorado',
  habit:
    /(?<![a-z])(?:cada|epoca|primavera|verao|outono|inverno|desde|vizinh[oa]s|as pessoas|clientes?|mercado|feira|por encomenda|aldeia)(?![a-z])/u,
  lone: true,
  many: /[^s]s$/u,
};
