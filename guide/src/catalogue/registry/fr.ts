// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/fr/baking-to-order.json' with { type: 'json' };
import balconyGardens from '../locales/fr/balcony-gardens.json' with { type: 'json' };
import bicycleRepair from '../locales/fr/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/fr/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/fr/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/fr/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/fr/craft-afternoons.json' with { type: 'json' };
import customerMessages from '../locales/fr/customer-messages.json' with { type: 'json' };
import dogWalking from '../locales/fr/dog-walking.json' with { type: 'json' };
import endOfTenancyCleaning from '../locales/fr/end-of-tenancy-cleaning.json' with { type: 'json' };
import errandsAndCompany from '../locales/fr/errands-and-company.json' with { type: 'json' };
import eveningChildminding from '../locales/fr/evening-childminding.json' with { type: 'json' };
import eveningsOfGames from '../locales/fr/evenings-of-games.json' with { type: 'json' };
import eventOrganising from '../locales/fr/event-organising.json' with { type: 'json' };
import eventServing from '../locales/fr/event-serving.json' with { type: 'json' };
import furnitureRefresh from '../locales/fr/furniture-refresh.json' with { type: 'json' };
import gardenCare from '../locales/fr/garden-care.json' with { type: 'json' };
import gearRenting from '../locales/fr/gear-renting.json' with { type: 'json' };
import gentleExerciseGroup from '../locales/fr/gentle-exercise-group.json' with { type: 'json' };
import guestFlatTurnover from '../locales/fr/guest-flat-turnover.json' with { type: 'json' };
import hairAtHome from '../locales/fr/hair-at-home.json' with { type: 'json' };
import handsOnLessons from '../locales/fr/hands-on-lessons.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/fr/house-and-plant-sitting.json' with { type: 'json' };
import householdDeviceRepair from '../locales/fr/household-device-repair.json' with { type: 'json' };
import jobApplicationHelp from '../locales/fr/job-application-help.json' with { type: 'json' };
import languageConversation from '../locales/fr/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/fr/letters-and-translation.json' with { type: 'json' };
import madeToOrderGifts from '../locales/fr/made-to-order-gifts.json' with { type: 'json' };
import musicLessons from '../locales/fr/music-lessons.json' with { type: 'json' };
import nailsAndMakeUp from '../locales/fr/nails-and-make-up.json' with { type: 'json' };
import neighbourhoodTours from '../locales/fr/neighbourhood-tours.json' with { type: 'json' };
import officeLunches from '../locales/fr/office-lunches.json' with { type: 'json' };
import onePageWebsites from '../locales/fr/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/fr/paperwork-for-small-firms.json' with { type: 'json' };
import petVisits from '../locales/fr/pet-visits.json' with { type: 'json' };
import phoneHelp from '../locales/fr/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/fr/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/fr/photo-sessions.json' with { type: 'json' };
import preservesForMarkets from '../locales/fr/preserves-for-markets.json' with { type: 'json' };
import respiteHours from '../locales/fr/respite-hours.json' with { type: 'json' };
import roomPainting from '../locales/fr/room-painting.json' with { type: 'json' };
import salesCallsForSmallFirms from '../locales/fr/sales-calls-for-small-firms.json' with { type: 'json' };
import schoolTutoring from '../locales/fr/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/fr/selling-for-neighbours.json' with { type: 'json' };
import shortVideoEditing from '../locales/fr/short-video-editing.json' with { type: 'json' };
import smallAutomations from '../locales/fr/small-automations.json' with { type: 'json' };
import smallHomeRepairs from '../locales/fr/small-home-repairs.json' with { type: 'json' };
import socialPostsForShops from '../locales/fr/social-posts-for-shops.json' with { type: 'json' };
import spreadsheetTidying from '../locales/fr/spreadsheet-tidying.json' with { type: 'json' };
import storyHours from '../locales/fr/story-hours.json' with { type: 'json' };
import tidyHomes from '../locales/fr/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/fr/typing-and-transcripts.json' with { type: 'json' };
import vintageFinds from '../locales/fr/vintage-finds.json' with { type: 'json' };
import walkingGroup from '../locales/fr/walking-group.json' with { type: 'json' };

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
