import { type Language, languages } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../catalogue/load.ts';
import { workFacts } from '../catalogue/work/facts.ts';
import { deedFacts, deedWords } from '../catalogue/work/load.ts';
import { entriesNamed } from './recognise.ts';

/** What people say they do, and the unit group whose work it is, or the skill. */
const told: Record<Language, readonly (readonly [text: string, group: string])[]> = {
  en: [
    ['I mend bikes in a shed behind the station', '7234'],
    ['bike repair', '7234'],
    ['I sell second-hand bicycles', '5223'],
    ['fixing phone screens', '7422'],
    ['I cut hair, mostly old ladies', '5141'],
    ['been doing nails at home since my second was born', '5142'],
    ['I reupholster armchairs', '7534'],
    ['mostly I clean offices at night', '9112'],
    ['I wash windows of shops', '9123'],
    ['I drive a lorry', '8332'],
    ['driving a school bus', '8331'],
    ['I teach people to drive', '5165'],
    ['teaching guitar to teenagers', '2354'],
    ['I look after old people in their homes', '5322'],
    ['I mind two toddlers', '5311'],
    ['walking dogs', 'dogs'],
    ['I keep bees', '6123'],
    ['growing tomatoes and onions', '6111'],
    ['pruning apple trees', '6112'],
    ['I bake bread for three cafés', '7512'],
    ['making wedding cakes', 'cakes'],
    ['I lay bricks', '7112'],
    ['roof repairs', '7121'],
    ['I put up scaffolding', '7119'],
    ['fitting kitchen cupboards', '7115'],
    ['I fix boilers and leaking taps', '7126'],
    ['shoe repair', '7536'],
    ['I fill shelves in a supermarket', '9334'],
    ['delivering parcels', '9621'],
    ['I build websites for plumbers', 'making-websites'],
  ],
  he: [
    ['מתקן אופניים במרתף', '7234'],
    ['תיקון אופניים', '7234'],
    ['מוכרת אופניים משומשים', '5223'],
    ['מטפלת בגינות', '6113'],
    ['מתקנת טלפונים', '7422'],
    ['צובעת שיער בבית', '5141'],
    ['עושה ציפורניים', '5142'],
    ['מרפד ספות', '7534'],
    ['מנקה משרדים בלילה', '9112'],
    ['שוטף חלונות', '9123'],
    ['נוהג על משאית', '8332'],
    ['נוהג באוטובוס של בית ספר', '8331'],
    ['מלמד נהיגה', '5165'],
    ['מלמדת פסנתר', '2354'],
    ['מטפלת בקשישים', '5322'],
    ['שומרת על תינוקות', '5311'],
    ['מוציא כלבים לטיול', '5164'],
    ['מגדל דבורים', '6123'],
    ['מגדלת ירקות', '6111'],
    ['גיזום עצי פרי', '6112'],
    ['אופה לחם', '7512'],
    ['מכינה עוגות יום הולדת', '7512'],
    ['תופרת וילונות', '7531'],
    ['תיקון גגות', '7121'],
    ['צובע דירות', '7131'],
    ['מתקין מזגנים', '7127'],
    ['תיקון נעליים', '7536'],
    ['מסדר מדפים בסופר', '9334'],
    ['מחלקת חבילות', '9621'],
    ['בונה אתרים', '2513'],
  ],
  fr: [
    ['je répare des vélos dans mon garage', '7234'],
    ['réparation de vélos', '7234'],
    ['je vends des vélos d’occasion', '5223'],
    ['je refais des fauteuils', '7534'],
    ['je répare les écrans de téléphone', '7422'],
    ['je coupe les cheveux à domicile', 'hairdressing-home'],
    ['je fais les ongles', '5142'],
    ['je nettoie des bureaux le soir', '9112'],
    ['je lave les vitres', '9123'],
    ['je conduis un poids lourd', '8332'],
    ['conduite d’un car scolaire', '8331'],
    ['j’apprends aux gens à conduire', '5165'],
    ['je donne des cours de piano', '2354'],
    ['je m’occupe de personnes âgées', '5322'],
    ['je garde des enfants', '5311'],
    ['je promène des chiens', '5164'],
    ['j’élève des chèvres', '6121'],
    ['je cultive des légumes', '6111'],
    ['je taille des oliviers', 'olive-trees'],
    ['je fais du pain', '7512'],
    ['je fabrique du fromage de chèvre', '7513'],
    ['je couds des rideaux', '7531'],
    ['pose de carrelage', '7122'],
    ['je repeins des appartements', '7131'],
    ['je retape de vieux meubles', '7522'],
    ['dépannage de machines à laver', '7412'],
    ['je ressemelle des chaussures', '7536'],
    ['mise en rayon', '9334'],
    ['je livre des colis', '9621'],
    ['je crée des sites internet', '2513'],
  ],
  es: [
    ['arreglo bicis en el garaje', '7234'],
    ['reparación de bicicletas', '7234'],
    ['vendo bicicletas usadas', '5223'],
    ['tapizo sillones', '7534'],
    ['arreglo móviles', '7422'],
    ['corto el pelo a domicilio', '5141'],
    ['hago uñas acrílicas', '5142'],
    ['limpio oficinas por la noche', '9112'],
    ['limpieza de cristales', '9123'],
    ['manejo un camión', '8332'],
    ['conduzco el autobús escolar', '8331'],
    ['enseño a conducir', '5165'],
    ['doy clases de guitarra', '2354'],
    ['cuido a personas mayores', '5322'],
    ['cuidaba niños', '5311'],
    ['paseo perros', '5164'],
    ['crío ovejas', '6121'],
    ['cultivo tomates', '6111'],
    ['podo olivos', '6112'],
    ['hago pan de masa madre', '7512'],
    ['elaboro quesos de cabra', '7513'],
    ['coso cortinas', '7531'],
    ['colocación de azulejos', '7122'],
    ['pinto pisos', '7131'],
    ['restauro muebles antiguos', '7522'],
    ['instalo aires acondicionados', '7127'],
    ['remiendo redes de pesca', 'knots-nets'],
    ['repongo los lineales de un súper', '9334'],
    ['reparto paquetes', '9621'],
    ['hago páginas web', '2513'],
  ],
  pt: [
    ['conserto bicicletas na garagem', '7234'],
    ['reparação de bicicletas', '7234'],
    ['vendo bicicletas usadas', '5223'],
    ['conserto telemóveis', '7422'],
    ['estofo sofás e cadeirões', '7534'],
    ['corto cabelo em casa', '5141'],
    ['faço unhas de gel', '5142'],
    ['limpo escritórios à noite', '9112'],
    ['limpeza de vidros', '9123'],
    ['conduzo um camião', '8332'],
    ['dirijo um ônibus', '8331'],
    ['ensino a conduzir', '5165'],
    ['dou aulas de violão', '2354'],
    ['cuido de idosos', '5322'],
    ['tomo conta de crianças', '5311'],
    ['passeio cães', '5164'],
    ['crio cabras', '6121'],
    ['cultivo legumes', '6111'],
    ['podo oliveiras', '6112'],
    ['faço pão', '7512'],
    ['faço queijo de ovelha', '7513'],
    ['costuro cortinas', '7531'],
    ['assentamento de azulejos', '7122'],
    ['pinto casas', '7131'],
    ['restauro móveis antigos', '7522'],
    ['instalo ar condicionado', '7127'],
    ['arranjo sapatos', '7536'],
    ['reponho prateleiras no supermercado', '9334'],
    ['entrego encomendas', '9621'],
    ['faço sites', '2513'],
  ],
};

/** What is no trade of a thing that it names. */
const noTrade: Record<Language, readonly (readonly [text: string, group: string])[]> = {
  en: [
    ['I ride bikes', '7234'],
    ['I buy phones', '7422'],
    ['I have a washing machine', '7412'],
  ],
  he: [
    ['רוכב על אופניים', '7234'],
    ['קונה טלפונים', '7422'],
  ],
  fr: [
    ['j’achète des vélos', '7234'],
    ['j’aime les chaussures', '7536'],
  ],
  es: [
    ['compro móviles', '7422'],
    ['monto a caballo', '6121'],
  ],
  pt: [
    ['compro telemóveis', '7422'],
    ['ando de bicicleta', '7234'],
  ],
};

describe('what somebody does with which thing', () => {
  it.each(languages)('in %s is the trade of it', async (language) => {
    const words = await loadWords(language);
    const wrong = told[language].flatMap(([text, group]) => {
      const named = entriesNamed(text, words).map(({ entry }) => entry);
      return named[0] === group ? [] : [`${text}: ${named.join()}, not ${group}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(languages)('in %s is no trade where the verb is of none', async (language) => {
    const words = await loadWords(language);
    for (const [text, group] of noTrade[language])
      expect(entriesNamed(text, words).map(({ entry }) => entry)).not.toContain(group);
  });

  it('is of trades that are known, in verbs and things that each language has', () => {
    const things = Object.entries(deedFacts.things);
    const entries = [...things.flatMap(([, trades]) => Object.values(trades)), ...Object.values(deedFacts.alone)];
    expect(entries.filter((entry) => !workFacts.has(entry))).toEqual([]);
    const verbs = new Set([...things.flatMap(([, trades]) => Object.keys(trades)), ...Object.keys(deedFacts.alone)]);
    for (const language of languages) {
      const deeds = deedWords[language];
      expect(things.filter(([thing]) => !deeds.things[thing]).map(([thing]) => thing)).toEqual([]);
      expect([...verbs].filter((verb) => !deeds.verbs[verb])).toEqual([]);
    }
  });
});
