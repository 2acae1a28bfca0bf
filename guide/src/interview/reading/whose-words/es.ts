import type { WhoseWords } from './kinds.ts';

/** By what Spanish speakers say of whom a clause is. */
export const es: WhoseWords = {
  kin: 'mujer|marido|esposa|esposo|pareja|madre|padre|mamá|papá|hermana|hermano|hermanos|hermanas|hijo|hija|hijos|hijas|tía|tío|prima|primo|abuela|abuelo|sobrina|sobrino|cuñada|cuñado|suegra|suegro|nuera|yerno|novia|novio|amiga|amigo|vecina|vecino|compañera|compañero|jefa|jefe|mi ex|comadre|compadre',
  before:
    'mi|mis|nuestra|nuestro|y|e|pero|así|que|porque|como|cuando|mientras|ya|pues|también|la|el|los|las|mayor|menor|pequeña|pequeño|mejor|dos|tres',
  third: 'él|ella|ellos|ellas',
  self: 'yo|nosotros|nosotras|soy|estoy|tengo|llevo|hago|trabajo|me dedico',
  object: 'me|mí|nos',
  beside: 'con|para|de|a|por|como|sin|que|entre',
};
