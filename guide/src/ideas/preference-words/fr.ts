/** How French begins what somebody would rather have; phrases are parted by bars. */
export const fr =
  'plutôt|je préfère|préfère|préférerais|préférais|j aimerais mieux|aimerais mieux|mieux|j aimerais|je voudrais|je veux|j ai envie';
