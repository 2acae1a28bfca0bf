import type { QuittingWords } from './kinds.ts';

/** How Portuguese speakers say that they want out of something. */
export const pt: QuittingWords = {
  wish: 'quero|queria|gostaria de|gostava de|preciso|preciso de|penso em|vou|pretendo|desejo|tenho vontade de|vontade de|está na hora de|tento',
  quit: 'parar de|parar com|deixar de|largar|sair da|sair do|sair de|abandonar|me afastar de|me livrar de|desistir de',
  halt: 'cessar|deixar',
  left: 'larguei|parei de|parei com|já parei de|deixei de|abandonei|desisti de|larguei de',
  doing: 'faço|fazer|faz|aceito|pego',
  closing: 'mais|já|nunca|jamais|obrigado|obrigada|favor|agora|isso|isto|nada|hoje|não|também|vez|eu|meu|minha',
  nobody: 'ninguém|nenhum outro|nenhuma outra',
  place:
    'salão|loja|padaria|confeitaria|barbearia|açougue|hospital|clínica|escritório|empresa|firma|trabalho|emprego|patrão|fábrica|armazém|restaurante|bar|bares|hotel|escola|oficina|agência|obra|lugar',
  alone:
    'a minha própria|meu próprio|minha própria|próprio|própria|por conta própria|por minha conta|sozinho|sozinha|em domicílio|em casa|de casa|autônomo|autônoma',
};
