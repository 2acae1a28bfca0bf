/** How Portuguese begins what somebody would rather have; phrases are parted by bars. */
export const pt = 'prefiro|preferia|preferiria|melhor|quero|queria|gostaria|gostava|queria antes|queria era';
