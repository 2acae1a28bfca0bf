import type { StudyWords } from './kinds.ts';

/** O que se diz em português dos próprios estudos. */
export const pt: StudyWords = {
  lead: 'tenho|tenho o|tenho a|fiz|fiz o|fiz a|fiz um|terminei|terminei o|acabei|completei|concluí|tirei|tirei o|estudei|estudei até|cursei|até|até a|até o|até à|ao|o|a|um|uma|meu|minha|e|só|com|apenas|estudos|parei no|parei na|fui até|segundo ano do|primeiro ano do|terceiro ano do|eu',
  head: 'ensino médio|ensino fundamental|ensino superior|ensino secundário|segundo grau|primeiro grau|quarta série|oitava série|quinta série|sexta série|terceira série|quarta classe|sexta classe|oitava classe|décima classe|nono ano|décimo segundo|décimo segundo ano|décimo ano|quarto ano|curso de|curso técnico|curso médio|curso do|curso da|curso em|curso profissional|licenciatura|mestrado|bacharelado|graduação|faculdade de|magistério|diploma de|certificado de|supletivo|eja|pós graduação|médio completo|médio incompleto|fundamental completo|primária|escola profissional|escola técnica',
  none: 'dou|ensino a|quero|queria|pagar|nenhum|nenhuma|filho|filha|óbito|nascimento|corridas',
  stop: 'mas|porque|pq|desde|então|depois|eu|que|quando',
};
