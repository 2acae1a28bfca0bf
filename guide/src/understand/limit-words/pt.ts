import type { LimitWords } from './kinds.ts';

/** Portuguese words of limits. */
export const pt: LimitWords = {
  no: 'não|nao|nunca|jamais|nada|nada de|sem|nenhum|nenhuma|nem|tampouco|proibido|proibida|ñ|n|ninguém|proibidos|proibidas|nada disso|num|nunca mais|vetado|vetada|tô proibida|tô proibido|nenhuns|nenhumas|nun|naum|naun|nãm|numca|nem a pau',
  without: 'nada de|sem|nenhum|nenhuma|nunca mais|zero|nada que|tampouco|nem',
  lacks: 'sem|livre de|livres de',
  needs: 'preciso|como|comer|bebo|beber|devo|dieta|tenho que',
  hard: 'tenho dificuldade|dificuldade para|dificuldade de|dificuldade em|mal consigo|mal posso|custa me|custa|é difícil para mim|difícil pra mim|evito|evitar|melhor evitar|sofro para|não sou capaz de|incapaz de|não dou conta de|não aguento ficar|canso|me canso|limitado para|limitada para|é penoso|é puxado pra mim|tenho que evitar|fujo de|sofro com|com dificuldade',
  only: 'só|somente|apenas|unicamente|exclusivamente|sempre',
  but: 'senão|a não ser',
  except: 'exceto|menos|salvo|fora|tirando|com exceção de',
  until:
    'até|antes de|antes das|antes do|antes da|depois de|depois das|depois do|a partir de|a partir das|das|entre|às|as|pelas|após|desde as',
  must: 'devo|preciso|tenho que|tenho de|tem que|termino|acabo|saio|livre|livres|disponível|em casa|buscar|busco|pegar|ir embora|na cama|no máximo|posso|o mais tardar',
  out: 'impossível|impossíveis|descartado|descartada|fora de questão|fora de cogitação|nem pensar|nem morta|nem morto|não dá|nao da|não rola|não é comigo|não é pra mim|sem chance|proibido pelo médico|de jeito nenhum|de maneira nenhuma|nem a pau|nem em sonho|não tem como|não serve pra mim|não me serve|não me dá jeito|não é opção|não cola|esquece|descartados|descartadas|não vai dar|não funciona pra mim|não é a minha praia|não é minha praia|não é para mim|sem condições',
  allergic:
    'alérgico|alérgica|alergia|intolerante|me faz mal|me fazem mal|me dá enxaqueca|me dão enxaqueca|me dá tontura|me dá enjoo|me dá náusea|ataca minha|ataca a minha|atacam minha|ataca meu|me deixa tonta|me deixa tonto|me passa mal|passo mal com',
  hates:
    'odeio|detesto|não suporto|nao suporto|não aguento|nao aguento|não aguento mais|farto de|farta de|cansei de|cansado de|cansada de|enjoei de|não gosto|nao gosto|tenho pavor de|tenho horror a|tenho nojo|me irrita|me enche|prefiro não|chega de|abomino|tenho aversão|não curto|não morro de amores|nunca gostei de|nunca fui de|não sou fã de|não sou fã|me estressa|me estressam|me agonia|me dá agonia|me dá nervoso|stressa me|irrita me|enerva me|me dá preguiça|morro de medo de|medo de|pavor de|pânico de|fobia de|saturado de|saturada de|de saco cheio de|pelos cabelos com|fartinha de|fartinho de|já não quero|não quero mais|basta de|me cansei de|não vou com a cara|não gosto nada de|não me apetece',
  want: 'quero|queria|gostaria|tenho vontade|me interessa',
  bad: 'ruim|ruins|mal|má|estragado|estragada|operado|operada|quebrado|quebrada|fraco|fraca|fracos|duro|dura|machucado|machucada|lesionado|lesionada|detonado|detonada|dor na|dor no|dor nas|dor nos|dores nas|dores nos|problema na|problema no|problema nas|problema de|prótese no|lesão no|bichado|bichada|dor de|lixado|lixada|lixados|avariado|avariada|ferrado|ferrada|ferradas|zoado|zoada|arrebentado|arrebentada|estourado|estourada|gasto|gasta|gastos|gastas|partido|partida|operados|operadas|rompido|rompida|torto|torta|sensível|sensíveis|fodido|desgastado|desgastada|pinos no|pinos na|placa no|menisco|ligamento|hérnia na|estropiado',
  hurts:
    'dói|doi|doem|falha|incha|incham|treme|tremem|trava|adormecem|dolorido|dolorida|me mata|me matam|travam|lateja|latejam|repuxa|dá choque|formiga|formigam|inflama|inflamam|fraqueja|fraquejam|não responde|queima|range|rangem|dão cãibra|dá cãibra',
  ill: 'asma|asmático|asmática|epilepsia|epilético|epiléptico|epilética|diabético|diabética|artrose|artrite|fibromialgia|dpoc|vertigem|labirintite|hérnia|ciático|cadeira de rodas|muletas|bengala|grávida|fadiga crônica|marca passo|daltônico|daltônica|aparelho auditivo|surdo|surda|zumbido|gaguejo|gago|gaga|lúpus|esclerose|parkinson|túnel do carpo|tendinite|ler|bursite|disléxico|disléxica|dislexia|crise de pânico|crises de pânico|ansiedade|agorafobia|hemodiálise|pressão alta|deficiência|osteoporose|enxaqueca|enxaquecas|glaucoma|catarata|cataratas|enfisema|angina|avc|derrame|infarto|enfarte|ostomia|bolsa de colostomia|crohn|colite|covid longa|poliomielite|paralisia|prótese|amputado|amputada|andarilho|andador|tdah|autista|autismo|estresse pós traumático|gota|hipertensão|tensão alta|escoliose|reumatismo|lombalgia|neuropatia|espondilite',
  time: 'segunda|terça|quarta|quinta|sexta|sábado|domingo|segunda feira|fim de semana|fins de semana|fds|final de semana|finais de semana|dia de semana|dias de semana|dias úteis|manhã|de manhã|manhãs|tarde|à tarde|tardes|noite|noites|à noite|madrugada|madrugar|cedo|horário escolar|horário de aula|férias escolares|férias|verão|inverno|primavera|outono|colheita|ramadã|quaresma|sabbath|natal|soneca|saída da escola|horário comercial|feriado|feriados|de dia|meio dia|meia noite|escuro|escurecer',
  body: 'costas|coluna|joelho|joelhos|quadril|ombro|ombros|punho|pulso|cotovelo|tornozelo|pescoço|perna|pernas|braço|braço esquerdo|braço direito|mão|mãos|pés|pulmões|vista|ouvido|coração|dedos|olhos|lombar|rins|cintura',
  move: 'levantar|carregar|pesado|pesados|pesada|pesadas|peso|pesos|quilos|kg|agachar|me abaixar|abaixar|ajoelhar|de joelhos|em pé|de pé|sentado|sentada|trepar|subir|escada|escadas|degraus|altura|alturas|braços para cima|braço levantado|acima da cabeça|empurrar|puxar|cavar|esfregar|caminhar|andar|correr|físico|físicos|esforço|esforços|força|movimentos repetitivos|carrego|levanto|subo|caminho|corro',
  travel:
    'carro|dirigir|dirijo|conduzir|conduzo|carteira|cnh|carta de condução|habilitação|moto|veículo|van|bicicleta|estrada|longe|viajar|viagens|viagem|me deslocar|deslocar|deslocamento|ônibus|autocarro|comboio|trem|avião|exterior|sair de casa|saio de casa|sair da cidade|quilômetros|quilómetros|km|transporte|a pé|lotação|metrô|metro|barca|balsa|táxi|uber|sair da ilha|sair do bairro|sair da roça|sair da aldeia|pegar estrada|andar na estrada|condução|mota|boleia|carona|trajetos|longas distâncias|viajo',
  room: 'cozinha|forno|garagem|oficina|quintal|jardim|varanda|quarto sobrando|espaço|depósito|em casa|de casa|a domicílio|ao ar livre|na rua|fora|porão|cave|andar de cima|térreo|água encanada|energia|escritório',
  sense:
    'cheiro|cheiros|vapores|barulho|barulhos|barulhento|ruído|música alta|poeira|pó|perfume|perfumes|água sanitária|cloro|lixívia|químicos|produto químico|produtos químicos|tinta|solvente|fumaça|fumo|cigarro|álcool|porco|carne|sangue|agulha|agulhas|castanhas|glúten|látex|penas|pólen|luz forte|sol|calor|frio|umidade|chuva|sujeira|máquinas|ferramentas elétricas|peixe|fritura',
  animals: 'cachorro|cachorros|cães|cão|gato|gatos|animais|bichos|cavalos|galinhas|abelhas|pássaros|pelo de',
  children: 'criança|crianças|miúdos|bebê|bebês|bebé|bebés|adolescentes|menino|meninos',
  people:
    'desconhecido|desconhecidos|estranho|estranhos|multidão|multidões|aglomeração|clientes|público|em público|falar em público|palco|porta a porta|porta em porta|venda|vendas|vender|pechinchar|conversa fiada|grupos|grupo|reuniões|cara a cara|pessoalmente|homens|mulheres|chefe|patrão|equipe|festas|vizinhos|gente|muita gente|discutir|brigar|convencer|apresentar|aparecer|que me vejam|chefia|patrões|chefes|reclamação|reclamações|muita gente junta|dar a cara|lidar com público|atender público|conversa de vendedor',
  screen:
    'telefone|ligação|ligações|ligar|chamadas|videochamada|videochamadas|vídeo|vídeos|câmera|câmara|filmada|filmado|foto|fotos|meu rosto|minha cara|tela|telas|ecrã|computador|internet|online|wifi|zoom|whatsapp|zap|facebook|instagram|tiktok|redes sociais|redes|smartphone|celular|telemóvel|e mail|planilha|digitar|letra miúda|papelada|formulários|ler|escrever|ortografia|leio|escrevo',
  papers:
    'visto|autorização de trabalho|documentos|mei|nota fiscal|faturar|conta no banco|conta bancária|empréstimo|empréstimos|crédito|dívida|dívidas|fiado|loteria|apostas|juros|antecedentes',
  clock:
    'uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|meio dia|meia noite|a escola|escola|o trabalho|o almoço|o jantar|escurecer|anoitecer',
  lacked:
    'dinheiro|grana|poupança|orçamento|renda|experiência|diploma|estudos|estudo|faculdade|formação|trabalho|emprego|ideia|ideias|tempo|pressa|obrigado|obrigada|plano|razão|dúvida|sorte|necessidade|mais|passatempo|habilidades|talento|família|marido|mulher|irmãos|aposentadoria|salário|horas|novidade|resposta|ajuda|opção|limite|limites|especial|particular|vergonha|empresa|clientes|escola|objetivo|brincadeira|outra|outro|querer|parar|isso|mal|novo|problema|saber|graça',
  fine: 'experiência|prática|incomoda|incomodam|assustam|diria não|digo não|temo|falta|faltam|queixas|problema|problemas|importa|importo|ligo|faz mal nenhum|medo|assusta|vergonha|preocupa|esperar|vejo a hora|reclamo|basta|não só|não apenas|por que não|se não|nada mal|está mal|durmo|dormir|acho|sei|certeza|lembro|duvido|recuso|nego|esquento',
  past: 'era|eram|fui|foi|tinha|havia|podia|conseguia|naquele tempo|na época|quando era|quando criança|anos atrás|ontem|ano passado|semana passada|estava|trabalhava|desde que|antigamente',
  rules: 'diz|disse|proíbe|me proíbe|proibiu|não deixa|não me deixa|não permite|mandou|precisa de mim|recomenda',
  others:
    'irmã|irmão|tio|tia|avó|avô|vó|vô|primo|prima|amigo|amiga|namorado|namorada|companheiro|companheira|sogra|sogro|cunhada|cunhado|colega|ele|ela|eles|elas|dele|dela|deles|lhe|quem|você|vocês|tu',
  self: 'eu|posso|quero|tenho|trabalho|sou|estou|me|prefiro|consigo',
  mine: 'eu|meu|minha|meus|minhas|me|mim|sou|tenho|estou|comigo',
  object: 'me',
  have: 'tenho|temos|há|tem',
  light:
    'eu|o|a|os|as|um|uma|de|do|da|dos|das|ao|aos|à|às|em|no|na|nos|nas|e|ou|nem|meu|minha|este|esta|com|por|para|pra|pro|trabalhar|trabalho|trampar|posso|pode|estou|ser|é|livre|disponível|durante|cada|cedo|tarde|depois|antes|até|muito|muita|tanto|tempo|todo|toda|todos|horas|hora|h|dia|dias|semana|mais|fazer|vir|ir|que|pela|pelo|pequenas|pequenos|grandes',
  turn: 'mas|porque|então|já que|pois|e eu|e meu|e minha|e não|e nada|e nunca|e só|e tenho|e sou|embora|de resto|porém',
};
