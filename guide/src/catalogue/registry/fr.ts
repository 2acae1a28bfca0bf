// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/fr/baking-to-order.json' with { type: 'json' };
import bicycleRepair from '../locales/fr/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/fr/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/fr/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/fr/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/fr/craft-afternoons.json' with { type: 'json' };
import dogWalking from '../locales/fr/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../locales/fr/errands-and-company.json' with { type: 'json' };
import gardenCare from '../locales/fr/garden-care.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/fr/house-and-plant-sitting.json' with { type: 'json' };
import languageConversation from '../locales/fr/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/fr/letters-and-translation.json' with { type: 'json' };
import musicLessons from '../locales/fr/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../locales/fr/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/fr/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../locales/fr/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/fr/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/fr/photo-sessions.json' with { type: 'json' };
import respiteHours from '../locales/fr/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../locales/fr/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/fr/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../locales/fr/small-home-repairs.json' with { type: 'json' };
import tidyHomes from '../locales/fr/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/fr/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../locales/fr/walking-group.json' with { type: 'json' };

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
