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
    emplois, emploi, stages, bénévolat, carrière, activité professionnelle, activités bénévoles,
    engagement associatif, experiencia, experiencias, trayectoria, historial laboral, vida laboral, empleo,
    voluntariado, prácticas, empleos, experiência, experiências, trajetória, histórico profissional,
    percurso profissional, trabalho voluntário, estágios, atuação profissional, vivência profissional, ניסיון, נסיון,
    ניסיון תעסוקתי, תעסוקה, עבודה, מקומות עבודה, התנדבות, התנדבויות, רקע תעסוקתי, רקע מקצועי, קריירה, נסיון תעסוקתי,
    ניסיון בעבודה, פעילות התנדבותית, תפקידים, military service, army service, national service, military experience,
    military career, service record, working life, my working life, jobs i have had, where i have worked,
    where i worked, jobs held, past jobs, previous jobs, work record, employment record, career summary,
    work placement, paid work, unpaid work, voluntary experience, career to date, emplois occupés, postes occupés,
    mon parcours, vie professionnelle, service militaire, service national, service civique, engagements, engagement,
    engagements associatifs, engagement bénévole, activités associatives, missions, stages et emplois, jobs d'été,
    petits boulots, parcours de vie professionnelle, mes emplois, mes expériences, experiencia de trabajo,
    trabajos realizados, dónde he trabajado, donde he trabajado, trabajos anteriores, empleos anteriores,
    historia laboral, servicio militar, servicio social, mis trabajos, antecedentes laborales, puestos desempeñados,
    experiencia previa, mi experiencia, serviço militar, trabalhos, trabalhos anteriores, onde trabalhei,
    onde já trabalhei, empregos, empregos anteriores, histórico de trabalho, vida profissional,
    experiência de trabalho, carreira, carreira profissional, voluntariado e ações sociais, minhas experiências,
    שירות צבאי, שירות לאומי, שירות צבאי לאומי, שרות צבאי, שרות לאומי, צבא, עבודות, עבודות קודמות, איפה עבדתי,
    היכן עבדתי, ניסיון צבאי, מקומות עבודה קודמים, ניסיון קודם, נסיון קודם, תעסוקה קודמת, היסטוריה תעסוקתית,
    ניסיון בהוראה, ניסיון תעסוקתי וצבאי, עבודה והתנדבות, jobs done, my jobs, employment details,
    details of employment, previous employment, present employment, current employment, past employment,
    jobs and dates, work i have done, my work, volunteer experience, postes précédents, derniers emplois,
    dernier emploi, emplois précédents, emplois saisonniers, concerts et engagements, ce que j'ai fait,
    mon expérience, expériences de travail, mes saisons, expériences saisonnières, empleo anterior, empleo actual,
    historial de empleo, historial profesional, datos laborales, mis empleos, recorrido profesional,
    antecedentes de trabajo, lugares de trabajo, lo que he hecho, experiencia en voluntariado, dados profissionais,
    histórico de empregos, empregos e experiências, últimos empregos, experiências anteriores, o que já fiz,
    meus trabalhos, meus empregos, locais de trabalho, הניסיון שלי, פירוט תעסוקה, פירוט מקומות עבודה,
    מקומות עבודה ותפקידים, עבר תעסוקתי, תפקידים קודמים, מה עשיתי, ניסיון מקצועי, concerts et orchestres,
    scène et enseignement, expériences artistiques, teaching experience, ניסיון בהוראה, estágios e trabalhos,
    trabajos temporales, empleos de verano, jobs étudiants, jobs d'étudiant, job étudiant, student jobs, summer jobs,
    part-time jobs, holiday jobs, עבודות מזדמנות, עבודות קיץ, experiências e voluntariado, primeiras experiências
  `),
  skills: wordList(`
    skills, skill, competencies, competences, competence, abilities, expertise, strengths, tools, technologies,
    core competencies, areas of expertise, technical proficiencies, proficiencies, skillset, key skills,
    skills summary, computer skills, it skills, what i can do, compétences, compétence, savoir-faire, savoir-être,
    savoir faire, savoir être, atouts, aptitudes, outils, qualités, connaissances, informatique,
    domaines de compétences, points forts, habilidades, competencias, conocimientos, destrezas, capacidades,
    herramientas, fortalezas, informática, competências, conhecimentos, aptidões, ferramentas, qualidades, כישורים,
    מיומנויות, יכולות, ידע, כלים, מיומנות, כישורי מחשב, יישומי מחשב, מחשבים, תכונות, תוכנות, ידע במחשבים,
    שליטה ביישומי מחשב, ידע מקצועי, טכנולוגיות, כישורים אישיים, things i know, what i know, things i can do,
    what i do well, what i offer, i can, i am good at, good at, talents, machines, machinery, equipment,
    ce que je sais faire, mes savoir-faire, ce que je sais, ce que j'apporte, mes points forts, mes qualités, savoirs,
    savoir, qualités personnelles, maîtrise, lo que sé hacer, lo que se hacer, sé hacer, se hacer, lo que ofrezco,
    qué ofrezco, puedo ofrecer, mis puntos fuertes, puntos fuertes, cualidades, saberes, aptitudes personales,
    manejo de programas, manejo de equipos, paquetes computacionales, ofimática, o que sei fazer, o que eu sei fazer, o que eu sei, o que eu gosto, lo que yo sé hacer, o que eu faço, o que faço,
    o que ofereço, sei fazer, pontos fortes, meus pontos fortes, qualificações, qualificações profissionais,
    principais qualificações, perfil de competências, características, יודע, יודעת, מה אני יודע לעשות,
    מה אני יודעת לעשות, מה אני יודע, מה אני יודעת, יכולות אישיות, תכונות אופי, חוזקות, ידע וכישורים, כלים ותוכנות,
    מחשב, שליטה במחשב, top skills, job related skills, job-related skills, communication skills,
    organisational skills, organizational skills, managerial skills, digital skills, digital competence,
    digital competences, interpersonal skills, other skills, transferable skills, what i'm good at, what im good at,
    what i am good at, what i bring, skills and abilities, talents and skills, things i am good at, my strengths,
    knowledge and skills, skills and knowledge, compétences liées à l'emploi, compétences numériques,
    compétences en communication, compétences de communication, compétences organisationnelles,
    compétences managériales, compétences professionnelles, autres compétences, compétences informatiques,
    principales compétences, compétences métier, ce que je maîtrise, je sais faire, mes compétences, mes atouts,
    mes outils, logiciels, bureautique, instruments et styles, competencias digitales, competencias comunicativas,
    competencias de comunicación, competencias organizativas, competencias de organización,
    competencias relacionadas con el empleo, competencias profesionales, otras competencias, otras habilidades,
    aptitudes principales, principales aptitudes, competencias personales, en qué soy buena, en qué soy bueno,
    lo que mejor hago, qué sé hacer, que se hacer, lo que hago bien, conocimientos informáticos,
    manejo de computación, paquetería, mis fortalezas, mis habilidades, competências digitais,
    competências de comunicação, competências de organização, competências organizacionais,
    competências relacionadas com o trabalho, competências profissionais, outras competências, outras aptidões,
    principais competências, conhecimentos de informática, no que sou bom, no que sou boa, o que faço bem,
    pontos positivos, cursos e habilidades, programas que domino, minhas habilidades, meus pontos fortes,
    כישורים מובילים, כישורים ויכולות, תחומי ידע, מיומנויות דיגיטליות, כישורי תקשורת, כישורים דיגיטליים, במה אני טוב,
    במה אני טובה, תכונות וכישורים, ידע ומיומנויות, יודע לעשות, יודעת לעשות
  `),
  education: wordList(`
    education, studies, academic background, qualifications, academic, academic qualifications, schooling, training,
    education and training, educational background, courses, coursework, academics, formation, formations, études,
    diplômes, scolarité, cursus, diplôme, parcours scolaire, parcours académique, parcours universitaire,
    formation académique, formation continue, formación, estudios, educación, formación académica, titulación, cursos,
    datos académicos, formação, educação, escolaridade, estudos, formação acadêmica, habilitações, formação académica,
    habilitações literárias, השכלה, לימודים, קורסים, הכשרה, הכשרות, השתלמויות, הכשרה מקצועית, רקע אקדמי, השכלה אקדמית,
    קורסים והכשרות, קורסים והשתלמויות, school and college, schools, educational qualifications, education history,
    study, my studies, courses taken, school leaving, formation initiale, formations suivies, mes études,
    ma formation, mes diplômes, stages de formation, niveau d'études, escolaridad, estudios realizados, mis estudios,
    cursos realizados, nivel de estudios, formación reglada, formación no reglada, preparación académica,
    grado de estudios, estudo, estudo e cursos, cursos e formações, cursos extras, grau de escolaridade,
    minha formação, cursos livres, cursos profissionalizantes, לימודיי, קורסים מקצועיים, השכלה וקורסים,
    השכלה ולימודים, לימודים והכשרות, קורס, חינוך, school and training, training and qualifications, training courses,
    courses and training, school leaving qualifications, where i studied, où j'ai étudié, école et formation,
    parcours de formation, stages et formations, dónde estudié, donde estudie, estudios y cursos, cursos y talleres,
    certificados y cursos, grado académico, onde estudei, meus estudos, cursos complementares, cursos e certificados,
    formação escolar, איפה למדתי, היכן למדתי, תעודות והשכלה, לימודים וקורסים, קורסים ותעודות
  `),
  hobbies: wordList(`
    spare time, in my spare time, my free time, things i enjoy, what i enjoy, away from work, outside work,
    things i like, i like, à côté, temps libre, mes loisirs, mes passions, ce que j'aime,
    activités extraprofessionnelles, vie associative, en dehors du travail, activités, mis gustos, gustos,
    mis aficiones, me gusta, ocio, actividades, nas horas vagas, horas vagas, gosto de, o que gosto, meus hobbies,
    tempos livres, gostos, אוהב, אוהבת, בזמן הפנוי, שעות הפנאי, זמן פנוי, פעילויות פנאי, דברים שאני אוהב,
    דברים שאני אוהבת, עניין אישי, hobbies, hobby, interests, interest, leisure, pastimes, personal interests,
    free time, activities, loisirs, centres d intérêt, centres d'intérêt, centre d'intérêt, centres d'intérêts,
    passions, intérêts, hobbys, aficiones, intereses, pasatiempos, tiempo libre, interesses, passatempos, lazer,
    hobbies e interesses, tempo livre, תחביבים, תחומי עניין, תחביב, פנאי, תחומי ענין, when i'm not working,
    when i am not working, off the clock, my interests, my hobbies, outside of work, a bit about me outside work,
    à côté du travail, hors du travail, hors travail, quand je ne travaille pas, vie personnelle,
    mes centres d'intérêt, passe-temps, fuera del trabajo, cuando no trabajo, mis pasatiempos, mis intereses,
    pasatiempo, mi tiempo libre, fora do trabalho, quando não trabalho, meus interesses, meu tempo livre, passatempo,
    gosto muito de, מחוץ לעבודה, בשעות הפנאי, התחביבים שלי, אני אוהב, אני אוהבת
  `),
  languages: wordList(`
    languages, language, language skills, foreign languages, langues, langue, langues étrangères,
    compétences linguistiques, idiomas, lenguas, idioma, línguas, שפות, ידע בשפות, שליטה בשפות, languages spoken,
    languages i speak, spoken languages, my languages, langues parlées, mes langues, competencias lingüísticas,
    lenguajes hablados, idiomas hablados, mis idiomas, competências linguísticas, línguas estrangeiras,
    idiomas falados, línguas faladas, conhecimentos linguísticos, שפות שאני דובר, שפות שאני דוברת, ידיעת שפות,
    כישורי שפה, מיומנויות שפה
  `),
  certificates: wordList(`
    certifications, certification, certificates, licences, licenses, licence, license, accreditations, certificats,
    permis, habilitations, certificaciones, certificados, licencias, carnets, carnet, permisos, certificações,
    licenças, habilitação, driving licence, driving licences, driving license, permis de conduire,
    permisos de conducir, carnet de conducir, tickets, cards and tickets, carteira de habilitação, carta de condução,
    רישיון נהיגה, רישיון, תעודות, רישיונות, הסמכות, רשיונות, הסמכה, registrations, licenses and certifications,
    licences and certificates, licenses & certifications, driver's license, drivers license, driver's licence,
    permis et certifications, licencias y certificaciones, permiso de conducir, carné de conducir,
    licencia de conducir, licencia de conductor, licencia de manejo, cnh, carta de motorista, carteira de motorista,
    licenças e certificados, carta de condução, רישיון נהיגה, רישיונות והסמכות, תעודות והסמכות
  `),
  profile: wordList(`
    summary, profile, about me, about, objective, career objective, statement, personal statement, introduction,
    overview, bio, profil, résumé, à propos, à propos de moi, objectif, présentation, perfil, resumen, sobre mí,
    objetivo, acerca de mí, extracto, presentación, resumo, sobre mim, apresentação, objetivos, síntese, פרופיל,
    תמצית, אודות, על עצמי, קצת עליי, תקציר, מי אני, תמצית מקצועית, תמצית ניסיון, אודותיי, קצת עלי, קורות חיים,
    curriculum vitae, cv, resume, who i am, a bit about me, little about me, qui suis je, qui suis-je, quelques mots,
    en quelques mots, quién soy, quien soy, sobre mi, breve presentación, quem sou, quem sou eu, quem eu sou,
    breve apresentação, מי אני, על עצמי בקצרה
  `),
  personal: wordList(`
    personal details, personal information, personal data, contact, contact details, contacts, details,
    contact information, coordonnées, informations personnelles, état civil, données personnelles, datos personales,
    estado civil, dados, documentos, mis datos, contacto, datos de contacto, información personal,
    informações pessoais, dados pessoais, contato, contatos, contactos, פרטים אישיים, פרטי התקשרות, פרטים, יצירת קשר,
    פרטי קשר, informations, información de contacto, informações de contato, my details, about the applicant,
    applicant details, your details, état civil et contact, mes coordonnées, contactar, datos generales,
    datos del solicitante, dados de identificação, dados gerais, identificação, פרטי המועמד, פרטי המועמדת,
    נתונים אישיים
  `),
  other: wordList(`
    projects, project, references, referees, publications, awards, honors, honours, achievements, patents, talks,
    invited talks, links, profiles, portfolio, memberships, conferences, research, additional information,
    further information, other, miscellaneous, availability, available, more about me, extra information,
    accomplishments, selected honors, professional memberships, affiliations, social media, projets, références,
    distinctions, prix, réalisations, divers, informations complémentaires, proyectos, referencias, premios, logros,
    publicaciones, otros, otros datos, datos de interés, información adicional, projetos, referências, prêmios,
    conquistas, publicações, outros, informações adicionais, informações complementares, disponibilidade,
    disponibilidad, disponibilité, recomendaciones, referencias personales, referencias laborales,
    pretensión salarial, observaciones, outras informações, observações, pretensão salarial, référence,
    autres informations, autre, פרויקטים, המלצות, ממליצים, פרסים, פרסומים, הישגים, שונות, מידע נוסף, קישורים, פרויקט,
    זמינות, פטנטים, הרצאות, הערות, refs, character references, references available, personal references,
    work references, reference, reasons for applying, contactos de referencia, referencias de trabajo,
    referências pessoais, referências profissionais, cartas de recomendação, assinatura, honors-awards,
    honors & awards, reconocimientos, צירוף המלצות, ממליצות, הצהרה, חתימה, en plus, outros dados, mais sobre mim,
    projeto escolar, projetos escolares
  `),
};

/** Words that say more about a section without naming one. */
export const headingModifiers: readonly string[] = wordList(`
    professional, work, working, relevant, previous, other, additional, key, core, main, personal, technical, soft,
    hard, social, practical, recent, selected, formal, higher, further, vocational, clinical, nursing, teaching,
    industry, management, language, my, history, background, special, professionnel, professionnelle,
    professionnelles, professionnels, technique, techniques, clés, clé, personnelles, personnels, principales, autres,
    scolaire, universitaire, académique, remarquables, complémentaire, complémentaires, linguistiques, informatiques,
    sociales, humaines, mes, mon, ma, profesional, profesionales, laboral, laborales, técnicas, técnicos, personales,
    clave, blandas, académica, académicos, complementaria, complementarios, destacados, adicionales, informáticos,
    mis, profissional, profissionais, pessoais, acadêmica, complementar, complementares, adicionais, em destaque,
    destaque, chave, principais, interpessoais, minhas, sociais, comportamentais, מקצועי, מקצועית, מקצועיים, תעסוקתי,
    אישיים, אישיות, טכניים, טכניות, נוספים, נוספות, רלוונטי, קודם, עיקריים, אקדמית, אקדמי, צבאי, בעבודה, תעסוקתית,
    בולטים, נבחרים, שלי, paid, unpaid, military, voluntary, past, held, list, summary, record, occupés, exercés,
    effectués, suivies, principaux, ma, militaire, realizados, anteriores, previa, previas, militar, voluntaria,
    anterior, prévia, realizados, voluntário, meu, minha, meus, mi, gerais, generales, générales
  `);

export const headingJoiners: readonly string[] = wordList(`
    and, of, the, in, et, de, des, du, la, le, les, y, e, del, los, las, da, do, dos, das, em, en, my, for, ו, של,
    with
  `);

/** Short words that open a section only where they stand out: apart, in capitals or before a colon. */
export const quietSectionWords: Readonly<Partial<Record<SectionKind, readonly string[]>>> = {
  experience: wordList(`
    work, jobs, job, travail, boulots, trabajo, trabajos, trabalho, emprego, עבד, עבדתי, positions, employers, postes, saisons, concerts, scène, enseignement, orchestres, spectacles, performances, teaching, actuaciones, docencia, conciertos, enseñanza, concertos, atuações, ensino, aulas, estágio, bicos, changas, chambas, percurso, הופעות, הוראה
  `),
  skills: wordList(`
    can do, je sais, savoirs, sé, sei, knowledge, programas, instruments, matériel, computación, programs, machines
  `),
  education: wordList(`
    school, école, escuela, escola, college, colegio, diploma, בית ספר, תיכון, talleres, preparación, estudo, estudio
  `),
  hobbies: wordList('likes, fun, gosto, aime'),
  personal: wordList(`
    personal, applicant, identité
  `),
  other: wordList(`
    extra, extras, ref, firma, motivo, motivation, declaration, declaración, declaração, signature, autres, también, además, varios, ועוד, נוסף, et aussi, and also, e também
  `),
};
