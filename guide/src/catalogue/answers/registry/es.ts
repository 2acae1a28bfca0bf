// Written by guide/scripts/registry.mjs.
import customers from '../../answers/es/customers.json' with { type: 'json' };
import everyday from '../../answers/es/everyday.json' with { type: 'json' };
import foothold from '../../answers/es/foothold.json' with { type: 'json' };
import further from '../../answers/es/further.json' with { type: 'json' };
import life from '../../answers/es/life.json' with { type: 'json' };
import making from '../../answers/es/making.json' with { type: 'json' };
import money from '../../answers/es/money.json' with { type: 'json' };
import people from '../../answers/es/people.json' with { type: 'json' };
import rules from '../../answers/es/rules.json' with { type: 'json' };
import serving from '../../answers/es/serving.json' with { type: 'json' };
import trading from '../../answers/es/trading.json' with { type: 'json' };
import working from '../../answers/es/working.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  customers,
  everyday,
  foothold,
  further,
  life,
  making,
  money,
  people,
  rules,
  serving,
  trading,
  working,
};
