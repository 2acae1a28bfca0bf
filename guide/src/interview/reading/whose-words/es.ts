import type { WhoseWords } from './kinds.ts';

/** By what Spanish speakers say of whom a clause is. */
export const es: WhoseWords = {
  kin: 'mujer|marido|esposa|esposo|pareja|madre|padre|mamá|papá|hermana|hermano|hermanos|hermanas|hijo|hija|hijos|hijas|tía|tío|prima|primo|abuela|abuelo|sobrina|sobrino|cuñada|cuñado|suegra|suegro|nuera|yerno|novia|novio|amiga|amigo|vecina|vecino|compañera|compañero|jefa|jefe|mi ex|comadre|compadre|socia|socio|compañeros|compañeras|vecinos|vecinas|colega|cuñados|el dueña|el dueño|el dueños|el patrón|el patrona|el encargado|el encargada|el gerente|el director|el directora|el capataz|la dueña|la dueño|la dueños|la patrón|la patrona|la encargado|la encargada|la gerente|la director|la directora|la capataz|mi dueña|mi dueño|mi dueños|mi patrón|mi patrona|mi encargado|mi encargada|mi gerente|mi director|mi directora|mi capataz|los dueña|los dueño|los dueños|los patrón|los patrona|los encargado|los encargada|los gerente|los director|los directora|los capataz',
  before:
    'mi|mis|nuestra|nuestro|y|e|pero|así|que|porque|como|cuando|mientras|ya|pues|también|la|el|los|las|mayor|menor|pequeña|pequeño|mejor|dos|tres',
  third: 'él|ella|ellos|ellas',
  self: 'yo|nosotros|nosotras|soy|estoy|tengo|llevo|hago|trabajo|me dedico',
  object: 'me|mí|nos',
  beside: 'con|para|de|a|por|como|sin|que|entre',
};
