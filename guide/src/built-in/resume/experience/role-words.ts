import { wordList } from '../word-list.ts';

/**
 * Stems that begin a word in a job title (folded; a trailing "$" asks for the whole word), in en, fr, es, pt, he.
 * They only settle which of two lines is the title, so a missing trade costs little.
 */
export const roleStems: readonly string[] = wordList(`
  nurse$, nurses$, care$, carer, caregiver, assistant, support, worker, driver, electricia, electrical, plumber,
  carpenter, baker, cook, chef, waiter, waitress, barista, bartender, cleaner, housekeep, receptionist, secretary,
  teacher, tutor, lecturer, instructor, coach$, trainer, trainee, manager, manageress, director, supervisor,
  lead$, leader$, head$, chief, officer, engineer, developer, programmer, designer, analyst, consultant, adviser,
  advisor, accountant, accounts$, bookkeep, clerk, admin$, administrator, coordinator, specialist,
  technician, mechanic, operator, operative, labourer, laborer, builder, fitter, welder, painter, decorator,
  gardener, landscaper, hairdress, beautician, therapist, doctor, physic, midwi, paramed, pharmacist, dentist,
  cashier, sales, seller, merchandiser, stocker, warehouse, picker, packer, courier, guard, steward, intern$,
  internship, apprentic, volunteer, founder, cofounder, owner, partner, president, vp$, ceo$, cto$, cfo$, coo$,
  executive, representative, agent, buyer, planner, writer, editor, journalist, translator, interpreter,
  photographer, photographe$, artist, musician, researcher, research$, scientist, lawyer, solicitor, paraleg,
  librarian, nanny, childmind, babysit, freelancer, freelance$, foreman, inspector, surveyor,
  architect, controller, auditor, tailor, seamstress, florist, butcher, farm, fisher, soldier, sergeant,
  commander, pilot, attendant, host, hostess, porter, caretaker, janitor, homemaker, parent, mother, father,
  junior, senior, associate, deputy, registered, staff, infirmi, aide$, soignant, auxiliaire,
  chauffeur, conducteu, conductri, livreur, electricien, plombi, menuisi, boulang, patissi, cuisini, serveu,
  receptionn, secretaire, enseign, profess, formateu, formatri, responsable, directeu, directri, gerant,
  ingenieur, developpeu, concepteu, conceptri, analyste, conseill, comptable, coordinateu, coordinatri, technici,
  mecanici, operateur, ouvri, manoeuvre, macon, soudeu, peintre, jardini, coiffeu, estheticien, therapeute,
  medecin, pharmacien, caissi, vendeu, commercial, magasini, preparateu, preparatri, vigile,
  stagiaire, stage$, apprenti, benevole, fondateu, fondatri, cofondateu, cofondatri, charge$, chargee, employe,
  animateu, animatri, educateu, educatri, educator, nourrice, assistante, traducteu, traductri, redacteu,
  redactri, gestionn, enfermer, auxiliar, cuidador, conductor, repartidor, chofer, electricist, fontaner,
  carpinter, panader, pasteler, cociner, camarer, limpiador, recepcion, secretari, profesor, maestr, formador,
  gerente, jef, encargad, ingenier, desarrollador, disenador, analista, asesor, contable, administrativ,
  asistente, coordinador, tecnic, mecanic, operari, operador, peon, albanil, soldador, pintor, jardiner, peluquer,
  medic, matrona, farmaceut, cajer, vendedor, dependient, comercial, mozo, vigilante, becari, practicante,
  voluntari, fundador, oficial, emplead, educador, traductor, fotograf, ninera, ama$, autonom, repostero,
  teleoperador, promotor, consultor, investigador, enfermeir, motorista, entregador, eletricist, encanador,
  canalizador, carpinteir, padeir, confeiteir, cozinheir, garcom, garconete, faxineir, diarista, professor,
  diretor, chefe, encarregad, engenheir, desenvolvedor, contador, contabilista, assistente, coordenador, pedreir,
  cabeleireir, manicure, farmaceutic, caixa$, balconista, estoquista, estagiari, estagio$, aprendiz, baba$,
  atendente, empregad, porteir, zelador, costureir, pesquisador, monitor, lider, אח$, אחות, מטפל, מטפלת,
  סייע, סייעת, עוזר, עוזרת, נהג, נהגת, שליח, חשמלא, שרברב, אינסטלט, נגר, אופה, קונדיטור, טבח, שף, מלצר, ברמן,
  מנקה, פקיד, מזכיר, מורה, מרצה, מדריכ, מדריך, גננת, מנהל, ראש$, אחראי, מהנדס, מפתח, מעצב, אנליסט, יועץ, יועצת,
  רואה, חשב, מתאמ, טכנאי, מכונאי, מפעיל, פועל, בנאי, רתך, צבע, גנן, ספר, קוסמטיק, רופא, מיילד, רוקח, קופאי, מוכר,
  איש$, אשת$, נציג, מאבטח, שומר, מתמחה, סטודנט, חניך, מתנדב, מייסד, בעל$, בעלת$, שותפ, סמנכ, מנכ, חוקר, עובד, כתב,
  עורך, עורכת, מתרגמ, צלמ, צלם, סוכן, מחסנאי, מלקט, קצין, קצינת, לוחם, מפקד, בודק
`);
