// Written by guide/scripts/registry.mjs.
import customers from '../../answers/en/customers.json' with { type: 'json' };
import everyday from '../../answers/en/everyday.json' with { type: 'json' };
import foothold from '../../answers/en/foothold.json' with { type: 'json' };
import further from '../../answers/en/further.json' with { type: 'json' };
import life from '../../answers/en/life.json' with { type: 'json' };
import making from '../../answers/en/making.json' with { type: 'json' };
import money from '../../answers/en/money.json' with { type: 'json' };
import people from '../../answers/en/people.json' with { type: 'json' };
import rules from '../../answers/en/rules.json' with { type: 'json' };
import serving from '../../answers/en/serving.json' with { type: 'json' };
import trading from '../../answers/en/trading.json' with { type: 'json' };
import working from '../../answers/en/working.json' with { type: 'json' };

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
