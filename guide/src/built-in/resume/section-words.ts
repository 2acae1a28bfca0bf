import { wordList } from './word-list.ts';

export type SectionKind =
  | 'experience'
  | 'skills'
  | 'education'
  | 'hobbies'
  | 'languages'
  | 'certificates'
  | 'profile'
  | 'personal'
  | 'other';

/**
 * Words and phrases that name a section, in en, fr, es, pt, he. A heading is a line made only of these, of
 * `headingModifiers` and of `headingJoiners`. First in the list wins where a word could name two kinds.
 */
export const sectionWords: Readonly<Record<SectionKind, readonly string[]>> = {
  experience: wordList(`
    experience, experiences, employment, employment history, work history, career history, career, job history,
    work background, positions held, internships, volunteering, volunteer, voluntary, work placements, placements,
    volunteer work, voluntary work, community service, expérience, expériences, parcours, parcours professionnel,
    emplois, emploi, stages, bénévolat, carrière, activité professionnelle, activités bénévoles, engagement
    associatif, experiencia, experiencias, trayectoria, historial laboral, vida laboral, empleo, voluntariado,
    prácticas, empleos, experiência, experiências, trajetória, histórico profissional, percurso profissional,
    trabalho voluntário, estágios, atuação profissional, vivência profissional, ניסיון, נסיון, ניסיון תעסוקתי,
    תעסוקה, עבודה, מקומות עבודה, התנדבות, התנדבויות, רקע תעסוקתי, רקע מקצועי, קריירה, נסיון תעסוקתי, ניסיון
    בעבודה, פעילות התנדבותית, תפקידים
  `),
  skills: wordList(`
    skills, skill, competencies, competences, competence, abilities, expertise, strengths, tools, technologies,
    core competencies, areas of expertise, technical proficiencies, proficiencies, skillset, key skills, skills
    summary, computer skills, it skills, what i can do, compétences, compétence, savoir-faire, savoir-être, savoir
    faire, savoir être, atouts, aptitudes, outils, qualités, connaissances, informatique, domaines de compétences,
    points forts, habilidades, competencias, conocimientos, destrezas, capacidades, herramientas, fortalezas,
    informática, competências, conhecimentos, aptidões, ferramentas, qualidades, כישורים, מיומנויות, יכולות, ידע,
    כלים, מיומנות, כישורי מחשב, יישומי מחשב, מחשבים, תכונות, תוכנות, ידע במחשבים, שליטה ביישומי מחשב, ידע מקצועי,
    טכנולוגיות, כישורים אישיים
  `),
  education: wordList(`
    education, studies, academic background, qualifications, academic, academic qualifications, schooling,
    training, education and training, educational background, courses, coursework, academics, formation,
    formations, études, diplômes, scolarité, cursus, diplôme, parcours scolaire, parcours académique, parcours
    universitaire, formation académique, formation continue, formación, estudios, educación, formación académica,
    titulación, cursos, datos académicos, formação, educação, escolaridade, estudos, formação acadêmica,
    habilitações, formação académica, habilitações literárias, השכלה, לימודים, קורסים, הכשרה, הכשרות, השתלמויות,
    הכשרה מקצועית, רקע אקדמי, השכלה אקדמית, קורסים והכשרות, קורסים והשתלמויות
  `),
  hobbies: wordList(`
    hobbies, hobby, interests, interest, leisure, pastimes, personal interests, free time, activities, loisirs,
    centres d intérêt, centres d'intérêt, centre d'intérêt, centres d'intérêts, passions, intérêts, hobbys,
    aficiones, intereses, pasatiempos, tiempo libre, interesses, passatempos, lazer, hobbies e interesses, tempo
    livre, תחביבים, תחומי עניין, תחביב, פנאי, תחומי ענין
  `),
  languages: wordList(`
    languages, language, language skills, foreign languages, langues, langue, langues étrangères, compétences
    linguistiques, idiomas, lenguas, idioma, línguas, שפות, ידע בשפות, שליטה בשפות
  `),
  certificates: wordList(`
    certifications, certification, certificates, licences, licenses, licence, license, accreditations,
    certificats, permis, habilitations, certificaciones, certificados, licencias, carnets, carnet, permisos,
    certificações, licenças, habilitação, תעודות, רישיונות, הסמכות, רשיונות, הסמכה, registrations
  `),
  profile: wordList(`
    summary, profile, about me, about, objective, career objective, statement, personal statement, introduction,
    overview, bio, profil, résumé, à propos, à propos de moi, objectif, présentation, perfil, resumen, sobre mí,
    objetivo, acerca de mí, extracto, presentación, resumo, sobre mim, apresentação, objetivos, síntese, פרופיל,
    תמצית, אודות, על עצמי, קצת עליי, תקציר, מי אני, תמצית מקצועית, תמצית ניסיון, אודותיי, קצת עלי, קורות חיים,
    curriculum vitae, cv, resume
  `),
  personal: wordList(`
    personal details, personal information, personal data, contact, contact details, contacts, details, contact
    information, coordonnées, informations personnelles, état civil, données personnelles, datos personales,
    contacto, datos de contacto, información personal, informações pessoais, dados pessoais, contato, contatos,
    contactos, פרטים אישיים, פרטי התקשרות, פרטים, יצירת קשר, פרטי קשר, informations, información de contacto,
    informações de contato
  `),
  other: wordList(`
    projects, project, references, referees, publications, awards, honors, honours, achievements, patents, talks,
    invited talks, links, profiles, portfolio, memberships, conferences, research, additional information, further
    information, other, miscellaneous, military service, availability, accomplishments, selected honors,
    professional memberships, affiliations, social media, army service, projets, références, distinctions, prix,
    réalisations, divers, informations complémentaires, proyectos, referencias, premios, logros, publicaciones,
    otros, otros datos, datos de interés, información adicional, projetos, referências, prêmios, conquistas,
    publicações, outros, informações adicionais, informações complementares, disponibilidade, disponibilidad,
    disponibilité, פרויקטים, המלצות, ממליצים, פרסים, פרסומים, הישגים, שירות צבאי, שירות לאומי, צבא, שונות, מידע
    נוסף, שירות צבאי לאומי, קישורים, פרויקט, זמינות, שרות צבאי, פטנטים, הרצאות
  `),
};

/** Words that say more about a section without naming one. */
export const headingModifiers: readonly string[] = wordList(`
  professional, work, working, relevant, previous, other, additional, key, core, main, personal, technical, soft,
  hard, social, practical, recent, selected, formal, higher, further, vocational, clinical, nursing, teaching,
  industry, management, language, my, history, background, special, professionnel, professionnelle,
  professionnelles, professionnels, technique, techniques, clés, clé, personnelles, personnels, principales,
  autres, scolaire, universitaire, académique, remarquables, complémentaire, complémentaires, linguistiques,
  informatiques, sociales, humaines, mes, mon, ma, profesional, profesionales, laboral, laborales, técnicas,
  técnicos, personales, clave, blandas, académica, académicos, complementaria, complementarios, destacados,
  adicionales, informáticos, mis, profissional, profissionais, pessoais, acadêmica, complementar, complementares,
  adicionais, em destaque, destaque, chave, principais, interpessoais, minhas, sociais, comportamentais, מקצועי,
  מקצועית, מקצועיים, תעסוקתי, אישיים, אישיות, טכניים, טכניות, נוספים, נוספות, רלוונטי, קודם, עיקריים, אקדמית,
  אקדמי, צבאי, בעבודה, תעסוקתית, בולטים, נבחרים
`);

export const headingJoiners: readonly string[] = wordList(`
  and, of, the, in, et, de, des, du, la, le, les, y, e, del, los, las, da, do, dos, das, em, en, my, for, ו, של,
  with
`);
