// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../archetypes/baking-to-order.json' with { type: 'json' };
import bicycleRepair from '../archetypes/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../archetypes/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../archetypes/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../archetypes/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../archetypes/craft-afternoons.json' with { type: 'json' };
import dogWalking from '../archetypes/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../archetypes/errands-and-company.json' with { type: 'json' };
import gardenCare from '../archetypes/garden-care.json' with { type: 'json' };
import houseAndPlantSitting from '../archetypes/house-and-plant-sitting.json' with { type: 'json' };
import languageConversation from '../archetypes/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../archetypes/letters-and-translation.json' with { type: 'json' };
import musicLessons from '../archetypes/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../archetypes/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../archetypes/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../archetypes/phone-help.json' with { type: 'json' };
import photoMemories from '../archetypes/photo-memories.json' with { type: 'json' };
import photoSessions from '../archetypes/photo-sessions.json' with { type: 'json' };
import respiteHours from '../archetypes/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../archetypes/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../archetypes/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../archetypes/small-home-repairs.json' with { type: 'json' };
import tidyHomes from '../archetypes/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../archetypes/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../archetypes/walking-group.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
  'baking-to-order': bakingToOrder,
  'bicycle-repair': bicycleRepair,
  'carry-and-move': carryAndMove,
  'clothes-alterations': clothesAlterations,
  'cooking-in-their-kitchen': cookingInTheirKitchen,
  'craft-afternoons': craftAfternoons,
  'dog-walking': dogWalking,
  'errands-and-company': errandsAndCompany,
  'garden-care': gardenCare,
  'house-and-plant-sitting': houseAndPlantSitting,
  'language-conversation': languageConversation,
  'letters-and-translation': lettersAndTranslation,
  'music-lessons': musicLessons,
  'one-page-websites': onePageWebsites,
  'paperwork-for-small-firms': paperworkForSmallFirms,
  'phone-help': phoneHelp,
  'photo-memories': photoMemories,
  'photo-sessions': photoSessions,
  'respite-hours': respiteHours,
  'school-tutoring': schoolTutoring,
  'selling-for-neighbours': sellingForNeighbours,
  'small-home-repairs': smallHomeRepairs,
  'tidy-homes': tidyHomes,
  'typing-and-transcripts': typingAndTranscripts,
  'walking-group': walkingGroup,
};
