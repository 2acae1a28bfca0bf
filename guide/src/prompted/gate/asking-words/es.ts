import type { AskingWords } from './kinds.ts';

export const es: AskingWords = {
  commands: {
    phone:
      'llama|llame|llamas|llamen|telefonea|telefonee|telefonear|llámalos|llámalas|llámales|llámale|llámala|llámalo|llamarlos|llamarlas|llamarles|llamarle|llamarla|llamarlo|haz llamadas|al teléfono',
    car: 'conduce|conduces|conduzca|maneja hasta|manejas hasta|maneje hasta|al volante|tu auto|su auto|en auto|tu coche|su coche|en carro|tu camioneta|tu furgoneta',
    'physical-work': 'levanta|levantas|levante|levantar|carga|cargas|cargue|descarga|descargar|alzar|cava',
    cleaning: 'limpia|limpie|limpias|friega|fregar|trapea|trapear',
    'camera-or-stage': 'grábate|grábese|muestra tu cara|muestre su cara|sal en vídeo|grabar un vídeo tuyo',
    'cold-contact':
      'aborda a desconocidos|aborde a desconocidos|abordar a desconocidos|toca puertas|toque puertas|llama a las puertas',
  },
  unless: 'se|te|me|que|quien|nos|os|le|les|la|el|una|un|de|él|ella|los|las',
  others:
    'él|ella|ellos|ellas|quien|que|se|clientes|cliente|clienta|vecinos|gente|alguien|les pide|le pide|mensajero para|repartidor para|transportista para|mudancero para|fletero para|chofer para|vecino para|vecina para|amigo para|amiga para|compañero para|estudiante para',
  asides: {
    'physical-work':
      'foto|fotos|imagen|imágenes|vídeo|vídeos|archivo|archivos|página|páginas|aplicación|app|mapa|mensaje|mensajes|pregunta|preguntas|datos|documento|documentos|formulario|batería|baterías|móvil|celular|teléfono|saldo',
    phone: 'timbre|timbres|puerta|anuncio|oferta',
  },
  idioms:
    'llama la atención|llamar la atención|se llama|visita a la página|visitas a la página|llamada a la acción|levanta el ánimo|en limpio|copia limpia|lista limpia|a medio camino|descarga la|descargar la|descarga el|descargar el|carga de trabajo',
  denies:
    'nadie|en vez de|en lugar de|descarta|descartaste|descartó|descartado|descartada|evita|evite|evitas|evitar|rechaza|rechace|te ahorra|le ahorra|salvo|excepto|sin tener que|no hace falta|deja de',
  spared:
    'libre|libres|fuera|descartado|descartada|descartadas|descartados|difícil|difíciles|no|para ti|innecesario|innecesarias',
  until: 'antes|hasta',
};
