import type { StudyWords } from './kinds.ts';

/** O que se diz em português dos próprios estudos. */
export const pt: StudyWords = {
  lead: 'fiquei no|fiquei na|deixei no|deixei na|na|no|tenho|tenho o|tenho a|até|até a|até o|até à|ao|o|a|um|uma|meu|minha|e|só|com|apenas|estudos|segundo ano do|primeiro ano do|terceiro ano do|eu',
  did: 'fiz|fiz o|fiz a|fiz um|terminei|terminei o|acabei|completei|concluí|tirei|tirei o|estudei|estudei até|cursei|parei no|parei na|fui até|formei em|me formei em',
  head: 'ensino médio|ensino fundamental|ensino superior|ensino secundário|segundo grau|primeiro grau|quarta série|oitava série|quinta série|sexta série|terceira série|quarta classe|sexta classe|oitava classe|décima classe|décimo segundo ano|curso técnico|curso médio|curso profissional|licenciatura|mestrado|bacharelado|pós graduação|médio completo|médio incompleto|fundamental completo|escola profissional|escola técnica|escola primária|instrução primária|a primária',
  bare: 'curso de|curso do|curso da|curso em|primária|eja|graduação|diploma de|certificado de|faculdade de|quarto ano|nono ano|décimo ano|décimo segundo|supletivo|magistério',
  ordinal:
    'primeiro|segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo|primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava|nona|décima',
  year: 'ano|série|classe|ano do fundamental|ano de escolaridade|ano do liceu',
  none: 'dou|ensino a|quero|queria|pagar|nenhum|nenhuma|filho|filha|óbito|nascimento|corridas|quimioterapia|quimio|radioterapia',
  doubt:
    'deficiência|incapacidade|invalidez|insuficiência|doença|médico|médica|saúde|fisioterapia|reabilitação|tratamento|terapia|coração|um dia|ano que vem|próximo ano|finalmente|em breve|sonho|tomara|gostaria|vontade|espero|fazer|terminar|acabar|tirar|estudar',
  stop: 'mas|porque|pq|desde|então|depois|eu|que|quando',
};
