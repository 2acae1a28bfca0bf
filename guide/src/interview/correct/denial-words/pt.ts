import type { DenialWords } from './kinds.ts';

/** How Portuguese speakers take back what was written down of them. */
export const pt: DenialWords = {
  opens: 'não|não não|nao|espera|peraí|desculpa|desculpe|opa|ah|na verdade|mas|olha|calma|aliás',
  other:
    'eu não|não eu|não sou eu|essa não sou eu|esse não sou eu|não era eu|não é meu|não é minha|não meu|não minha|não falei de mim|não estava falando de mim|não tava falando de mim|não de mim',
  wrong:
    'isso não é verdade|não é verdade|não é isso|isso não|não disse isso|eu não disse isso|nunca disse isso|não foi isso que eu disse|não foi o que eu disse|você entendeu errado|entendeu errado|entendeu mal|percebeu mal|é um erro|está errado|tá errado|errado',
  past: 'não faço mais|há anos|faz anos|faz tempo|há muito tempo|faz muito tempo|anos atrás|tempos atrás|já não|antigamente|naquela época|na época|parei|eu parei|larguei|isso acabou|isso já passou|quando era jovem|quando era criança|quando eu era criança|quando eu era jovem',
  notI: 'não sou|eu não sou|nunca fui|não era|não faço|eu não faço|não sei|não tenho|não é|isso não é',
  small:
    'isso|isto|essa|esse|foi|era|é|o|a|os|as|um|uma|eu|meu|minha|ele|ela|quem|que|de|do|da|no|na|não|já|só|nada|mais|disse|quis|dizer|falei|falava|e|me|sim|lá|aqui|faz|trabalha|dela|dele',
  kin: 'irmã|irmão|mãe|pai|mamãe|papai|mulher|esposa|esposo|marido|companheiro|companheira|filho|filha|tia|tio|prima|primo|amiga|amigo|vizinha|vizinho|avó|avô|vó|vô|sobrinha|sobrinho|cunhado|cunhada|sogra|sogro|namorado|namorada|colega|ex',
};
