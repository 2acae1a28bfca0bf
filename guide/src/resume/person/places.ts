import { wordList } from '../word-list.ts';

/** Country names as CVs print them, in en, fr, es, pt, he. */
export const countries: readonly string[] = wordList(`
  uk, united kingdom, england, scotland, wales, ireland, northern ireland, usa, u.s.a, united states, us, canada,
  australia, new zealand, israel, france, spain, portugal, brazil, germany, italy, netherlands, belgium,
  switzerland, austria, poland, turkey, türkiye, greece, sweden, norway, denmark, finland, romania, ukraine,
  russia, india, china, japan, south africa, mexico, argentina, chile, colombia, peru, morocco, algeria, tunisia,
  egypt, kenya, nigeria, philippines, singapore, royaume-uni, angleterre, irlande, états-unis, israël, espagne,
  brésil, allemagne, italie, pays-bas, belgique, suisse, luxembourg, autriche, pologne, turquie, grèce, maroc,
  algérie, tunisie, sénégal, québec, inde, chine, japon, mexique, côte d ivoire, reino unido, inglaterra, irlanda,
  estados unidos, españa, francia, brasil, alemania, italia, países bajos, bélgica, suiza, méxico, perú, ecuador,
  venezuela, uruguay, paraguay, bolivia, cuba, costa rica, marruecos, panamá, espanha, frança, alemanha, itália,
  suíça, angola, moçambique, cabo verde, holanda, ישראל, ארצות הברית, ארה"ב, בריטניה, אנגליה, צרפת, גרמניה, ספרד,
  קליפורניה, ניו יורק, קנדה, איטליה,
  somerset, cornwall, devon, kent, essex, surrey, sussex, hampshire, dorset, norfolk, suffolk, lancashire, yorkshire,
  cheshire, cumbria, durham, northumberland, derbyshire, nottinghamshire, lincolnshire, leicestershire, staffordshire,
  shropshire, warwickshire, worcestershire, gloucestershire, oxfordshire, buckinghamshire, berkshire, wiltshire,
  hertfordshire, cambridgeshire, bedfordshire, west midlands, merseyside, tyne and wear, greater manchester, west
  yorkshire, south yorkshire, north yorkshire, east sussex, west sussex, fife, gwent, dyfed, powys, county antrim, county
  down, california, texas, florida, ohio, illinois, georgia, ontario, queensland, victoria, nsw, bretagne, normandie, aude,
  gironde, loire, finistère, morbihan, ille-et-vilaine, rhône, isère, savoie, haute-savoie, var, hérault, gard, nord,
  pas-de-calais, bas-rhin, haut-rhin, moselle, dordogne, landes, drôme, ardèche, vaucluse, essonne, yvelines, andalucía,
  cataluña, galicia, asturias, cantabria, navarra, aragón, extremadura, castilla y león, castilla-la mancha, comunidad de
  madrid, comunidad valenciana, región de murcia, canarias, baleares, país vasco, la rioja, jalisco, puebla, nuevo león,
  estado de méxico, antioquia, cundinamarca, acre, alagoas, amapá, amazonas, bahia, ceará, distrito federal, espírito
  santo, goiás, maranhão, mato grosso, mato grosso do sul, minas gerais, pará, paraíba, paraná, pernambuco, piauí, rio
  grande do norte, rio grande do sul, rondônia, roraima, santa catarina, sergipe, tocantins, algarve, alentejo, minho,
  syria, iraq, iran, lebanon, jordan, afghanistan, pakistan, bangladesh, sri lanka, nepal, eritrea, ethiopia, sudan,
  somalia, uganda, ghana, zimbabwe, cameroon, congo, dr congo, libya, yemen, saudi arabia, qatar, united arab emirates, uae,
  kuwait, oman, palestine, albania, kosovo, bosnia, serbia, croatia, slovenia, slovakia, hungary, bulgaria, moldova, belarus,
  lithuania, latvia, estonia, czech republic, czechia, cyprus, malta, georgia, armenia, azerbaijan, kazakhstan, vietnam,
  thailand, indonesia, malaysia, myanmar, south korea, hong kong, taiwan, jamaica, haiti, dominican republic, puerto rico,
  guatemala, honduras, el salvador, nicaragua, trinidad and tobago, isle of man, jersey, guernsey, republic of ireland,
  syrie, irak, liban, jordanie, bangladesh, érythrée, éthiopie, soudan, somalie, cameroun, rdc, rd congo, république
  démocratique du congo, mali, burkina faso, guinée, bénin, togo, niger, tchad, gabon, madagascar, comores, mauritanie,
  rwanda, burundi, djibouti, libye, yémen, arabie saoudite, émirats arabes unis, palestine, albanie, bosnie, serbie,
  croatie, slovénie, slovaquie, hongrie, bulgarie, roumanie, moldavie, biélorussie, lituanie, lettonie, estonie,
  république tchèque, chypre, malte, géorgie, arménie, vietnam, thaïlande, cambodge, laos, corée du sud, haïti, guadeloupe,
  martinique, guyane, la réunion, réunion, mayotte, nouvelle-calédonie, polynésie, monaco, andorre, îles canaries, grande-bretagne,
  suède, norvège, danemark, finlande, ukraine, russie, égypte, kenya, afrique du sud, brésil, argentine, colombie, pérou, chili,
  siria, líbano, jordania, afganistán, pakistán, senegal, guinea, guinea ecuatorial, camerún, nigeria, malí, argelia, túnez,
  egipto, etiopía, rumanía, rumania, bulgaria, ucrania, rusia, polonia, hungría, moldavia, georgia, grecia, turquía, suecia,
  noruega, dinamarca, finlandia, austria, andorra, república dominicana, dominicana, honduras, guatemala, nicaragua, el salvador,
  puerto rico, haití, filipinas, china, japón, corea del sur, ee.uu., eeuu, ee. uu., reino unido,
  síria, iraque, irão, irã, jordânia, afeganistão, paquistão, senegal, guiné-bissau, guiné, são tomé e príncipe, timor-leste,
  nigéria, argélia, tunísia, egito, etiópia, romênia, roménia, bulgária, ucrânia, rússia, polónia, polônia, hungria, moldávia,
  grécia, turquia, suécia, noruega, dinamarca, finlândia, áustria, bélgica, países baixos, luxemburgo, irlanda, escócia,
  república dominicana, colômbia, peru, equador, uruguai, paraguai, bolívia, venezuela, cuba, haiti, filipinas, japão, china,
  canadá, marrocos, macau, índia, andaluzia, catalunha, galiza, açores, madeira, almería,
  איטליה, הודו, סין, יפן, רוסיה, אוקראינה, רומניה, פולין, הונגריה, בולגריה, גאורגיה, אתיופיה, אריתריאה, סודן, מרוקו, תוניסיה,
  מצרים, ירדן, לבנון, סוריה, טורקיה, יוון, קפריסין, הולנד, בלגיה, שווייץ, שוויץ, אוסטריה, דנמרק, שוודיה, נורווגיה, פינלנד,
  ברזיל, ארגנטינה, צ'ילה, פרו, קולומביה, אורוגוואי, מקסיקו, דרום אפריקה, אוסטרליה, ניו זילנד, הפיליפינים, תאילנד, בלארוס,
  מולדובה, ליטא, לטביה, אוזבקיסטן, קזחסטן, אזרבייג'ן, אנגולה, פורטוגל, סקוטלנד, אירלנד, ארה"ב, ברית המועצות, בריה"מ,
  הגליל, הנגב, השרון, גליל עליון, רמת הגולן
`);

/** Towns large enough to be printed alone. */
export const cities: readonly string[] = wordList(`
  london, manchester, birmingham, leeds, glasgow, liverpool, bristol, sheffield, edinburgh, cardiff, belfast,
  dublin, cork, nottingham, leicester, new york, los angeles, chicago, houston, boston, san francisco, seattle,
  toronto, vancouver, montreal, sydney, melbourne, brisbane, auckland, berlin, hamburg, munich, vienna, zurich,
  amsterdam, brussels, madrid, barcelona, lisbon, paris, tel aviv, jerusalem, haifa, marseille, lyon, toulouse,
  nice, nantes, strasbourg, montpellier, bordeaux, lille, rennes, reims, grenoble, dijon, angers, bruxelles,
  genève, lausanne, montréal, valencia, sevilla, zaragoza, málaga, murcia, bilbao, alicante, córdoba, valladolid,
  granada, vigo, gijón, buenos aires, bogotá, medellín, lima, ciudad de méxico, guadalajara, monterrey, são paulo,
  rio de janeiro, brasília, salvador, fortaleza, belo horizonte, manaus, curitiba, recife, porto alegre, goiânia,
  belém, campinas, florianópolis, lisboa, porto, coimbra, braga, ירושלים, תל אביב, תל-אביב, תל אביב-יפו, חיפה,
  ראשון לציון, פתח תקווה, פתח תקוה, אשדוד, נתניה, באר שבע, באר-שבע, בני ברק, חולון, רמת גן, אשקלון, רחובות, בת ים,
  הרצליה, כפר סבא, חדרה, מודיעין, נצרת, לוד, רמלה, רעננה, הוד השרון, גבעתיים, נהריה, קריית גת, קרית גת, עפולה,
  קריית שמונה, קרית שמונה, ביתר עילית, מודיעין עילית, מודיעין-מכבים-רעות, אום אל-פחם, אום אל פחם, סח'נין, שפרעם, טמרה,
  רהט, טייבה, טירה, קריית מלאכי, קרית מלאכי, קריית אונו, קרית אונו, גבעת שמואל, אור יהודה, יהוד, מעלה אדומים, ערד,
  מצפה רמון, ירוחם, בית שאן, נוף הגליל, נצרת עילית, קצרין, חצור הגלילית, מעלות, מעלות-תרשיחא, שלומי, נשר, טירת כרמל, קריית
  ים, קרית ים, קריית חיים, אלעד, גדרה, קיסריה, בנימינה, אבן יהודה, צור הדסה, מבשרת ציון, אפרת, גן יבנה, באר יעקב, כפר
  יונה, קדימה, רכסים, לקייה, כפר קאסם, באקה אל-גרביה,
  brighton, hove, bath, york, leicester, coventry, bradford, hull, newcastle, newcastle upon tyne, sunderland,
  wolverhampton, plymouth, stoke-on-trent, derby, southampton, portsmouth, exeter, norwich, oxford, cambridge,
  luton, milton keynes, northampton, swansea, newport, wrexham, merthyr tydfil, aberdeen, dundee, inverness, perth,
  stirling, croydon, bolton, stockport, oldham, rochdale, salford, wigan, blackpool, preston, burnley, blackburn,
  doncaster, rotherham, barnsley, wakefield, huddersfield, halifax, middlesbrough, darlington, carlisle, chester, crewe,
  shrewsbury, telford, walsall, dudley, gloucester, cheltenham, swindon, taunton, bournemouth, poole, truro, ipswich,
  colchester, chelmsford, southend, peterborough, lincoln, grimsby, scunthorpe, slough, watford, galway, limerick,
  waterford, lisburn, derry, londonderry, newry, dallas, austin, phoenix, denver, portland, atlanta, miami, detroit,
  philadelphia, san diego, san jose, nantes, limoges, nancy, metz, brest, quimper, lorient, vannes, rouen, le
  havre, caen, amiens, roubaix, tourcoing, dunkerque, calais, villeurbanne, saint-étienne, clermont-ferrand, tours,
  orléans, le mans, poitiers, la rochelle, pau, bayonne, perpignan, nîmes, avignon, aix-en-provence, toulon, cannes,
  antibes, annecy, chambéry, valence, besançon, mulhouse, colmar, troyes, saint-denis, montreuil, créteil, argenteuil,
  versailles, nanterre, bobigny, évry, cergy, carcassonne, albi, montauban, agen, béziers, sète, ajaccio,
  bastia, liège, namur, charleroi, gand, anvers, fribourg, neuchâtel, québec, laval, gatineau, dakar, abidjan, casablanca,
  rabat, alger, oran, tunis, pamplona, santander, oviedo, avilés, león, burgos, salamanca, zamora, palencia, segovia,
  soria, ávila, toledo, talavera de la reina, cuenca, ciudad real, albacete, guadalajara, cáceres, badajoz, mérida,
  huelva, cádiz, jerez de la frontera, jaén, almería, marbella, torremolinos, cartagena, elche, castellón, tarragona,
  lleida, girona, sabadell, terrassa, badalona, l'hospitalet, getafe, leganés, móstoles, alcalá de henares, fuenlabrada,
  alcorcón, vitoria, san sebastián, logroño, huesca, teruel, a coruña, la coruña, lugo, ourense, pontevedra, santiago de
  compostela, santiago, las palmas, santa cruz de tenerife, palma, palma de mallorca, ibiza, ceuta, melilla, puebla,
  tijuana, querétaro, mérida, león, toluca, cancún, oaxaca, veracruz, cali, barranquilla, cartagena, bucaramanga,
  rosario, la plata, mendoza, mar del plata, tucumán, montevideo, asunción, quito, guayaquil, arequipa, trujillo,
  valparaíso, concepción, caracas, maracaibo, la paz, santo domingo, san juan, guatemala, tegucigalpa, managua, panamá,
  contagem, betim, uberlândia, juiz de fora, olinda, jaboatão dos guararapes, caruaru, petrolina, natal, joão pessoa,
  maceió, aracaju, feira de santana, vitória da conquista, ilhéus, teresina, são luís, palmas, cuiabá,
  campo grande, londrina, maringá, cascavel, ponta grossa, joinville, blumenau, chapecó, caxias do sul, pelotas, santa
  maria, niterói, são gonçalo, duque de caxias, nova iguaçu, petrópolis, volta redonda, guarulhos, osasco, santo andré,
  são bernardo do campo, são caetano do sul, diadema, mauá, santos, são josé dos campos, ribeirão preto, sorocaba,
  jundiaí, piracicaba, bauru, franca, taubaté, vitória, vila velha, serra, ceilândia, taguatinga, anápolis, macapá, rio
  branco, porto velho, boa vista, sintra, cascais, amadora, almada, setúbal, aveiro, viseu, leiria, guimarães, évora,
  faro, funchal, matosinhos, vila nova de gaia, gondomar, viana do castelo, bragança, castelo branco, santarém, luanda,
  maputo, אילת, עכו, כרמיאל, טבריה, צפת, נס ציונה, יבנה, רמת השרון, קריית אתא, קרית ביאליק, קרית מוצקין, דימונה, אופקים,
  יקנעם, בית שמש, ראש העין, זכרון יעקב, פרדס חנה, שדרות, נתיבות, אריאל, מגדל העמק, סן פרנסיסקו, איסטנבול
`);
