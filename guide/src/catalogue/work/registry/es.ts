// Written by guide/scripts/registry.mjs.
import batch22 from '../../work/es/22.json' with { type: 'json' };
import batch23 from '../../work/es/23.json' with { type: 'json' };
import batch26 from '../../work/es/26.json' with { type: 'json' };
import batch32 from '../../work/es/32.json' with { type: 'json' };
import batch33 from '../../work/es/33.json' with { type: 'json' };
import batch41 from '../../work/es/41.json' with { type: 'json' };
import batch51 from '../../work/es/51.json' with { type: 'json' };
import batch53 from '../../work/es/53.json' with { type: 'json' };
import batch71 from '../../work/es/71.json' with { type: 'json' };
import batch74 from '../../work/es/74.json' with { type: 'json' };
import batch75 from '../../work/es/75.json' with { type: 'json' };
import batch83 from '../../work/es/83.json' with { type: 'json' };
import skillsAnimalsPlants from '../../work/es/skills-animals-plants.json' with { type: 'json' };
import skillsCrafts from '../../work/es/skills-crafts.json' with { type: 'json' };
import skillsFood from '../../work/es/skills-food.json' with { type: 'json' };
import skillsMusicStage from '../../work/es/skills-music-stage.json' with { type: 'json' };

export const words: Record<string, unknown> = {
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
