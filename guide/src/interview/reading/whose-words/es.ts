import type { WhoseWords } from './kinds.ts';

/** By what Spanish speakers say of whom a clause is. */
export const es: WhoseWords = {
  kin: 'mujer|marido|esposa|esposo|pareja|madre|padre|mamá|papá|hermana|hermano|hermanos|hermanas|hijo|hija|hijos|hijas|tía|tío|prima|primo|abuela|abuelo|sobrina|sobrino|cuñada|cuñado|suegra|suegro|nuera|yerno|novia|novio|amiga|amigo|vecina|vecino|compañera|compañero|jefa|jefe|nieto|nieta|nietos|nietas|mi ex|comadre|compadre|socia|socio|compañeros|compañeras|vecinos|vecinas|colega|cuñados|el dueño|el patrón|el encargado|el gerente|el director|el capataz|la dueña|la patrona|la encargada|la gerente|la directora|la capataz|mi dueña|mi dueño|mi patrón|mi patrona|mi encargado|mi encargada|mi gerente|mi director|mi directora|mi capataz|los dueños|los patrones|los encargados|los gerentes|los directores|las dueñas|mis patrones|mis dueños|mis encargados',
  before:
    'mi|mis|nuestra|nuestro|y|e|pero|así|que|porque|como|cuando|mientras|ya|pues|también|la|el|los|las|mayor|menor|pequeña|pequeño|mejor|dos|tres',
  gone: 'se fue|se marchó|se jubiló|se retiró|murió|falleció|cerró|vendió|quebró|renunció|emigró|se mudó',
  third: 'él|ella|ellos|ellas',
  self: 'yo|nosotros|nosotras|soy|estoy|tengo|llevo|hago|trabajo|me dedico',
  object: 'me|mí|nos',
  beside: 'con|para|de|a|por|como|sin|que|entre',
};
