import type { TakenBackWords } from './kinds.ts';

/** Como se põe um número no lugar de outro em português. */
export const pt: TakenBackWords = {
  sure: 'nao espera|espera nao|nao pera|pera nao|nao perai|perai|nao desculpa|desculpa nao|ah nao|ai nao|oh nao|ops nao|nao perdao|perdao nao|ou melhor|digo|minto|me enganei|enganei me|errei|nao mentira|mentira|correcao|alias|nao que isso|nao e muito|sendo realista|realisticamente|o realista e|na realidade',
  maybe:
    'quer dizer|quero dizer|quis dizer|queria dizer|perdao|espera|pera|desculpa|melhor|bom|bem|ops|opa|calma|na verdade',
  denies: 'nao|num|n',
  sigh: 'ah|ai|oh|eh|e|ops|opa|hum|epa|bom|bem|mas|puxa|uai',
  lead: 'bota|bote|mete|poe|ponha|coloca|coloque|digamos|diga|diz|deixa em|deixe em|melhor|mais para|entao|fica em|fica|ficam|vamos dizer|anota|conta|que sejam|pode por|pode ser',
  sums: 'entao|ou seja|por isso|logo|digamos|bota|mete|poe|sobra|sobram|fica|ficam',
  turns: 'mas|so que|porem|tirando que',
  whole: 'no total|ao todo|ao total|tudo junto',
  small: 'sao|e|seriam|seria|perdao|uns|umas|como|os|as|o|a|um|uma|de|so|talvez|que|nao|espera|desculpa|ja|pois|la|r',
  why: 'porque|pq|pois|ja que|para ser|pra ser|por causa|senao',
};
