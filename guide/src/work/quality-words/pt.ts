import type { QualityWords } from './kinds.ts';

export const pt: QualityWords = {
  virtue:
    'paciência|ser paciente|sou paciente|muito paciente|pontualidade|pontual|sempre na hora|nunca chego atrasado|nunca chego atrasada|responsabilidade|sou responsável|muito responsável|ser responsável|honestidade|honesto|honesta|muito trabalhador|muito trabalhadora|gentileza|simpatia|simpático|simpática|discrição|discreto|discreta|saber ouvir|sei ouvir|ouvir pessoas|ouvir os outros|escuta|empatia|calma|acalmar|constância|perseverança|disciplina|seriedade|lealdade|boa memória|trabalho em equipe|trabalho em equipa|trato com as pessoas|trato com o público|bom trato|força de vontade|vontade de aprender|vontade de trabalhar|dedicação|dedicado|dedicada|compromisso|iniciativa|proatividade|bom senso|bom humor',
  known:
    'falar|falo|explicar|explico|conhecer|conheço|conhecimento|conhecimentos|saber|entender|ler|leitura|julgar|idioma|idiomas|língua|línguas|ouvir|escutar|aconselhar|reconhecer',
};
