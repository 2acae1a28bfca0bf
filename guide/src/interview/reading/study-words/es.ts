import type { StudyWords } from './kinds.ts';

/** Lo que se dice en español de los estudios propios. */
export const es: StudyWords = {
  lead: 'tengo|tengo el|tengo la|tengo un|hice|hice la|hice el|hice un|terminé|acabé|completé|saqué|estudié|llegué a|llegué hasta|hasta|el|la|un|una|mi|mis|y|con|solo|sólo|nomás|nada más|estudios|de estudios|título de|tercero de|cuarto de|quinto de|sexto de|segundo de|primero de|yo',
  head: 'bachiller|bachillerato|secundaria|primaria|graduado escolar|egb|grado medio|grado superior|licenciatura|licenciatura en|ingeniería en|diplomatura|diplomado|diplomado en|título|curso de|curso en|cursos de|carrera de|preparatoria|prepa|instituto de|instituto técnico|magisterio|certificado de|máster en|máster de|doctorado|ciclo formativo|ciclo de|fp de|fp|módulo de|octavo básico|cuarto medio|cuarto año medio|enseñanza media|enseñanza básica|secundario|secundario completo|secundario incompleto|técnico superior|técnico del sena|técnica del sena|ciclo básico|polimodal|tecnicatura en|básica primaria',
  none: 'doy|dicto|enseño|imparto|quiero|quisiera|pagar|propiedad|ninguno|ninguna|defunción|nacimiento|hijo|hija|caballos|coches',
  stop: 'pero|porque|desde|así|luego|después|entonces|yo|aunque|que',
};
