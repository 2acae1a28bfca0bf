import type { Language } from '@foothold/contract';
import enCarerBoxed from './en/carer-boxed.json' with { type: 'json' };
import enElectricianPlain from './en/electrician-plain.json' with { type: 'json' };
import enFunctionalParent from './en/functional-parent.json' with { type: 'json' };
import enHairdresserTable from './en/hairdresser-table.json' with { type: 'json' };
import enLetterBaker from './en/letter-baker.json' with { type: 'json' };
import enMechanicCaps from './en/mechanic-caps.json' with { type: 'json' };
import enNoHeadingsWaiter from './en/no-headings-waiter.json' with { type: 'json' };
import enRefugeeEuropass from './en/refugee-europass.json' with { type: 'json' };
import enRetiredGardener from './en/retired-gardener.json' with { type: 'json' };
import enSeamstressForm from './en/seamstress-form.json' with { type: 'json' };
import enSecurityLinkedin from './en/security-linkedin.json' with { type: 'json' };
import enSloppyWarehouse from './en/sloppy-warehouse.json' with { type: 'json' };
import enSoldierLeaver from './en/soldier-leaver.json' with { type: 'json' };
import enTeachingAideLetter from './en/teaching-aide-letter.json' with { type: 'json' };
import enWardNurse from './en/ward-nurse.json' with { type: 'json' };
import esAlmaceneraArgentina from './es/almacenera-argentina.json' with { type: 'json' };
import esAuxiliarEnfermeria from './es/auxiliar-enfermeria.json' with { type: 'json' };
import esCamarero from './es/camarero.json' with { type: 'json' };
import esCocineroMexico from './es/cocinero-mexico.json' with { type: 'json' };
import esDependientaCorta from './es/dependienta-corta.json' with { type: 'json' };
import esElectricistaArgentina from './es/electricista-argentina.json' with { type: 'json' };
import esEnfermeraColombia from './es/enfermera-colombia.json' with { type: 'json' };
import esGuardiaMexico from './es/guardia-mexico.json' with { type: 'json' };
import esJardineroDesordenado from './es/jardinero-desordenado.json' with { type: 'json' };
import esLimpiadora from './es/limpiadora.json' with { type: 'json' };
import esMadreCarta from './es/madre-carta.json' with { type: 'json' };
import esModistaFuncional from './es/modista-funcional.json' with { type: 'json' };
import esPanadero from './es/panadero.json' with { type: 'json' };
import esPeonEuropass from './es/peon-europass.json' with { type: 'json' };
import esSecretariaMexico from './es/secretaria-mexico.json' with { type: 'json' };
import esSoldadoColombia from './es/soldado-colombia.json' with { type: 'json' };
import esTransportista from './es/transportista.json' with { type: 'json' };
import frAgriculteur from './fr/agriculteur.json' with { type: 'json' };
import frAideSoignante from './fr/aide-soignante.json' with { type: 'json' };
import frBoulanger from './fr/boulanger.json' with { type: 'json' };
import frChauffeurSansTitres from './fr/chauffeur-sans-titres.json' with { type: 'json' };
import frCompetencesDabord from './fr/competences-dabord.json' with { type: 'json' };
import frEtudiantSansEmploi from './fr/etudiant-sans-emploi.json' with { type: 'json' };
import frInfirmierEuropass from './fr/infirmier-europass.json' with { type: 'json' };
import frMagasinier from './fr/magasinier.json' with { type: 'json' };
import frMamanFonctionnel from './fr/maman-fonctionnel.json' with { type: 'json' };
import frMecanicienMarge from './fr/mecanicien-marge.json' with { type: 'json' };
import frMereReprise from './fr/mere-reprise.json' with { type: 'json' };
import frMusicien from './fr/musicien.json' with { type: 'json' };
import frSaisonnier from './fr/saisonnier.json' with { type: 'json' };
import frSecretaireColonnes from './fr/secretaire-colonnes.json' with { type: 'json' };
import heBakerMessage from './he/baker-message.json' with { type: 'json' };
import heClerkForm from './he/clerk-form.json' with { type: 'json' };
import heCookShort from './he/cook-short.json' with { type: 'json' };
import heDischargedSoldier from './he/discharged-soldier.json' with { type: 'json' };
import heDriverTable from './he/driver-table.json' with { type: 'json' };
import heElectricianDots from './he/electrician-dots.json' with { type: 'json' };
import heImmigrantNurse from './he/immigrant-nurse.json' with { type: 'json' };
import heKindergartenAide from './he/kindergarten-aide.json' with { type: 'json' };
import heLetterCleaner from './he/letter-cleaner.json' with { type: 'json' };
import heMusician from './he/musician.json' with { type: 'json' };
import heNoHeadingsCleaner from './he/no-headings-cleaner.json' with { type: 'json' };
import heNurseLong from './he/nurse-long.json' with { type: 'json' };
import heReturningMother from './he/returning-mother.json' with { type: 'json' };
import heTeacherBilingual from './he/teacher-bilingual.json' with { type: 'json' };
import ptAgricultorProsa from './pt/agricultor-prosa.json' with { type: 'json' };
import ptCaminhoneiroFicha from './pt/caminhoneiro-ficha.json' with { type: 'json' };
import ptCartaFaxineira from './pt/carta-faxineira.json' with { type: 'json' };
import ptCostureiraCaps from './pt/costureira-caps.json' with { type: 'json' };
import ptCozinheiraPortugal from './pt/cozinheira-portugal.json' with { type: 'json' };
import ptCuidadora from './pt/cuidadora.json' with { type: 'json' };
import ptDiarista from './pt/diarista.json' with { type: 'json' };
import ptDonaDeSalao from './pt/dona-de-salao.json' with { type: 'json' };
import ptEletricistaPortugal from './pt/eletricista-portugal.json' with { type: 'json' };
import ptEstudante from './pt/estudante.json' with { type: 'json' };
import ptManicure from './pt/manicure.json' with { type: 'json' };
import ptMotoristaOnibus from './pt/motorista-onibus.json' with { type: 'json' };
import ptPadeiroCurto from './pt/padeiro-curto.json' with { type: 'json' };
import ptPedreiroCaps from './pt/pedreiro-caps.json' with { type: 'json' };
import ptProfessora from './pt/professora.json' with { type: 'json' };
import ptVigilante from './pt/vigilante.json' with { type: 'json' };

/** A job as a CV prints it; `||` parts names that count alike. Months of `start` and `end` may be missing. */
export type TrueJob = {
  role_title: string;
  company_name: string | null;
  start?: string | undefined;
  end?: string | undefined;
  duration_months?: number | undefined;
  description_contains?: string | undefined;
};

/** An invented CV as lines of text, and what is to be read from it. `held_out`: not looked at while rules were written. */
export type CorpusCv = {
  held_out: boolean;
  lines: string[];
  truth: {
    context_date: string;
    experience: TrueJob[];
    experience_optional?: string[] | undefined;
    skills: string[];
    skills_optional?: string[] | undefined;
    education: string | null;
    education_items: string[];
    location?: string | undefined;
    hobbies: string[];
    age: { birth?: string | undefined; printed?: number | undefined } | null;
  };
};

/** People mostly not in software, in layouts and habits of many kinds, by language and name. */
export const cvs: Readonly<Record<Language, Readonly<Record<string, CorpusCv>>>> = {
  en: {
    'carer-boxed': enCarerBoxed,
    'electrician-plain': enElectricianPlain,
    'functional-parent': enFunctionalParent,
    'hairdresser-table': enHairdresserTable,
    'letter-baker': enLetterBaker,
    'mechanic-caps': enMechanicCaps,
    'no-headings-waiter': enNoHeadingsWaiter,
    'refugee-europass': enRefugeeEuropass,
    'retired-gardener': enRetiredGardener,
    'seamstress-form': enSeamstressForm,
    'security-linkedin': enSecurityLinkedin,
    'sloppy-warehouse': enSloppyWarehouse,
    'soldier-leaver': enSoldierLeaver,
    'teaching-aide-letter': enTeachingAideLetter,
    'ward-nurse': enWardNurse,
  },
  es: {
    'almacenera-argentina': esAlmaceneraArgentina,
    'auxiliar-enfermeria': esAuxiliarEnfermeria,
    camarero: esCamarero,
    'cocinero-mexico': esCocineroMexico,
    'dependienta-corta': esDependientaCorta,
    'electricista-argentina': esElectricistaArgentina,
    'enfermera-colombia': esEnfermeraColombia,
    'guardia-mexico': esGuardiaMexico,
    'jardinero-desordenado': esJardineroDesordenado,
    limpiadora: esLimpiadora,
    'madre-carta': esMadreCarta,
    'modista-funcional': esModistaFuncional,
    panadero: esPanadero,
    'peon-europass': esPeonEuropass,
    'secretaria-mexico': esSecretariaMexico,
    'soldado-colombia': esSoldadoColombia,
    transportista: esTransportista,
  },
  fr: {
    agriculteur: frAgriculteur,
    'aide-soignante': frAideSoignante,
    boulanger: frBoulanger,
    'chauffeur-sans-titres': frChauffeurSansTitres,
    'competences-dabord': frCompetencesDabord,
    'etudiant-sans-emploi': frEtudiantSansEmploi,
    'infirmier-europass': frInfirmierEuropass,
    magasinier: frMagasinier,
    'maman-fonctionnel': frMamanFonctionnel,
    'mecanicien-marge': frMecanicienMarge,
    'mere-reprise': frMereReprise,
    musicien: frMusicien,
    saisonnier: frSaisonnier,
    'secretaire-colonnes': frSecretaireColonnes,
  },
  he: {
    'baker-message': heBakerMessage,
    'clerk-form': heClerkForm,
    'cook-short': heCookShort,
    'discharged-soldier': heDischargedSoldier,
    'driver-table': heDriverTable,
    'electrician-dots': heElectricianDots,
    'immigrant-nurse': heImmigrantNurse,
    'kindergarten-aide': heKindergartenAide,
    'letter-cleaner': heLetterCleaner,
    musician: heMusician,
    'no-headings-cleaner': heNoHeadingsCleaner,
    'nurse-long': heNurseLong,
    'returning-mother': heReturningMother,
    'teacher-bilingual': heTeacherBilingual,
  },
  pt: {
    'agricultor-prosa': ptAgricultorProsa,
    'caminhoneiro-ficha': ptCaminhoneiroFicha,
    'carta-faxineira': ptCartaFaxineira,
    'costureira-caps': ptCostureiraCaps,
    'cozinheira-portugal': ptCozinheiraPortugal,
    cuidadora: ptCuidadora,
    diarista: ptDiarista,
    'dona-de-salao': ptDonaDeSalao,
    'eletricista-portugal': ptEletricistaPortugal,
    estudante: ptEstudante,
    manicure: ptManicure,
    'motorista-onibus': ptMotoristaOnibus,
    'padeiro-curto': ptPadeiroCurto,
    'pedreiro-caps': ptPedreiroCaps,
    professora: ptProfessora,
    vigilante: ptVigilante,
  },
};
