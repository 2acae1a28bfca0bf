import type { WhoseWords } from './kinds.ts';

/** By what English speakers say of whom a clause is. */
export const en: WhoseWords = {
  kin: 'wife|wifes|husband|husbands|hubby|partner|partners|missus|mum|mums|mom|moms|mother|mothers|dad|dads|father|fathers|sister|sisters|brother|brothers|son|sons|daughter|daughters|aunt|auntie|uncle|cousin|cousins|gran|nan|nana|grandma|grandmother|grandad|grandpa|grandfather|niece|nephew|boyfriend|girlfriend|fiance|fiancee|flatmate|housemate|friend|friends|mate|neighbour|neighbor|boss|grandson|grandsons|granddaughter|granddaughters|grandkids|grandchild|grandchildren|my ex|brother in law|sister in law|mother in law|father in law|son in law|daughter in law|stepdad|stepmum|mates|colleague|colleagues|coworker|coworkers|workmate|roommate|lodger|neighbours|neighbors|the bosses|the owner|the owners|the landlord|the landlady|the manager|the chef|the foreman|the supervisor|my bosses|my owner|my owners|my landlord|my landlady|my manager|my chef|my foreman|my supervisor|our bosses|our owner|our owners|our landlord|our landlady|our manager|our chef|our foreman|our supervisor',
  before:
    'my|our|and|but|so|because|cos|cuz|since|while|whilst|though|although|as|the|now|also|plus|then|when|where|one|eldest|oldest|youngest|older|younger|little|big|best|late|old|two|three|both|twin',
  gone: 'left|has left|died|passed away|passed on|retired|quit|sold up|moved away|moved on|shut down|closed down|went bust|emigrated',
  third: "he|she|they|he's|she's|they're|hes|shes",
  self: "i|i'm|im|i've|ive|i'd|i'll|we|we're|myself",
  object: 'me|us|my',
  beside: 'with|for|to|from|of|by|at|near|like|than|about|between',
};
