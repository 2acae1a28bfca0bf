/** Whom to call in a country. Names of services stay as they are called there. */
export interface Lines {
  /** ISO 3166-1 alpha-2. */
  country: string;
  emergency: string;
  /** For somebody who may hurt themselves. */
  crisis?: string;
  /** For somebody who suffers violence. */
  violence?: string;
  /** For somebody who is held, or forced to work. */
  exploited?: string;
  /** The country's names in five languages, and its larger cities as people write them; folded, parted by bars. */
  known: string;
}

/**
 * National numbers, free or at a local rate, most of them confirmed on public pages of up to March 2026. A country whose
 * number was not certain is left out: findahelpline.com is named instead. To be read through once a year (docs/OPERATING.md).
 */
export const lines: readonly Lines[] = [
  {
    country: 'IL',
    emergency: '100 / 101',
    crisis: 'ער״ן 1201',
    violence: '118',
    known:
      'israel|ישראל|תל אביב|ירושלים|חיפה|באר שבע|ראשון לציון|פתח תקווה|אשדוד|נתניה|חולון|בת ים|רמת גן|בני ברק|אשקלון|רחובות|הרצליה|כפר סבא|נצרת|אילת|tel aviv|jerusalem|haifa|beer sheva',
  },
  {
    country: 'US',
    emergency: '911',
    crisis: '988 Suicide & Crisis Lifeline',
    violence: '1-800-799-7233 (National Domestic Violence Hotline)',
    exploited: '1-888-373-7888 (National Human Trafficking Hotline)',
    known:
      'usa|united states|ארצות הברית|etats unis|estados unidos|eeuu|new york|los angeles|chicago|houston|phoenix|philadelphia|dallas|miami|atlanta|boston|seattle|denver|detroit|texas|new mexico|california|florida|ohio|brooklyn',
  },
  {
    country: 'CA',
    emergency: '911',
    crisis: '988',
    known:
      'canada|קנדה|toronto|montreal|vancouver|calgary|ottawa|quebec|edmonton|winnipeg|halifax|laval|gatineau|ontario|alberta',
  },
  {
    country: 'GB',
    emergency: '999',
    crisis: 'Samaritans 116 123',
    violence: '0808 2000 247 (England)',
    exploited: '08000 121 700 (Modern Slavery & Exploitation Helpline)',
    known:
      'uk|united kingdom|england|scotland|wales|northern ireland|great britain|אנגליה|בריטניה|royaume uni|angleterre|reino unido|inglaterra|london|londres|manchester|birmingham|leeds|glasgow|liverpool|bristol|sheffield|edinburgh|cardiff|belfast|newcastle|nottingham',
  },
  {
    country: 'IE',
    emergency: '112 / 999',
    crisis: 'Samaritans 116 123',
    violence: '1800 341 900 (Women’s Aid)',
    known: 'ireland|eire|אירלנד|irlande|irlanda|dublin|galway|limerick',
  },
  {
    country: 'AU',
    emergency: '000',
    crisis: 'Lifeline 13 11 14',
    violence: '1800RESPECT (1800 737 732)',
    known: 'australia|new south wales|אוסטרליה|australie|sydney|melbourne|brisbane|perth|adelaide|canberra',
  },
  {
    country: 'NZ',
    emergency: '111',
    crisis: '1737',
    violence: '0800 733 843 (Women’s Refuge)',
    known: 'new zealand|ניו זילנד|nouvelle zelande|nueva zelanda|nova zelandia|auckland|wellington|christchurch',
  },
  {
    country: 'IN',
    emergency: '112',
    crisis: 'Tele-MANAS 14416',
    violence: '181',
    known: 'india|הודו|inde|mumbai|delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune',
  },
  {
    country: 'ZA',
    emergency: '112',
    crisis: '0800 567 567 (SADAG)',
    violence: '0800 428 428',
    known:
      'south africa|דרום אפריקה|afrique du sud|sudafrica|africa do sul|johannesburg|cape town|durban|pretoria|soweto',
  },
  {
    country: 'FR',
    emergency: '112 / 15',
    crisis: '3114',
    violence: '3919',
    known:
      'france|צרפת|francia|franca|paris|marseille|lyon|toulouse|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|brest|le havre|saint etienne|rouen',
  },
  {
    country: 'BE',
    emergency: '112',
    crisis: '0800 32 123',
    violence: '0800 30 030',
    known: 'belgique|belgium|בלגיה|belgica|bruxelles|brussels|liege|namur|charleroi|anvers|gand|mons',
  },
  {
    country: 'CH',
    emergency: '112 / 144',
    crisis: '143',
    known: 'suisse|switzerland|שווייץ|suiza|suica|geneve|lausanne|fribourg|neuchatel|zurich|berne',
  },
  {
    country: 'ES',
    emergency: '112',
    crisis: '024',
    violence: '016',
    exploited: '900 105 090',
    known:
      'espana|spain|ספרד|espagne|espanha|madrid|barcelona|valencia|sevilla|zaragoza|malaga|murcia|bilbao|alicante|valladolid|vigo|gijon|granada|oviedo|a coruna',
  },
  {
    country: 'MX',
    emergency: '911',
    crisis: 'Línea de la Vida 800 911 2000',
    violence: '079, opción 1',
    known: 'mexico|מקסיקו|mexique|cdmx|guadalajara|monterrey|puebla|tijuana|queretaro|oaxaca|veracruz',
  },
  {
    country: 'AR',
    emergency: '911 / 107',
    crisis: '0800 999 0091',
    violence: '144',
    exploited: '145',
    known: 'argentina|ארגנטינה|argentine|buenos aires|rosario|mendoza|la plata|tucuman|mar del plata',
  },
  {
    country: 'CO',
    emergency: '123',
    violence: '155',
    known: 'colombia|קולומביה|colombie|bogota|medellin|cali|barranquilla|bucaramanga|pereira',
  },
  {
    country: 'CL',
    emergency: '133 / 131',
    crisis: '*4141',
    violence: '1455',
    known: 'chile|צילה|chili|santiago de chile|valparaiso|concepcion|antofagasta|temuco',
  },
  {
    country: 'PE',
    emergency: '105 / 106',
    crisis: 'Línea 113, opción 5',
    violence: 'Línea 100',
    known: 'peru|פרו|perou|lima|arequipa|trujillo|cusco|chiclayo',
  },
  {
    country: 'UY',
    emergency: '911',
    crisis: '0800 0767',
    violence: '0800 4141',
    known: 'uruguay|אורוגוואי|uruguai|montevideo|paysandu|maldonado',
  },
  {
    country: 'PT',
    emergency: '112',
    crisis: '1411',
    violence: '800 202 148',
    known:
      'portugal|פורטוגל|lisboa|lisbon|lisbonne|porto|braga|coimbra|setubal|aveiro|faro|funchal|evora|leiria|viseu|almada|gaia',
  },
  {
    country: 'BR',
    emergency: '190 / 192',
    crisis: 'CVV 188',
    violence: '180',
    exploited: 'Disque 100',
    known:
      'brasil|brazil|ברזיל|bresil|sao paulo|rio de janeiro|belo horizonte|salvador|fortaleza|brasilia|curitiba|recife|porto alegre|manaus|belem|goiania|campinas|florianopolis',
  },
];

/** Places whose names hold the name of another country's: no numbers of that one are theirs. */
export const elsewhere = 'el salvador|new england|guinea ecuatorial|papua new guinea';
