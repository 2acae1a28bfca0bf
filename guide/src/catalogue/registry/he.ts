// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/he/baking-to-order.json' with { type: 'json' };
import balconyGardens from '../locales/he/balcony-gardens.json' with { type: 'json' };
import bicycleRepair from '../locales/he/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/he/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/he/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/he/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/he/craft-afternoons.json' with { type: 'json' };
import customerMessages from '../locales/he/customer-messages.json' with { type: 'json' };
import dogWalking from '../locales/he/dog-walking.json' with { type: 'json' };
import endOfTenancyCleaning from '../locales/he/end-of-tenancy-cleaning.json' with { type: 'json' };
import errandsAndCompany from '../locales/he/errands-and-company.json' with { type: 'json' };
import eveningChildminding from '../locales/he/evening-childminding.json' with { type: 'json' };
import eveningsOfGames from '../locales/he/evenings-of-games.json' with { type: 'json' };
import eventOrganising from '../locales/he/event-organising.json' with { type: 'json' };
import eventServing from '../locales/he/event-serving.json' with { type: 'json' };
import furnitureRefresh from '../locales/he/furniture-refresh.json' with { type: 'json' };
import gardenCare from '../locales/he/garden-care.json' with { type: 'json' };
import gearRenting from '../locales/he/gear-renting.json' with { type: 'json' };
import gentleExerciseGroup from '../locales/he/gentle-exercise-group.json' with { type: 'json' };
import guestFlatTurnover from '../locales/he/guest-flat-turnover.json' with { type: 'json' };
import hairAtHome from '../locales/he/hair-at-home.json' with { type: 'json' };
import handsOnLessons from '../locales/he/hands-on-lessons.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/he/house-and-plant-sitting.json' with { type: 'json' };
import householdDeviceRepair from '../locales/he/household-device-repair.json' with { type: 'json' };
import jobApplicationHelp from '../locales/he/job-application-help.json' with { type: 'json' };
import languageConversation from '../locales/he/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/he/letters-and-translation.json' with { type: 'json' };
import madeToOrderGifts from '../locales/he/made-to-order-gifts.json' with { type: 'json' };
import musicLessons from '../locales/he/music-lessons.json' with { type: 'json' };
import nailsAndMakeUp from '../locales/he/nails-and-make-up.json' with { type: 'json' };
import neighbourhoodTours from '../locales/he/neighbourhood-tours.json' with { type: 'json' };
import officeLunches from '../locales/he/office-lunches.json' with { type: 'json' };
import onePageWebsites from '../locales/he/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/he/paperwork-for-small-firms.json' with { type: 'json' };
import petVisits from '../locales/he/pet-visits.json' with { type: 'json' };
import phoneHelp from '../locales/he/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/he/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/he/photo-sessions.json' with { type: 'json' };
import preservesForMarkets from '../locales/he/preserves-for-markets.json' with { type: 'json' };
import respiteHours from '../locales/he/respite-hours.json' with { type: 'json' };
import roomPainting from '../locales/he/room-painting.json' with { type: 'json' };
import salesCallsForSmallFirms from '../locales/he/sales-calls-for-small-firms.json' with { type: 'json' };
import schoolTutoring from '../locales/he/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/he/selling-for-neighbours.json' with { type: 'json' };
import shortVideoEditing from '../locales/he/short-video-editing.json' with { type: 'json' };
import smallAutomations from '../locales/he/small-automations.json' with { type: 'json' };
import smallHomeRepairs from '../locales/he/small-home-repairs.json' with { type: 'json' };
import socialPostsForShops from '../locales/he/social-posts-for-shops.json' with { type: 'json' };
import spreadsheetTidying from '../locales/he/spreadsheet-tidying.json' with { type: 'json' };
import storyHours from '../locales/he/story-hours.json' with { type: 'json' };
import tidyHomes from '../locales/he/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/he/typing-and-transcripts.json' with { type: 'json' };
import vintageFinds from '../locales/he/vintage-finds.json' with { type: 'json' };
import walkingGroup from '../locales/he/walking-group.json' with { type: 'json' };

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
