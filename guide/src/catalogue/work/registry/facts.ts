// Written by guide/scripts/registry.mjs.
import batch22 from '../../work/facts/22.json' with { type: 'json' };
import batch23 from '../../work/facts/23.json' with { type: 'json' };
import batch26 from '../../work/facts/26.json' with { type: 'json' };
import batch32 from '../../work/facts/32.json' with { type: 'json' };
import batch33 from '../../work/facts/33.json' with { type: 'json' };
import batch41 from '../../work/facts/41.json' with { type: 'json' };
import batch51 from '../../work/facts/51.json' with { type: 'json' };
import batch53 from '../../work/facts/53.json' with { type: 'json' };
import batch71 from '../../work/facts/71.json' with { type: 'json' };
import batch74 from '../../work/facts/74.json' with { type: 'json' };
import batch75 from '../../work/facts/75.json' with { type: 'json' };
import batch83 from '../../work/facts/83.json' with { type: 'json' };
import skillsAnimalsPlants from '../../work/facts/skills-animals-plants.json' with { type: 'json' };
import skillsCrafts from '../../work/facts/skills-crafts.json' with { type: 'json' };
import skillsFood from '../../work/facts/skills-food.json' with { type: 'json' };
import skillsMusicStage from '../../work/facts/skills-music-stage.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
  '22': batch22,
  '23': batch23,
  '26': batch26,
  '32': batch32,
  '33': batch33,
  '41': batch41,
  '51': batch51,
  '53': batch53,
  '71': batch71,
  '74': batch74,
  '75': batch75,
  '83': batch83,
  'skills-animals-plants': skillsAnimalsPlants,
  'skills-crafts': skillsCrafts,
  'skills-food': skillsFood,
  'skills-music-stage': skillsMusicStage,
};
