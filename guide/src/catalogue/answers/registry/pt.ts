// Written by guide/scripts/registry.mjs.
import customers from '../../answers/pt/customers.json' with { type: 'json' };
import everyday from '../../answers/pt/everyday.json' with { type: 'json' };
import money from '../../answers/pt/money.json' with { type: 'json' };
import rules from '../../answers/pt/rules.json' with { type: 'json' };
import working from '../../answers/pt/working.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  customers,
  everyday,
  money,
  rules,
  working,
};
