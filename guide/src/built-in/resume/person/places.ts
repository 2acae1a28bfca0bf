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
  קליפורניה, ניו יורק, קנדה, איטליה
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
  אילת, עכו, כרמיאל, טבריה, צפת, נס ציונה, יבנה, רמת השרון, קריית אתא, קרית ביאליק, קרית מוצקין, דימונה, אופקים,
  יקנעם, בית שמש, ראש העין, זכרון יעקב, פרדס חנה, שדרות, נתיבות, אריאל, מגדל העמק, סן פרנסיסקו, איסטנבול
`);
