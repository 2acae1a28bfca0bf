// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/es/baking-to-order.json' with { type: 'json' };
import balconyGardens from '../locales/es/balcony-gardens.json' with { type: 'json' };
import bicycleRepair from '../locales/es/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/es/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/es/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/es/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/es/craft-afternoons.json' with { type: 'json' };
import customerMessages from '../locales/es/customer-messages.json' with { type: 'json' };
import dogWalking from '../locales/es/dog-walking.json' with { type: 'json' };
import endOfTenancyCleaning from '../locales/es/end-of-tenancy-cleaning.json' with { type: 'json' };
import errandsAndCompany from '../locales/es/errands-and-company.json' with { type: 'json' };
import eveningChildminding from '../locales/es/evening-childminding.json' with { type: 'json' };
import eveningsOfGames from '../locales/es/evenings-of-games.json' with { type: 'json' };
import eventOrganising from '../locales/es/event-organising.json' with { type: 'json' };
import eventServing from '../locales/es/event-serving.json' with { type: 'json' };
import furnitureRefresh from '../locales/es/furniture-refresh.json' with { type: 'json' };
import gardenCare from '../locales/es/garden-care.json' with { type: 'json' };
import gearRenting from '../locales/es/gear-renting.json' with { type: 'json' };
import gentleExerciseGroup from '../locales/es/gentle-exercise-group.json' with { type: 'json' };
import guestFlatTurnover from '../locales/es/guest-flat-turnover.json' with { type: 'json' };
import hairAtHome from '../locales/es/hair-at-home.json' with { type: 'json' };
import handsOnLessons from '../locales/es/hands-on-lessons.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/es/house-and-plant-sitting.json' with { type: 'json' };
import householdDeviceRepair from '../locales/es/household-device-repair.json' with { type: 'json' };
import jobApplicationHelp from '../locales/es/job-application-help.json' with { type: 'json' };
import languageConversation from '../locales/es/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/es/letters-and-translation.json' with { type: 'json' };
import madeToOrderGifts from '../locales/es/made-to-order-gifts.json' with { type: 'json' };
import musicLessons from '../locales/es/music-lessons.json' with { type: 'json' };
import nailsAndMakeUp from '../locales/es/nails-and-make-up.json' with { type: 'json' };
import neighbourhoodTours from '../locales/es/neighbourhood-tours.json' with { type: 'json' };
import officeLunches from '../locales/es/office-lunches.json' with { type: 'json' };
import onePageWebsites from '../locales/es/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/es/paperwork-for-small-firms.json' with { type: 'json' };
import petVisits from '../locales/es/pet-visits.json' with { type: 'json' };
import phoneHelp from '../locales/es/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/es/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/es/photo-sessions.json' with { type: 'json' };
import preservesForMarkets from '../locales/es/preserves-for-markets.json' with { type: 'json' };
import respiteHours from '../locales/es/respite-hours.json' with { type: 'json' };
import roomPainting from '../locales/es/room-painting.json' with { type: 'json' };
import salesCallsForSmallFirms from '../locales/es/sales-calls-for-small-firms.json' with { type: 'json' };
import schoolTutoring from '../locales/es/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/es/selling-for-neighbours.json' with { type: 'json' };
import shortVideoEditing from '../locales/es/short-video-editing.json' with { type: 'json' };
import smallAutomations from '../locales/es/small-automations.json' with { type: 'json' };
import smallHomeRepairs from '../locales/es/small-home-repairs.json' with { type: 'json' };
import socialPostsForShops from '../locales/es/social-posts-for-shops.json' with { type: 'json' };
import spreadsheetTidying from '../locales/es/spreadsheet-tidying.json' with { type: 'json' };
import storyHours from '../locales/es/story-hours.json' with { type: 'json' };
import tidyHomes from '../locales/es/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/es/typing-and-transcripts.json' with { type: 'json' };
import vintageFinds from '../locales/es/vintage-finds.json' with { type: 'json' };
import walkingGroup from '../locales/es/walking-group.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  'baking-to-order': bakingToOrder,
  'balcony-gardens': balconyGardens,
  'bicycle-repair': bicycleRepair,
  'carry-and-move': carryAndMove,
  'clothes-alterations': clothesAlterations,
  'cooking-in-their-kitchen': cookingInTheirKitchen,
  'craft-afternoons': craftAfternoons,
  'customer-messages': customerMessages,
  'dog-walking': dogWalking,
  'end-of-tenancy-cleaning': endOfTenancyCleaning,
  'errands-and-company': errandsAndCompany,
  'evening-childminding': eveningChildminding,
  'evenings-of-games': eveningsOfGames,
  'event-organising': eventOrganising,
  'event-serving': eventServing,
  'furniture-refresh': furnitureRefresh,
  'garden-care': gardenCare,
  'gear-renting': gearRenting,
  'gentle-exercise-group': gentleExerciseGroup,
  'guest-flat-turnover': guestFlatTurnover,
  'hair-at-home': hairAtHome,
  'hands-on-lessons': handsOnLessons,
  'house-and-plant-sitting': houseAndPlantSitting,
  'household-device-repair': householdDeviceRepair,
  'job-application-help': jobApplicationHelp,
  'language-conversation': languageConversation,
  'letters-and-translation': lettersAndTranslation,
  'made-to-order-gifts': madeToOrderGifts,
  'music-lessons': musicLessons,
  'nails-and-make-up': nailsAndMakeUp,
  'neighbourhood-tours': neighbourhoodTours,
  'office-lunches': officeLunches,
  'one-page-websites': onePageWebsites,
  'paperwork-for-small-firms': paperworkForSmallFirms,
  'pet-visits': petVisits,
  'phone-help': phoneHelp,
  'photo-memories': photoMemories,
  'photo-sessions': photoSessions,
  'preserves-for-markets': preservesForMarkets,
  'respite-hours': respiteHours,
  'room-painting': roomPainting,
  'sales-calls-for-small-firms': salesCallsForSmallFirms,
  'school-tutoring': schoolTutoring,
  'selling-for-neighbours': sellingForNeighbours,
  'short-video-editing': shortVideoEditing,
  'small-automations': smallAutomations,
  'small-home-repairs': smallHomeRepairs,
  'social-posts-for-shops': socialPostsForShops,
  'spreadsheet-tidying': spreadsheetTidying,
  'story-hours': storyHours,
  'tidy-homes': tidyHomes,
  'typing-and-transcripts': typingAndTranscripts,
  'vintage-finds': vintageFinds,
  'walking-group': walkingGroup,
};
