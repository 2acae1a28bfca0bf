/** What may cost a life when it is done wrong, as Spanish speakers name it; parted by bars. */
export const es =
  'freno|frenos|dirección del coche|airbag|airbags|enchufes|tablero eléctrico|cuadro eléctrico|instalación eléctrica|instalaciones eléctricas|gas|calderas|caldera|calefones|comida para bebés|papillas|purés para bebés|remedios caseros|plantas medicinales|medicinas caseras|medicamentos|suplementos|tala de árboles|poda en altura|andamios|clases de natación|enseñar a nadar|salvavidas|socorrismo|buceo|tatuajes|tatuaje|piercings|fuegos artificiales|pirotecnia|amianto';
