import type { QualityWords } from './kinds.ts';

export const es: QualityWords = {
  virtue:
    'paciencia|ser paciente|soy paciente|muy paciente|puntualidad|puntual|siempre a la hora|nunca llego tarde|responsabilidad|soy responsable|muy responsable|ser responsable|honestidad|honradez|honesto|honesta|honrado|honrada|muy trabajador|muy trabajadora|amabilidad|amable|simpatía|discreción|discreto|discreta|saber escuchar|sé escuchar|escuchar a la gente|empatía|calma|calmar|tranquilizar|constancia|perseverancia|disciplina|seriedad|lealtad|buena memoria|don de gentes|trabajo en equipo|trato con la gente|trato con el público|buen trato|voluntad|ganas de trabajar|ganas de aprender|buena presencia|compromiso|iniciativa|proactividad|sentido común|buen humor',
  known:
    'hablar|hablo|explicar|explico|conocer|conozco|conocimiento|conocimientos|saber|entender|leer|lectura|juzgar|idioma|idiomas|lengua|lenguas|escuchar|aconsejar|reconocer',
};
