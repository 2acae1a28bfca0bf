import type { ToldWords } from './kinds.ts';

/** How Portuguese speakers tell of money, hours and where they live. */
export const pt: ToldWords = {
  money: {
    give: 'pra pôr|para pôr|posso pôr|pode pôr|consigo pôr|dá pôr|queria pôr|poder pôr|pôr uns|pôr umas|ponho|poria|botar|boto|colocar|coloco|investir|invisto|investiria|meter|meto|separar|reservar|destinar|arriscar|posso gastar|poderia gastar|consigo gastar|orçamento|meu orçamento|orçamento de|desembolsar|posso dar|posso usar|conto com|disponho de|me permitir|tirar do bolso|começar com|arrancar com|teto|teto de|capital|capital de|fundo de|caixa|caixinha|arriscaria|passar de|ir além de|mais do que|tirar do meu bolso|do meu bolso|investimento|investimento de|bancar|gastar mais de|gastar mais do que|pôr mais de|não mais de|gastar|custe menos de|custa menos de|não custe mais de|custe mais de|custa no máximo|custe até|vale menos de',
    have: 'sobram|sobra|me sobram|tenho|tenho uns|so tenho',
    saved:
      'guardado|guardados|guardada|guardadas|guardei|juntei|juntado|juntados|poupado|poupados|poupança|poupei|economias|no banco|de parte|de lado|economizado|economizados|economizei|na poupança',
    start:
      'para começar|pra começar|p começar|para iniciar|pra iniciar|no início|no começo|de início|de entrada|de arranque|para arrancar|pra arrancar|para isto|pra isto|pra isso|para isso|para investir|pra investir|para gastar|pra gastar',
    most: 'no máximo|máximo|no maximo|maximo|e só|não mais|se tanto|quando muito|consigo|posso|dá pra mim',
    want: 'ganhar|espero|tirar|fazer|juntar|quero|queria|gostaria|gostava|preciso|precisava|preciso de|faturar|meta|objetivo|sonho|receber|conseguir|poupar|economizar|a mais|extra|me ajudava|bastava|chegar a|levantar|meta é|objetivo é|minha meta|meu objetivo|se tivesse|se entrasse|se entrassem|se me entrassem|se sobrasse|se desse|se rendesse|se caíssem|contente com|feliz com|me contento com|contentava me com|um rendimento de|rendimento de|uma renda de|viver com|quem dera|oxalá|me faltam|me falta|faltam me|falta me|faltam',
    reach:
      'pagavam|pagaria|pagariam|me permitia|me permitiria|resolviam|dava me para|me daria|chegava me|chegavam me|me chegava|me chegavam|era um regalo|já clareava|clareava|já tava bom|já estava bom|já é lucro|fico feliz|ficava feliz|ficava contente|seria maravilha|era uma maravilha|era ótimo|era bom|já dava|dava pra|dava para|tava ótimo|estava ótimo|me tirava do sufoco|tiraria do sufoco|já me safava|safava me|me salva|já ajudava|ajudava|ajudavam|ajudaria|ajudariam|já ajudaria|me ajudaria|bastava|bastavam|me bastava|chegava|chegavam|dava jeito|davam jeito|dava me jeito|seria bom|seria ótimo|seria um sonho|seria ideal|salvaria|salvava|salvavam|é a meta|é a minha meta|é minha meta|é o objetivo|é o meu objetivo|e fico feliz|e fico contente|e tô feliz|e estou feliz|e tá bom|e já tá bom|e está bom|cobria|cobriria|pagava|resolvia|resolveria|resolve|mudava|mudaria|entrando|de entrada todo mês|tirava me do aperto',
    once: 'uma vez|uma vez só|uma só vez|só uma vez|uma única vez|de uma vez|pagamento único',
    figure:
      'ganho|recebo|me pagam|pagam|pago|pagar|paga|salário|ordenado|reforma|aposentadoria|pensão|renda de casa|aluguel|aluguer|prestação|devo|dívida|preço|vendo a|vendo por|levo|cobro|cada um|cada uma|por hora|à hora|ao dia|por peça|a peça|bolsa|auxílio|empréstimo|comprei|vendi|gastei|gasto|gastamos|ganhava|recebia|renda são|multa|conta de luz|mensalidade|vendo|imposto|impostos|propina|propinas|matrícula|pensão alimentícia|ipva|iptu|condomínio',
    worth:
      'vale|valem|valia|valeria|custa|custam|custou|me custou|custaram|avaliado em|avaliada em|avaliados em|estimado em|estimada em|sai por|saem por|saiu por|ficou em|ficou por|fica por|vende-se a|vende-se por|se vende por|se vendem por|à venda por',
    cash: 'dinheiro|grana|tostão|centavo|cêntimo|verba|capital|poupança|economias|orçamento|real|reais|euro|conto|nada',
    lack: 'não tenho|não tenho um|nao tenho nem um|sem|sem um|zero|nenhum|não há|não dá pra por|não posso pôr|não posso colocar|não consigo pôr|não quero pôr|não quero investir|não posso investir|nem um|nem|não ponho|nada de|não boto',
    lacking:
      'não tenho|não há|não posso|não sobra|não dá|não consigo|não quero|não posso pôr|não tenho pra colocar|tenho nada|tenho zero|tenho nenhum|não tem|nada tenho|não tenho nada',
    broke:
      'tô quebrado|estou quebrado|tô liso|tô dura|tô duro|estou teso|estou liso|duro de grana|não tenho nada para investir|estou sem dinheiro|tô sem dinheiro|tô sem grana|ando sem dinheiro|estou sem grana|nao sobra nada|não sobra nada|nao me sobra nada|não me sobra nada|nada mesmo|nem um centavo|nem um tostão|nem um real|nem um euro|não posso pôr nada|nao posso por nada|tô lisa|tô zerado|tô zerada|zerado|zerada|não sobra',
    unpaid: 'sem um tostão|sem grana|sem dinheiro|zero reais|zero euros|nada de dinheiro|nenhum dinheiro',
    noCash: 'por dinheiro|por grana|pelo dinheiro|não muito|não muita|nao muito|pouco',
    others: 'ele|ela|eles|elas|dele|dela',
  },
  time: {
    free: 'livre|livres|tenho|tenho livre|posso|poderia|consigo|disponível|disponíveis|dedicar|sobram|sobra|me sobram|me resta|folga|folgo|de folga|meu tempo|meia horinha|horinha|quando os miúdos|quando as crianças|enquanto|depois do trabalho|depois do serviço|depois do almoço|para isto|pra isso|dou|dá pra',
    busy: 'trabalho|trabalho das|trabalhava|turno|turnos|entro|saio|começo|pego|largo|acordo|acordar|levanto|durmo|jornada|expediente|horário|aula|aulas|curso|ensaio|treino|estudo|estudei|estudava|viagem|ônibus|autocarro|dirijo|conduzo|plantão|rezo|voluntária|voluntário|abro|fecho|abre|fecha|demoro|demora|leva|hemodiálise|extras|era|eram',
    others: 'ele|ela|eles|elas|meu patrão|meu chefe|o meu marido',
    aside: 'porque|pq|já que|pois|visto que|antes de|antes da|antes do|antes que|depois de|depois da|depois do',
    meanwhile: 'quando|enquanto|assim que|sempre que|logo que',
  },
  when: {
    by: 'antes de|antes do|antes da|até|até o|até ao|até a|a tempo de',
    mark: 'primavera|verão|outono|inverno|natal|páscoa|ramadã|ano novo|ano que vem|fim do ano|final do ano|fim do mês|bebê|bebé|nascer|parto|nascimento|casamento|prova|provas|exame|exames|vestibular|férias|volta às aulas|começarem as aulas|aposentar|aposentadoria|reforma|meu aniversário|mudança|acabar o contrato|acabar o seguro',
    open: 'livre|livres|disponível|de folga|folga|folgas|folgo|não trabalho',
    shut: 'essas não dá|esses não dá|essas não|esses não|esses dias não|nesses dias não|nesses não dá|nesses não posso|nesses dias não posso|aí não dá|aí não posso|essas estão fora|esses estão fora|essas nem pensar|esses nem pensar|essas não contam|esses não contam|então não dá|aí não',
  },
  level: {
    learns:
      'aprendo|aprendendo|comecei|começando|iniciante|não muito bem|não muito bom|não muito boa|enferrujado|enferrujada',
  },
  love: {
    lead: 'a minha alegria é|minha alegria é|minhas alegrias são|a minha alegria são|minha paixão é|a minha paixão é|minhas paixões são|a minha praia é|minha praia é|gosto é de|gosto é da|gosto é das|gosto é do|gosto é dos|o que eu gosto é|o que mais gosto é|o que me faz feliz é|o que me faz feliz são|onde sou feliz é na|onde sou feliz é no|onde sou feliz é com|onde estou bem é na|onde estou bem é no|sou feliz na|sou feliz no|sou feliz com|vivo para|minha felicidade é|a minha felicidade é|meu vício é|o meu vício é|o meu mundo é|o meu mundo são',
    behind:
      'é a minha vida|é minha vida|são a minha vida|são minha vida|é a minha paixão|é minha paixão|são a minha paixão|é a minha alegria|são a minha alegria|me faz feliz|me fazem feliz|é o meu vício|é a minha praia|são a minha praia',
    nobody: 'netos|netas|neto|neta|família|amigos|amigas|deus|trabalho|paz|dinheiro',
  },
  work: {
    trade: 'de ofício|de profissão',
    won: 'ganhei|ganhámos|ganhamos|venci|fiquei em primeiro|tirei primeiro|levei',
    prize:
      'concurso|concursos|prémio|prêmio|prémios|prêmios|medalha|medalhas|taça|troféu|campeonato|torneio|festival|primeiro',
    tried: 'tentei|experimentei|tentamos',
    leave:
      'licença médica|de licença|afastado|afastada|baixa médica|de baixa|auxílio doença|encostado|encostada|pelo inss|licença maternidade|de atestado',
    form: 'meio período|meio tempo|tempo parcial|tempo inteiro|part time|horário reduzido|jornada reduzida|carga reduzida|redução de horário|licença',
    civil: 'viúva|viúvo|enviuvei|divorciada|divorciado|me divorciei|separada|separado|sóbrio|sóbria',
    status:
      'pensionista|aposentado|aposentada|reformado|reformada|de atestado|afastado|afastada|encostado|encostada|em recuperação|reabilitação|em reabilitação|convalescente',
    health:
      'ordem do médico|ordem médica|saúde|motivo de saúde|motivos de saúde|razões de saúde|doença|doente|invalidez|incapacidade|deficiência|operação|cirurgia|acidente|lesão|enfarte|infarto|avc|cancro|câncer|depressão|coluna|joelho|costas|inss|pelo inss|auxílio doença|maternidade|paternidade|de baixa|motivo médico|motivos médicos|por conselho médico|afastado pelo inss|afastada pelo inss',
    reason: 'por causa de|por causa da|por causa do|devido a',
    rise: 'acordo às|acordo as|acordo cedo às|levanto às|levanto-me às|me levanto às|de pé às|em pé às|saio às|entro às|pego às|largo às|deito às|chego às',
    over: 'mais não',
    more: '',
    still:
      'já|ainda|agora|atualmente|hoje em dia|por enquanto|antes|então|na altura|na época|nesse tempo|naquele tempo|outrora',
  },
  home: {
    lives:
      'moro em|moro|moro no|moro na|vivo em|vivo na|vivo no|vivo|morando em|resido em|estou em|to em|agora em|mudei pra|mudei para|aqui em|instalado em|que se chama|chamado|chamada',
    resident: 'residente em|morador de|moradora de|natural e residente em',
    left: 'nasci em|nascido em|nascida em|nasci no|nasci na|cresci em|criado em|criada em|morava em|morei em|vivia em|vivi em|saí de|antes em|estudei em|trabalhei em|vim de|vim do|vim da',
    from: 'sou de|sou do|sou da|venho de|natural de|originário de|oriundo de|de|do|da',
    at: 'em|no|na|nos|nas|perto de|ali em',
  },
  age: {
    work: 'de experiência|de serviço|de ofício|de profissão|de casa|de carreira|de trabalho|de carteira|como|na profissão|no ramo|trabalhando|a trabalhar|de casados|de casada|de viúva|de prática|fazendo',
    old: 'feitos|anos feitos|completos|anos completos|primaveras|anos de idade|de idade|aninhos|acabados de fazer',
    own: 'tenho|fiz|completei',
  },
  inNames: 'de|do|da|dos|das',
  called: 'sou|so|oi|ola|aqui',
  numbered:
    'rua|avenida|casa|apto|apartamento|linha|onibus|autocarro|bairro|quadra|lote|bloco|sala|numero|andar|km|quilometro|porta|predio|torre|zona|turma|classe|metro|eletrico|comboio|estrada|travessa|rodovia|cep|codigo|conjunto|praca|largo',
  ofSelf:
    'origem|carater|caracter|profissao|oficio|nacionalidade|sangue|raiz|raizes|ascendencia|estatura|formacao|religiao|costumes|coracao|alma|mente|vocacao|volta|momento|confianca|trato',
};
