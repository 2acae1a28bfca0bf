// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../archetypes/baking-to-order.json' with { type: 'json' };
import balconyGardens from '../archetypes/balcony-gardens.json' with { type: 'json' };
import bicycleRepair from '../archetypes/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../archetypes/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../archetypes/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../archetypes/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../archetypes/craft-afternoons.json' with { type: 'json' };
import customerMessages from '../archetypes/customer-messages.json' with { type: 'json' };
import dogWalking from '../archetypes/dog-walking.json' with { type: 'json' };
import endOfTenancyCleaning from '../archetypes/end-of-tenancy-cleaning.json' with { type: 'json' };
import errandsAndCompany from '../archetypes/errands-and-company.json' with { type: 'json' };
import eveningChildminding from '../archetypes/evening-childminding.json' with { type: 'json' };
import eveningsOfGames from '../archetypes/evenings-of-games.json' with { type: 'json' };
import eventOrganising from '../archetypes/event-organising.json' with { type: 'json' };
import eventServing from '../archetypes/event-serving.json' with { type: 'json' };
import furnitureRefresh from '../archetypes/furniture-refresh.json' with { type: 'json' };
import gardenCare from '../archetypes/garden-care.json' with { type: 'json' };
import gearRenting from '../archetypes/gear-renting.json' with { type: 'json' };
import gentleExerciseGroup from '../archetypes/gentle-exercise-group.json' with { type: 'json' };
import guestFlatTurnover from '../archetypes/guest-flat-turnover.json' with { type: 'json' };
import hairAtHome from '../archetypes/hair-at-home.json' with { type: 'json' };
import handsOnLessons from '../archetypes/hands-on-lessons.json' with { type: 'json' };
import houseAndPlantSitting from '../archetypes/house-and-plant-sitting.json' with { type: 'json' };
import householdDeviceRepair from '../archetypes/household-device-repair.json' with { type: 'json' };
import jobApplicationHelp from '../archetypes/job-application-help.json' with { type: 'json' };
import languageConversation from '../archetypes/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../archetypes/letters-and-translation.json' with { type: 'json' };
import madeToOrderGifts from '../archetypes/made-to-order-gifts.json' with { type: 'json' };
import musicLessons from '../archetypes/music-lessons.json' with { type: 'json' };
import nailsAndMakeUp from '../archetypes/nails-and-make-up.json' with { type: 'json' };
import neighbourhoodTours from '../archetypes/neighbourhood-tours.json' with { type: 'json' };
import officeLunches from '../archetypes/office-lunches.json' with { type: 'json' };
import onePageWebsites from '../archetypes/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../archetypes/paperwork-for-small-firms.json' with { type: 'json' };
import petVisits from '../archetypes/pet-visits.json' with { type: 'json' };
import phoneHelp from '../archetypes/phone-help.json' with { type: 'json' };
import photoMemories from '../archetypes/photo-memories.json' with { type: 'json' };
import photoSessions from '../archetypes/photo-sessions.json' with { type: 'json' };
import preservesForMarkets from '../archetypes/preserves-for-markets.json' with { type: 'json' };
import respiteHours from '../archetypes/respite-hours.json' with { type: 'json' };
import roomPainting from '../archetypes/room-painting.json' with { type: 'json' };
import salesCallsForSmallFirms from '../archetypes/sales-calls-for-small-firms.json' with { type: 'json' };
import schoolTutoring from '../archetypes/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../archetypes/selling-for-neighbours.json' with { type: 'json' };
import shortVideoEditing from '../archetypes/short-video-editing.json' with { type: 'json' };
import smallAutomations from '../archetypes/small-automations.json' with { type: 'json' };
import smallHomeRepairs from '../archetypes/small-home-repairs.json' with { type: 'json' };
import socialPostsForShops from '../archetypes/social-posts-for-shops.json' with { type: 'json' };
import spreadsheetTidying from '../archetypes/spreadsheet-tidying.json' with { type: 'json' };
import storyHours from '../archetypes/story-hours.json' with { type: 'json' };
import tidyHomes from '../archetypes/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../archetypes/typing-and-transcripts.json' with { type: 'json' };
import vintageFinds from '../archetypes/vintage-finds.json' with { type: 'json' };
import walkingGroup from '../archetypes/walking-group.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
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
