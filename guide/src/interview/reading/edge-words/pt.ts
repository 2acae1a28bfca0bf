import type { EdgeWords } from './kinds.ts';

/** O que se diz em português à volta do que se faz. */
export const pt: EdgeWords = {
  does: 'faço fazia fazemos fazendo toco tocava tocando',
  is: 'são sao',
  base: 'fazer tocar',
  tail: 'o a os as um uma uns umas de do da dos das e ou mas ao à aos às em no na nos nas por para pra com sem eu meu minha que sim também pois né tenho',
  denies: 'nunca',
  hates: 'odeio detesto',
  late: '',
  verbs: '',
  deny: 'eu já isso o a os as me sei faço posso tenho toco entendo mexo nunca mais nada nem fazer',
  but: 'mas porém',
  and: 'e',
  ends: 'desde porque quando enquanto até',
  badly: 'mal',
  hard: /(?<!\p{L})(?:(?:e|sao|fica) (?:muito |bem |ainda )?dific(?:il|eis) (?:pra|para) mim|me custam?(?: muito)?|custam?-me(?: muito)?)$/u,
  barely: 'mal',
  so: 'então',
  knows: 'sei entendo conheço percebo domino',
  topic: 'de do da em no na',
  relative: 'que quem onde qual quando se porque',
  joins: /(?<=\s)(?=e\s)/giu,
  place: /^(?:nas? |nos? |numa? )/u,
  until:
    /(?<!\p{L})(?:e|mas) (?:agora|depois|desde entao|ja)(?= (?:ja |o |a |os |as |esta )*(?:fech|encerr|fali|vend|mud|acab|levar)\p{L}+)|(?<!\p{L})ate (?:que|ha|\d{4}|me|(?:a|o|as|os|ao) (?!noite|tarde|manha|meia|meio|fim|final)\p{L}+ \p{L}+(?:ar|er|ir|or)(?:em)?(?!\p{L})|(?:a|o|ao) (?:fecho|fechamento|encerramento|falencia|reforma|aposentadoria|pandemia|despedimento)|(?:a|o) \p{L}+ (?:fech|fal|encerr|acab)\p{L}+|(?:fech|fali|encerr|acab)\p{L}+)(?!\p{L})/u,
  jobLost:
    /(?<!\p{L})(?:(?:e|mas|depois|ai|entao),? )+(?:eu )?(?:fiquei (?:sem (?:trabalho|emprego|servico)|desempregad[oa])|perdi (?:o|meu|o meu|esse) (?:trabalho|emprego|servico|posto)|fui (?:demitid[oa]|despedid[oa]|mandad[oa] embora)|(?:me mandaram|mandaram-me) embora)(?!\p{L})(?: (?:em|desde|ha|este|no) [\p{L}\d]+(?: (?:anos?|mes(?:es)?|passado|\d{4}))?)?/u,
};
