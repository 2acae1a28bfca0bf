import type { Cues } from './kinds.ts';

/** Portuguese lead-ins, folded. */
export const pt: Cues = {
  work: {
    anywhere:
      '(?:eu )?(?:ja )?(?:trabalhei|trabalhava|trabalho|tenho trabalhado|venho trabalhando)(?: tambem| antes| por muito tempo)?(?: como| de| em| com| na| no)?(?: uma?)?|(?:estou|estava) trabalhando (?:como|de)|meu (?:ultimo |primeiro )?(?:trabalho|emprego|oficio)(?: atual)? (?:e|era|foi)(?: de| como)?|antes (?:disso )?(?:fui|era|trabalhei)(?: como| de)?',
    atStart: '(?:trabalhando|atualmente|ex|depois)(?: como| de)?(?: uma?)?',
  },
  being: { anywhere: '(?:eu )?(?:sou|fui|era)(?: tambem| atualmente)?(?: uma?)?', atStart: 'estou' },
  place: {
    anywhere:
      '(?:eu )?(?:moro|resido|vivo|me mudei)(?: agora| atualmente| na verdade)?(?: perto d[eoa]| em| no| na| nos| nas| pra| para)*|sou d[eoa](?= (?!familia))|estou em(?= (?!casa))|minha cidade e',
    atStart: 'moro(?: em| no| na)?',
  },
  study: {
    anywhere:
      '(?:eu )?(?:estudei|estudo|fiz (?:um |uma )?(?:curso|faculdade|tecnico|graduacao)|me formei|cursei)(?: de| em| na| no| d[ao])*|sou formad[oa](?: em)?|tenho (?=(?:uma? |o |a )?(?:diploma|graduacao|licenciatura|curso|mestrado|faculdade|ensino|certificado|tecnico|doutorado))|minha formacao e(?: em)?',
    atStart: '(?:formacao|formad[oa]|diploma)(?: em| de)?(?= )',
  },
  enjoy: {
    anywhere:
      '(?:eu )?(?:gosto(?: muito)?(?: tambem)?(?: de| do| da)?|adoro|amo|curto)|meus (?:hobbies|passatempos) sao|(?:no|nas|em)(?: meu| minhas)? (?:tempo livre|horas vagas|tempos livres),?(?: eu)?(?: faco| gosto de| pratico| jogo)?',
    atStart: '(?:hobbies?|passatempos?)(?= )|gosto de',
  },
  can: {
    anywhere:
      '(?:eu )?(?:sei|domino|falo|entendo de|manjo de)(?! (?:la|que|se))(?: muito bem| bem| tambem)?|consigo (?=[a-z]+(?:ar|er|ir)(?![a-z]))(?!(?:dedicar|investir|trabalhar|colocar))|posso (?=(?:ensinar|cozinhar|costurar|consertar|dirigir))|(?:sou|estou) (?:muito |bastante )?(?:bo[am]|expert|craque|fera|habil) (?:em|com|n[oa]|de)|tenho (?:jeito|facilidade|habilidade) (?:para|com|em)|minhas habilidades sao|mando bem (?:em|no|na|com)',
    atStart: '(?:bo[am] (?:em|com|n[oa]))|habilidades?(?= )',
  },
  want: {
    anywhere:
      'o que (?:eu )?(?:mais )?(?:quero|queria|gostava|gostaria|preciso),? ?(?:e|era|seria)(?: de)?|(?:eu )?(?:quero|queria|gostaria(?: muito)?(?: de)?|desejo|espero|pretendo|preciso(?: de)?|busco)|meu (?:objetivo|sonho) (?:e|seria)|minha meta (?:e|seria)|(?:estou|to) (?:procurando|buscando)',
    atStart: '(?:meta|objetivo)(?= )',
  },
  earn: {
    anywhere: '(?:pra |para )?(?=(?:ganhar|faturar|tirar) )',
    atStart: '(?:pra |para )?(?=(?:ganhar|juntar|economizar) )',
  },
  limit: {
    anywhere:
      'nao (?:posso|quero|consigo|aguento|suporto|dirijo|tenho (?:carro|moto|carteira|computador|espaco|cnh)|gosto)|tenho (?:\\w+ ){0,2}(?:filhos?|filhas?|criancas?|bebe|gemeos)|sou (?:alergic[oa]|mae solo|mae solteira|pai solteiro)|tem que ser|so (?:posso|consigo|de|a|aos|nos|em|pela|por)',
    atStart:
      '(?:so|somente|apenas) (?:de|a|aos|as|nos|em|pela|por|no|na|fim|fins|noite|manhas|manha|tarde)|(?:de )?(?:manha|noite|tarde|fins? de semana)(?= (?:so|somente|apenas))|sem (?:carro|moto|carteira|cnh)|nada (?:de|fisico|pesado)|de casa|em casa|nunca(?! trabalhei)|tampouco',
  },
  have: {
    anywhere:
      '(?:eu )?tenho(?: uns| umas| cerca de| mais ou menos| tambem| disponiveis)?|disponho de|(?:posso|consigo) (?:dedicar|trabalhar|dar)',
    atStart: '(?:com|disponiveis)(?= )',
  },
  spend: {
    anywhere:
      '(?:posso|poderia|consigo|quero|da pra) (?:investir|gastar|colocar|por|botar)|(?:para |pra )(?:investir|gastar)|meu orcamento(?: mensal)?(?: e)?(?: de)?|(?:um )?orcamento de',
    atStart: 'orcamento',
  },
  other: {
    anywhere: 'me chamo|nasci|acho que|penso|porque|mas',
    atStart:
      'meu (?:nome|marido|filho|pai|namorado|amigo|chefe|esposo)|minha (?:mulher|esposa|filha|mae|namorada|amiga)|meus (?:filhos|pais|amigos)|(?:oi|ola|desculpa|obrigad[oa]|na verdade)',
  },
};
