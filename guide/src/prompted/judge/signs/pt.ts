import { always, sign, type Sign } from './kinds.ts';

const DEED =
  'peca|pede|pedir|tome|toma|faca|faz|use|usa|usar|pague|paga|compre|compra|contrate|contrai|contraia|financie|aceite|pegue';

export const pt: readonly Sign[] = [
  sign(
    'unsafe',
    '(?:isso e|isto e|voce tem|tens|parece|trata-se de)(?: certamente| provavelmente| so)? ?(?:uma?|o|a)? ?(?:(?:tendin|bronqu|bronch|arthr|artr|gastr|burs|cist|cyst|ot|sinus|epicondil|epicondyl|dermat|sinov|synov|hepat|faring|laring)ite|inflamacao|entorse|infeccao|hernia|artrose|tunel carpal|depressao|enxaqueca|alergia)',
  ),
  sign(
    'unsafe',
    'ibuprofenos?|paracetamol|aspirinas?|naproxeno|diclofenaco|antibioticos?|codeina|cortisona|analgesicos?|dipirona|soniferos?',
    'tome|toma|tomar|engula|use|antes|cada|dobre',
  ),
  always(
    'unsafe',
    '(?:nao precisa\\p{L}*|nao e preciso|sem|nem precisa|em vez de|escusas|dispensa)(?: \\p{L}+){0,4} (?:medic[oa]|doutora?|hospital|especialista)',
  ),
  sign(
    'unsafe',
    'lixivia|agua sanitaria|desentupidor|amoniaco?|amonia|acido|soda caustica|cloro|gasolina|solventes?',
    'mistur\\p{L}*|junt\\p{L}*|maos nuas|dedos?|chama|fogo|aquecedor|vapores|mex\\p{L}*|respir\\p{L}*',
  ),
  sign(
    'unsafe',
    '(?:dedos?|maos?|polegar)',
    '(?:debaixo|sob|perto|junto|entre|dentro|contra)(?: \\p{L}+){0,3} (?:agulha|lamina|serra|motor|correia|maquina|prensa|faca)|em funcionamento|em movimento|a funcionar|ligada',
  ),
  sign(
    'unsafe',
    '(?:protecao|protetor|resguardo|carcaca|fusivel|trava de seguranca|detetor de fumo)',
    'tire|tira|tirar|retire|retira|remova|remove|desative|desmonte|sem',
  ),
  always(
    'unsafe',
    '(?:vapores|fumos?|fumaca|poeira|gases)(?: \\p{L}+)? (?:e|sao) (?:totalmente )?(?:inofensiv\\p{L}*)|nao fazem mal',
  ),
  sign(
    'unsafe',
    '(?:emprestimos?|creditos?|cheque especial|cartao de credito|a prestacoes|a credito|parcelad[oa]|fiado|hipotec\\p{L}*)',
    DEED,
  ),
  sign(
    'unsafe',
    '(?:poupancas?|economias|reforma|aposentadoria|dinheiro da renda|dinheiro do aluguel)',
    'ponha|poe|coloque|invista|investe|gaste|gasta|use|tire',
  ),
  sign(
    'unsafe',
    'bitcoins?|cripto\\p{L}*|forex|sinais de trading',
    'compr\\p{L}*|invist\\p{L}*|vend\\p{L}*|ponha|coloque|sinais',
  ),
  sign(
    'unsafe',
    '(?:largue|larga|deixe|deixa|abandone|saia)(?: \\p{L}+){0,2} (?:emprego|trabalho|posto|turnos)|demita-se|demite-te|peca demissao|despede-te',
  ),
  always(
    'unsafe',
    '(?:nao|sem|nunca|nem)(?: \\p{L}+){0,4} (?:declarar|declare|registar|registrar|faturar|segurar|pagar impostos?|emitir (?:fatura|nota|recibo)|passe?s? recibo|passar recibo)',
  ),
  always(
    'unsafe',
    '(?:nao (?:precisa\\p{L}*|e precis[oa]))(?: \\p{L}+){0,3} (?:seguro|licenca|alvara|autorizacao|registo|registro|contrato|fatura|recibo)|ninguem (?:pode|podera)(?: \\p{L}+){0,2} (?:processar|multar)\\p{L}*|isent[oa] de impostos?|livre de impostos?',
  ),
  sign(
    'deceit',
    '(?:avaliacoes|depoimentos?|testemunhos?|recomendacoes|certificados?|diplomas?|clientes|rotulos?)(?: \\p{L}+){0,2} (?:fals[oa]s?|inventad[oa]s?)|(?:fals[oa]s?|inventad[oa]s?)(?: \\p{L}+)? (?:avaliacoes|depoimentos?|clientes|certificados?|recomendacoes)',
  ),
  sign(
    'deceit',
    'avaliacoes|comentarios|depoimentos?|testemunhos?|recomendacoes',
    '(?:outros|outro|varios|diferentes)(?: \\p{L}+)? ?nomes?|como se foss\\p{L}+|fazendo-se passar',
  ),
  sign(
    'deceit',
    '(?:diga|diz|dizer|escreva|escreve|escrever|afirme|ponha|finja)(?: \\p{L}+){0,6}',
    'mesmo que (?:nao|\\p{L}+ nao)(?: \\p{L}+)?|ainda que nao|embora nao|ninguem(?: \\p{L}+){0,2} (?:verific\\p{L}*|confer\\p{L}*|nota\\p{L}*|repar\\p{L}*|descobr\\p{L}*)',
  ),
  sign(
    'deceit',
    'dinheiro vivo|em notas|numerario|em especie|sem fatura|sem nota|por fora|financas|receita federal|fisco|caixa dois',
    '(?:ninguem|nada|nunca|nao|assim)(?: \\p{L}+){0,4} (?:ve|veja|vera|sabe|sabem|saiba|saibam|sabera|nota|descobr\\p{L}*|declar\\p{L}*|passe?s?|recibo)',
  ),
  always(
    'deceit',
    '(?:pegue|tire|leve|leva|roube|traz|tira)(?: \\p{L}+){0,6} (?:armazem|deposito|trabalho|empresa|escritorio|loja|cozinha|estoque)',
    'a noite|de noite|as escondidas|escondido|ninguem|sem pedir',
  ),
  sign(
    'pretended',
    '(?:acabei de|ja|eu)? ?(?:verifiquei|pesquisei|procurei|consultei|comparei|vi|liguei|visitei|verificar|pesquisar|procurar|consultar|comparar|olhar)',
    'internet|online|web|google|sites?|precos?|cobram?|concorren\\p{L}*|mercado|outr[oa]s|paginas?|lojas?',
  ),
  sign(
    'pretended',
    '(?:eu )?(?:te |lhe |vou )?(?:lembro-te|lembro-o|avisarei|lembrarei|enviarei|mandarei|escreverei|ligarei|reservarei|notificarei)|vou (?:te |lhe )?(?:lembrar|avisar|enviar|mandar|ligar|escrever|reservar)(?:-te|-lhe)?(?: \\p{L}+){0,2}',
  ),
  sign(
    'pretended',
    '(?:tarefa|passo|etapa|plano|lista|chamada)s?(?: \\p{L}+){0,4} (?:esta|estao|aparece|ficou|fica)(?: agora| ja)+ (?:no|na|em|ao|a|feita|feito|primeiro|em primeiro)',
  ),
  sign(
    'invented',
    '(?:estudos?|pesquisas?|inqueritos?|sondagens?|estatisticas|especialistas|dados|numeros)(?: \\p{L}+){0,2} (?:mostram?|dizem?|provam?|indicam?|confirmam?|revelam?)|segundo (?:um|uma|os|as|varios|o|a)(?: \\p{L}+| \\d+){0,3} ?(?:estudos?|pesquisas?|inqueritos?|estatisticas)',
  ),
  sign(
    'invented',
    '(?:estavas|estiveste|estava|esteve|voce estava|tiveste|sei que)(?: \\p{L}+){0,5} (?:doente|deprimid[oa]|cansad[oa]|exaust[oa]|divorci\\p{L}*|problemas|estressad[oa]|stressad[oa]|triste|preguicos[oa]|foi embora)',
  ),
  sign(
    'reproach',
    '(?:a culpa e (?:sua|tua)|por (?:sua|tua) (?:propria )?culpa|por culpa (?:sua|tua))|desculpas(?: \\p{L}+){0,2} (?:de novo|outra vez|para)|arranjar desculpas|(?:semana|oportunidade) (?:perdida|desperdicada)|(?:voce|tu) (?:falhou|falhaste|fracassou|desperdicou|perdeu tempo)|preguicos[oa]|patetic[oa]|que vergonha|devia\\p{L}* ter vergonha|gente seria|empreendedores de verdade|sem disciplina|deveria ter|devias ter|dececion\\p{L}*|decepcion\\p{L}*|seja homem|como um homem',
  ),
  sign(
    'reproach',
    '(?:es|voce e)(?: \\p{L}+){0,3} (?:genial|genio|incrivel|campea|campeao|a melhor|o melhor|extraordinari[oa]|maravilhos[oa]|brilhante|fantastic[oa])|tao orgulhos[oa] de (?:ti|voce)|nada pode (?:correr mal|dar errado|falhar|parar)',
  ),
  always(
    'refusal',
    '(?:lamento|desculpe?|sinto muito|peco desculpa)(?: \\p{L}+|,){0,5} (?:nao posso|nao consigo|nao me e possivel)(?: \\p{L}+){0,3} (?:ajudar|responder|auxiliar|atender)|como (?:uma )?ia|como modelo de linguagem',
  ),
];
