// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/es/baking-to-order.json' with { type: 'json' };
import bicycleRepair from '../locales/es/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/es/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/es/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/es/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/es/craft-afternoons.json' with { type: 'json' };
import dogWalking from '../locales/es/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../locales/es/errands-and-company.json' with { type: 'json' };
import gardenCare from '../locales/es/garden-care.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/es/house-and-plant-sitting.json' with { type: 'json' };
import languageConversation from '../locales/es/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/es/letters-and-translation.json' with { type: 'json' };
import musicLessons from '../locales/es/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../locales/es/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/es/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../locales/es/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/es/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/es/photo-sessions.json' with { type: 'json' };
import respiteHours from '../locales/es/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../locales/es/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/es/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../locales/es/small-home-repairs.json' with { type: 'json' };
import tidyHomes from '../locales/es/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/es/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../locales/es/walking-group.json' with { type: 'json' };

export const words: Record<string, unknown> = {
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
