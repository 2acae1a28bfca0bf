// Written by guide/scripts/registry.mjs.
import customers from '../../answers/he/customers.json' with { type: 'json' };
import everyday from '../../answers/he/everyday.json' with { type: 'json' };
import money from '../../answers/he/money.json' with { type: 'json' };
import rules from '../../answers/he/rules.json' with { type: 'json' };
import working from '../../answers/he/working.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  customers,
  everyday,
  money,
  rules,
  working,
};
