/** Towns before which French says “à” and Brazilian Portuguese “em”, without an article; folded. */
const plainTowns: Record<'fr' | 'pt', ReadonlySet<string>> = {
  fr: new Set(
    'paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint-etienne|grenoble|dijon|angers|nimes|villeurbanne|clermont-ferrand|aix-en-provence|brest|tours|amiens|limoges|annecy|perpignan|metz|besancon|orleans|rouen|mulhouse|caen|nancy|avignon|poitiers|versailles|pau|bayonne|bruxelles|namur|liege|geneve|lausanne|neuchatel|fribourg|montreal|quebec|gatineau|sherbrooke|dakar|abidjan|tunis|alger|oran|casablanca|rabat|marrakech|luxembourg|tel-aviv|jerusalem|haifa|londres|berlin|madrid|barcelone|rome|bamako|douala|yaounde|kinshasa|cotonou|lome|quimper|lorient|vannes|saint-malo|saint-brieuc|laval|angouleme|la rochelle|la roche-sur-yon|la ciotat|la courneuve|niort|chartres|blois|bourges|chateauroux|nevers|auxerre|troyes|chaumont|epinal|colmar|belfort|vesoul|macon|chalon-sur-saone|roanne|valence|vienne|chambery|grasse|antibes|cannes|frejus|hyeres|arles|ales|beziers|narbonne|carcassonne|sete|albi|castres|montauban|rodez|aurillac|cahors|agen|perigueux|brive-la-gaillarde|tulle|gueret|tarbes|lourdes|biarritz|dax|mont-de-marsan|arcachon|royan|cholet|saumur|cherbourg|evreux|dieppe|beauvais|compiegne|creil|soissons|arras|lens|douai|valenciennes|maubeuge|dunkerque|calais|roubaix|tourcoing|charleville-mezieres|sedan|verdun|thionville|haguenau|melun|meaux|evry|creteil|nanterre|montreuil|bobigny|pantin|argenteuil|cergy|antony|ivry|massy|bastia|ajaccio|gap|digne|bruges|gand|anvers|charleroi|mons|louvain|tournai|sion|bienne|yverdon|montreux|laval|longueuil|trois-rivieres|saguenay|rimouski|ottawa|saint-denis|cayenne|papeete|noumea|thies|bouake|ouagadougou|niamey|lubumbashi|libreville|brazzaville|beyrouth|fes|tanger|agadir|constantine|sfax|sousse|lisbonne|milan|vienne|amsterdam|new york'.split(
      '|',
    ),
  ),
  pt: new Set(
    'sao paulo|brasilia|salvador|fortaleza|belo horizonte|manaus|curitiba|recife|goiania|belem|porto alegre|guarulhos|campinas|sao luis|maceio|natal|campo grande|teresina|joao pessoa|florianopolis|vitoria|aracaju|cuiaba|santos|sorocaba|niteroi|londrina|joinville|uberlandia|ribeirao preto|juiz de fora|feira de santana|caxias do sul|sao jose dos campos|olinda|maringa|blumenau|pelotas|petropolis|macapa|boa vista|porto velho|rio branco|palmas|lisboa|coimbra|braga|setubal|aveiro|evora|faro|luanda|maputo|londres|paris|madri|berlim|roma|haifa|tel aviv|jerusalem|bauru|jundiai|piracicaba|franca|limeira|taubate|osasco|diadema|maua|barueri|cotia|itu|americana|indaiatuba|marilia|presidente prudente|aracatuba|vila velha|cariacica|contagem|betim|montes claros|uberaba|ipatinga|sete lagoas|pocos de caldas|varginha|cascavel|ponta grossa|foz do iguacu|guarapuava|criciuma|chapeco|itajai|balneario camboriu|canoas|gravatai|viamao|passo fundo|novo hamburgo|caruaru|jaboatao|garanhuns|campina grande|mossoro|parnamirim|sobral|juazeiro do norte|imperatriz|ilheus|itabuna|vitoria da conquista|camacari|dourados|rondonopolis|varzea grande|anapolis|aparecida de goiania|taguatinga|ananindeua|maraba|santarem|cabo frio|volta redonda|campos dos goytacazes|nova iguacu|duque de caxias|macae|angra dos reis|nova york|viseu|leiria|funchal|guimaraes'.split(
      '|',
    ),
  ),
};

/**
 * Names that only towns have. “-sur-”, “-lès-” and “-ville” make no region, no department and no country; “Saint-” also
 * begins islands, before which French says “à” too.
 */
const townish: Record<'fr' | 'pt', RegExp> = {
  fr: /^(?!les?\s|l['’]).*(?:^sainte?[- ]|-(?:sur|sous|en|les|lez|le|aux)-|(?:ville|court|heim|willer)$)/u,
  pt: /^(?:sao|santo|santa)\s|opolis$/u,
};

/** Whether the plain preposition may stand before a folded name: it is a town known or shaped as one. */
export function isPlainTown(folded: string, language: 'fr' | 'pt'): boolean {
  return plainTowns[language].has(folded) || townish[language].test(folded);
}
