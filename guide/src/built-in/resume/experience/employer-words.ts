import { wordList } from '../word-list.ts';

/** Stems that begin a word in the name of an employer (folded; "$" asks for the whole word), in en, fr, es, pt, he. */
export const employerStems: readonly string[] = wordList(`
  ltd$, limited$, inc$, llc$, llp$, plc$, corp$, corporation, company, co$, gmbh$, ag$, bv$, group, hospital,
  clinic, surgery$, nhs$, trust$, school, college, universit, academy, nursery, kindergarten, council, ministry,
  department, institute, foundation, charity, church, centre, center, association, restaurant, cafe$, bakery,
  hotel, bar$, pub$, supermarket, store$, stores$, shop$, market$, bank$, services, solutions, systems,
  technologies, industries, logistics, transport, airlines, agency, studio, homes, home$, house$, laborator,
  labs$, partners$, sons$, bros$, factory, construction, hopital, clinique, ehpad, ecole, lycee, creche,
  mairie, ministere, societe, entreprise, boulangerie, patisserie, magasin, supermarche, banque, groupe, sarl$,
  sas$, sa$, eurl$, cabinet, maison, residence, chu$, garage, transports, chantier, fondation, hotellerie,
  clinica, colegio, escuela, instituto, universidad, ayuntamiento, ministerio, empresa, sociedad, panaderia,
  pasteleria, restaurante, tienda, supermercado, banco, grupo, residencia, taller, talleres, sl$,
  slu$, guarderia, fundacion, asociacion, construcciones, transportes, almacenes, escola, universidade,
  prefeitura, camara, padaria, confeitaria, loja, lojas, mercado, ltda$, eireli$, lda$, fundacao, associacao,
  construtora, oficina, transportadora, faculdade, בע"מ, בית, מרפאה, מרפאת, מרכז, קופת, אוניברסיט, מכללה,
  מכללת, גן$, עיריית, עירית, משרד, מועצה, חברה, חברת, קבוצת, מאפיית, מאפיה, מאפייה, מסעדה, מסעדת, קפה, מלון, רשת,
  סופר, בנק, מפעל, מפעלי, עמותת, עמותה, מוסך, חנות, תיכון, מעון, סטודיו, ישיבת, צה"ל, מכבי, כללית, שירותי, מכון,
  אולפן, קיבוץ
`);
