import type { LimitWords } from './kinds.ts';

/** Spanish words of limits. */
export const es: LimitWords = {
  no: 'no|nunca|jamás|nada|nada de|sin|ningún|ninguna|ni|tampoco|prohibido|nadie|prohibidos|prohibidas|nomás no|nunca más|vetado|vetada|na|nada que ver|ninguno|ningunos|ningunas|nel|nop|naa|nanay|nadita',
  without: 'nada de|sin|ningún|ninguna|nunca más|cero|nada que|tampoco|ni',
  lacks: 'sin|libre de|libres de',
  needs: 'necesito|como|comer|bebo|beber|debo|dieta|tengo que',
  hard: 'me cuesta|me cuestan|cuesta|a duras penas|apenas puedo|difícil para mí|me resulta difícil|se me hace difícil|se me hace duro|evito|evitar|mejor evitar|no soy capaz de|incapaz de|no estoy para|no ando para|me canso|limitado para|limitada para|me cuido de|tengo que cuidarme de|me es difícil|me resulta pesado|batallo para|batallo con|me sofoco',
  only: 'solo|sólo|solamente|únicamente|nada más|exclusivamente|siempre|nomás',
  but: 'más que|sino',
  except: 'excepto|salvo|menos|fuera de|aparte de|quitando|a excepción de',
  until: 'hasta|antes de|antes del|después de|a partir de|desde|entre|a las|a la|pasadas',
  must: 'debo|tengo que|tiene que|hay que|termino|acabo|libre|libres|disponible|en casa|recoger|recojo|buscar|irme|salir|acostado|acostada|a más tardar|puedo|como muy tarde',
  out: 'imposible|imposibles|descartado|descartada|descartados|ni hablar|ni pensarlo|ni de broma|no se puede|no es lo mío|no es para mí|ni loca|ni loco|no va conmigo|prohibido por el médico|fuera de cuestión|de ninguna manera|ni muerta|ni muerto|ni en sueños|ni a palos|ni de chiste|no me sirve|no me sirven|no me acomoda|no me conviene|nel|olvídalo|descartadas',
  allergic:
    'alérgico|alérgica|alergia|intolerante|me pone mala|me pone malo|me ponen mala|me ponen malo|me pone enfermo|me pone enferma|me da migraña|me da vértigo|me da náuseas|me dan náuseas|me da asma|me dan jaqueca|me marea|me marean|me da tos|me hace mal|me hacen mal',
  hates:
    'odio|detesto|no soporto|no aguanto|no aguanto más|me harté de|harto de|harta de|cansado de|cansada de|aburrido de|aburrida de|no me gusta|no me gustan|me da asco|me dan asco|me repatea|me revienta|me choca|me cae mal|no me agrada|prefiero no|no quiero saber de|paso de|no trago|no banco|no me banco|me enferma|me enferman|me estresa|me estresan|me agobia|me agobian|me aburre|me aburren|nunca me gustó|nunca me gustaron|no me late|no me laten|no me cuadra|no me nace|me da miedo|me dan miedo|me da pánico|le tengo miedo a|miedo a|miedo de|fobia a|hasta la coronilla de|hasta las narices de|hasta el gorro de|hasta la madre de|ya no quiero|basta de|me cansé de|me aburrí de|quemado de|quemada de|terror a|no me hace gracia',
  want: 'quiero|querría|quisiera|me apetece|me interesa',
  bad: 'mal|mala|malo|malas|fastidiada|fastidiado|jodida|jodido|operado|operada|roto|rota|débil|tieso|tiesa|lesionado|lesionada|hecho polvo|hecha polvo|gastada|gastadas|dolor de|dolor en|problema de|problemas de|problemas con|prótesis de|lesión de|delicado|delicada|fregada|fregado|malos|jodidas|jodidos|fregados|fregadas|amolado|amolada|madreado|dañado|dañada|dañadas|dañados|operadas|rotas|rotos|débiles|chueco|chueca|cascado|cascada|tocado|tocada|desgastada|desgastado|lastimado|lastimada|lastimadas|sensible|hernias en|clavos en|tornillos en|menisco|ligamentos|descompuesta|arruinado|arruinada|reventado|reventada',
  hurts:
    'me duele|me duelen|duele|duelen|falla|fallan|se hincha|se hinchan|tiemblan|tiembla|se me duermen|dolorido|me molesta|me molestan|me da lata|me dan lata|me fallan|se me traba|se me traban|se inflama|se inflaman|se me inflaman|se me hinchan|me arde|me arden|me mata|me matan|se me acalambran|se me cansan|me truenan|me hormiguea|me tira',
  ill: 'asma|asmático|asmática|epilepsia|epiléptico|epiléptica|diabético|diabética|artrosis|artritis|fibromialgia|epoc|vértigo|vértigos|hernia|ciática|silla de ruedas|muletas|embarazada|fatiga crónica|marcapasos|daltónico|daltónica|audífono|audífonos|sordo|sorda|acúfenos|tartamudeo|tartamudo|lupus|esclerosis|parkinson|túnel carpiano|tendinitis|lumbalgia|disléxico|disléxica|dislexia|ataques de pánico|ansiedad|agorafobia|diálisis|discapacidad|incapacidad|osteoporosis|migrañas|migraña|glaucoma|cataratas|enfisema|angina de pecho|derrame|infarto|ictus|ostomía|crohn|colitis|covid largo|polio|prótesis|amputado|amputada|bastón|andador|tdah|autista|autismo|estrés postraumático|gota|presión alta|hipertensión|tensión alta|escoliosis|reuma|lumbago|neuropatía',
  time: 'puente|puentes|lunes|martes|miércoles|jueves|viernes|sábado|domingo|finde|fin de semana|fines de semana|entre semana|mañana|por la mañana|mañanas|tarde|tardes|noche|noches|madrugada|madrugar|temprano|horario escolar|vacaciones escolares|vacaciones|verano|invierno|primavera|otoño|cosecha|ramadán|cuaresma|shabat|navidad|siesta|salida del cole|horario de oficina|festivo|festivos|de día|mediodía|medianoche|oscuro|oscurezca|anochezca',
  body: 'espalda|rodilla|rodillas|cadera|hombro|hombros|muñeca|muñecas|codo|tobillo|cuello|columna|pierna|piernas|brazo|brazo izquierdo|brazo derecho|mano|manos|pies|pulmones|vista|oído|corazón|dedos|ojos|cervicales|lumbares|riñones|cintura',
  move: 'levantar|cargar|pesado|pesados|pesada|pesadas|peso|pesos|kilos|kg|agacharme|agacharse|arrodillarme|de rodillas|en cuclillas|de pie|parado|parada|sentado|sentada|trepar|subir|escalera|escaleras|escalones|alturas|brazos arriba|brazos en alto|por encima de la cabeza|empujar|tirar de|cavar|fregar de rodillas|caminar|andar|correr|físico|físicos|esfuerzo|esfuerzos|fuerza|movimientos repetitivos|cargo|levanto|subo|camino|corro',
  travel:
    'coche|carro|auto|conducir|conduzco|manejar|manejo|carnet|carné|licencia|furgoneta|camioneta|vehículo|moto|bici|bicicleta|autopista|carretera|lejos|viajar|viajes|desplazarme|desplazamientos|trasladarme|autobús|bus|tren|avión|extranjero|salir de casa|salir del pueblo|salgo de casa|kilómetros|km|transporte público|transporte|a pie|camión|micro|colectivo|combi|guagua|taxi|taxis|lancha|salir de la isla|salir del barrio|salir del rancho|trayectos|trayectos largos|moverme lejos|moverme|ruta|peaje|metro|viajo',
  room: 'cocina|horno|garaje|cochera|trastero|taller|jardín|patio|balcón|cuarto libre|espacio|sitio|en casa|desde casa|a domicilio|al aire libre|en la calle|fuera|interior|sótano|piso alto|planta baja|local|agua corriente|luz eléctrica|oficina',
  sense:
    'olor|olores|vapores|ruido|ruidos|ruidoso|música alta|polvo|perfume|perfumes|lejía|cloro|químicos|productos químicos|pintura|disolventes|humo|tabaco|alcohol|cerdo|carne|sangre|agujas|frutos secos|gluten|látex|plumas|polen|luz fuerte|sol|calor|frío|humedad|lluvia|suciedad|máquinas|herramientas eléctricas|pescado|fritura|fritanga',
  animals: 'perro|perros|gato|gatos|animales|mascotas|caballos|gallinas|abejas|pájaros|pelo de',
  children: 'niño|niños|niñas|chiquillos|críos|bebé|bebés|adolescentes|guaguas',
  people:
    'desconocido|desconocidos|extraños|multitud|multitudes|gentío|aglomeraciones|clientes|público|en público|hablar en público|escenario|puerta a puerta|puerta en puerta|venta|ventas|vender|regatear|charlar|grupos|grupo|reuniones|cara a cara|en persona|hombres|mujeres|jefe|equipo|fiestas|vecinos|gente|mucha gente|discutir|pelear|convencer|exponer|presentar|que me miren|dar la cara|mandos|regaños|filas de gente|mucho gentío|capataz|patrón|patrones|jefes|reclamos',
  screen:
    'teléfono|llamadas|llamar|videollamadas|vídeo|video|vídeos|cámara|que me graben|fotos|mi cara|pantalla|pantallas|ordenador|computadora|compu|internet|en línea|online|wifi|zoom|whatsapp|facebook|instagram|tiktok|redes sociales|redes|smartphone|celular|correo|hoja de cálculo|teclado|letra pequeña|papeleo|formularios|leer|escribir|ortografía|leo|escribo',
  papers:
    'permiso de trabajo|visado|visa|papeles|autónomo|autónoma|facturar|facturas|cuenta bancaria|crédito|créditos|préstamo|préstamos|deuda|deudas|depósito|lotería|apuestas|intereses|antecedentes',
  clock:
    'la una|las dos|las tres|las cuatro|las cinco|las seis|las siete|las ocho|las nueve|las diez|las once|las doce|mediodía|medianoche|el cole|el colegio|el trabajo|comer|cenar|anochecer|oscurecer',
  lacked:
    'dinero|plata|ahorros|presupuesto|ingresos|experiencia|título|estudios|diploma|carrera|formación|trabajo|empleo|idea|ideas|tiempo|prisa|gracias|plan|razón|duda|suerte|necesidad|más|aficiones|habilidades|talento|familia|marido|mujer|hermanos|pensión|sueldo|horas|novedad|respuesta|ayuda|opción|límite|límites|especial|particular|vergüenza|empresa|clientes|escuela|objetivo|bromas|broma|otra|otro|embargo|querer|parar|eso|mal|nuevo|problema|saber|duda',
  fine: 'experiencia|asustan|diría que no|digo que no|incomoda|incomodan|temo|falta|faltan|quejas|problema|problemas|importa|importan|molesta|molestan|pasa nada|me da miedo|miedo|asusta|vergüenza|preocupa|espero|esperar|quejo|basta|no solo|no sólo|por qué no|si no|nada mal|está mal|duermo|dormir|creo|no sé|seguro|segura|recuerdo|dudo|rechazo|le hago ascos',
  past: 'era|eran|fui|fue|tenía|había|podía|antes no|en aquel tiempo|de niño|de niña|de joven|hace años|ayer|el año pasado|la semana pasada|cuando era|estaba|trabajaba|desde que',
  rules: 'dice|dijo|prohíbe|me prohíbe|prohibió|no me deja|no deja|no permite|me mandó|me necesita|recomienda',
  others:
    'hermana|hermano|tío|tía|abuela|abuelo|primo|prima|amigo|amiga|novio|novia|pareja|suegra|suegro|cuñada|cuñado|compañero|compañera|él es|él no|él tiene|él está|él nunca|él sólo|ella|ellos|ellas|su|sus|quien|usted|ustedes|tú|tu',
  self: 'yo|puedo|quiero|tengo|trabajo|soy|estoy|me|prefiero',
  mine: 'yo|mi|mis|me|mí|soy|tengo|estoy|conmigo',
  object: 'me',
  have: 'tengo|tenemos|hay',
  light:
    'yo|el|la|los|las|un|una|unos|de|del|al|a|en|y|o|ni|mi|mis|este|esta|con|por|para|trabajar|trabajo|puedo|puede|estoy|ser|es|libre|disponible|durante|cada|temprano|tarde|después|antes|hasta|muy|mucho|mucha|tanto|rato|todo|todos|todas|horas|hora|h|día|días|semana|porfa|más|tiempo|hacer|venir|ir|que|hacia|sobre|pequeños|pequeño|grandes',
  turn: 'pero|porque|así que|ya que|pues|y yo|y mi|y no|y nada|y nunca|y solo|y tengo|y soy|aunque|por lo demás|eso sí',
};
