import type { RequestWords } from './kinds.ts';

/** What Portuguese speakers ask of the interview, besides answering it. */
export const pt: RequestWords = {
  lead: 'bom|ah|eh|ta|tipo|e',
  skip: 'pular|pula|passo|proxima?|nada(?: mais)?|nenhuma?|nao|prefiro nao (?:dizer|falar)|nao obrigad[oa]|na verdade nao',
  unsure:
    '(?:eu )?nao sei(?: bem| ainda| dizer)?|sei la|nem ideia|nao faco ideia|depende|dificil dizer|nao tenho certeza|talvez|varia',
  little:
    '(?:nao muit[oa]s?|(?:bem |muito |um )?pouc[oa]s?|muit[oa]s?|bastante|um pouquinho|quase nada)(?: (?:tempo|dinheiro|horas))?',
  'no work yet': '(?:ainda )?nao tenho experiencia|nunca trabalhei|sem experiencia',
  why: 'por que|para que(?: (?:voce|quer|precisa))?',
  thanks: '(?:muito )?obrigad[oa]|valeu|otimo|legal|perfeito',
  hello: 'oi|ola|bom dia|boa (?:tarde|noite)|(?:oi[, !]*|ola[, !]*)?(?:tudo bem|tudo bom|como vai|como voce esta)',
  left: 'quant[ao]s? (?:perguntas|faltam|falta|mais)|falta muito',
  form: '(?:prefiro|quero|posso|cade|tem)? ?(?:usar |preencher )?(?:o |um )formulario',
  stop: 'pare|parar|chega|e so isso|so isso|terminei|acabou|fim|tchau',
  'go on': 'continua(?:r)?|segue|vamos(?: la)?|sim|claro|pronto|pronta|pode continuar|bora',
  summary: 'o que voce (?:tem|sabe|anotou|ja tem)|resumo|meu perfil',
  'start over':
    '(?:comecar|recomecar)(?: tudo)? (?:de novo|do zero)|recomecar|(?:apaga|apagar|exclui|excluir) tudo|reiniciar',
  explain: '(?:preciso de )?ajuda(?: por favor)?|me ajuda|explica(?:[- ]me)?',
  meaning: 'o que (?:voce )?(?:quer dizer|significa|e isso)|como assim|nao entendi|nao entendo|por exemplo|um exemplo',
  who: 'quem e voce|voce e (?:um )?(?:robo|bot|humano|uma pessoa|real)',
  outside:
    '(?:voce )?(?:pode|poderia|consegue) (?:escrever|fazer|me|dar|traduzir|ajudar)|(?:escreva|escreve|faz|faca|traduza|me (?:da|de|conta|diga)|conta)(?: meu| um| uma| o| a| ideias)?(?= )|como (?:posso|faco|eu)',
};
