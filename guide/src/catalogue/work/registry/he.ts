// Written by guide/scripts/registry.mjs.
import batch22 from '../../work/he/22.json' with { type: 'json' };
import batch23 from '../../work/he/23.json' with { type: 'json' };
import batch26 from '../../work/he/26.json' with { type: 'json' };
import batch32 from '../../work/he/32.json' with { type: 'json' };
import batch33 from '../../work/he/33.json' with { type: 'json' };
import batch41 from '../../work/he/41.json' with { type: 'json' };
import batch51 from '../../work/he/51.json' with { type: 'json' };
import batch53 from '../../work/he/53.json' with { type: 'json' };
import batch71 from '../../work/he/71.json' with { type: 'json' };
import batch74 from '../../work/he/74.json' with { type: 'json' };
import batch75 from '../../work/he/75.json' with { type: 'json' };
import batch83 from '../../work/he/83.json' with { type: 'json' };
import skillsAnimalsPlants from '../../work/he/skills-animals-plants.json' with { type: 'json' };
import skillsCrafts from '../../work/he/skills-crafts.json' with { type: 'json' };
import skillsFood from '../../work/he/skills-food.json' with { type: 'json' };
import skillsMusicStage from '../../work/he/skills-music-stage.json' with { type: 'json' };

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
