// Written by guide/scripts/registry.mjs.

export const facts: Record<string, unknown> = {
};
