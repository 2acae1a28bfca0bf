// Written by guide/scripts/registry.mjs.

export const words: Record<string, unknown> = {
};
