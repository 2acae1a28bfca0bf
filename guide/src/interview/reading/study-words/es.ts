import type { StudyWords } from './kinds.ts';

/** Lo que se dice en español de los estudios propios. */
export const es: StudyWords = {
  lead: 'er|llegué a|llegué hasta|me quedé en|na más|tengo|tengo el|tengo la|tengo un|hasta|el|la|un|una|mi|mis|y|con|solo|sólo|nomás|nada más|estudios|de estudios|título de|tercero de|cuarto de|quinto de|sexto de|segundo de|primero de|yo',
  did: 'hice|hice la|hice el|hice un|terminé|acabé|completé|saqué|estudié|cursé|llegué a|llegué hasta|me saqué',
  head: 'graduao escolar|graduao escolá|graduado escolá|bachiller|bachillerato|secundaria|graduado escolar|egb|grado medio|grado superior|licenciatura|licenciatura en|ingeniería en|diplomatura|diplomado|diplomado en|preparatoria|instituto técnico|magisterio|máster en|ciclo formativo|octavo básico|cuarto medio|cuarto año medio|enseñanza media|enseñanza básica|secundario completo|secundario incompleto|técnico superior|técnico del sena|técnica del sena|ciclo básico|polimodal|tecnicatura en|básica primaria|título de|educación primaria|escuela primaria',
  bare: 'título|curso de|curso en|cursos de|carrera de|instituto de|certificado de|máster de|ciclo de|módulo de|primaria|secundario|fp|fp de|prepa|doctorado',
  ordinal:
    'primero|segundo|tercero|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|undécimo|primer|tercer|primera|segunda|tercera|cuarta|quinta|sexta',
  year: 'de primaria|primaria|de secundaria|secundaria|de bachillerato|bachillerato|de prepa|de preparatoria|de básica|básico|grado|de la eso|de eso|de egb',
  none: 'doy|dicto|enseño|imparto|quiero|quisiera|pagar|propiedad|ninguno|ninguna|defunción|nacimiento|hijo|hija|caballos|coches|quimioterapia|quimio|radioterapia',
  doubt:
    'discapacidad|minusvalía|incapacidad|invalidez|rehabilitación|fisioterapia|tratamiento|terapia|enfermedad|médico|salud|insuficiencia|empadronamiento|penales|montaña|obstáculos|sacos|algún día|un día|el año que viene|el próximo año|por fin|pronto|sueño|ojalá|me gustaría|ganas|futuro|hacer|estudiar|terminar|sacar|sacarme',
  stop: 'pero|porque|desde|así|luego|después|entonces|yo|aunque|que',
};
