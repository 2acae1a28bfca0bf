import type { NeedWords } from './kinds.ts';

/** Spanish words of needs. */
export const es: NeedWords = {
  named: {
    car: 'volante|al volante|moto|carretera|autopista|furgoneta|carné|carnet|licencia',
    computer: 'pantalla|pantallas|teclado|compu|hojas de cálculo',
    'physical-work':
      'cargar|cargo|cajas|sacos|bultos|pesos|levantar|levanto|cavar|empujar|tirar de|esfuerzos|esfuerzo|fuerza|mi espalda|la espalda|el hombro|los hombros|las muñecas|la muñeca|trabajo duro|acarrear',
    'camera-or-stage':
      'cámara|cámaras|salir en fotos|fotos mías|que me graben|que me vean|mi cara|delante de la gente|delante de gente|ante la gente|en público|hablar en público|público|escenario|tarima|discursos|grabarme|webcam',
    'cold-contact':
      'vender|ventas|venta|tocar puertas|llamar a puertas|ir puerta por puerta|perseguir clientes|convencer a nadie',
    children: 'críos|crío|niñas|chiquillos|chavales|adolescentes|nenes|guaguas|peques|alumnos|niño',
    animals: 'perro|gato|pelo de gato|pelo de perro|caballos|pájaros|bichos|animal',
    evenings:
      'noche|noches|tarde noche|a partir de las seis|a partir de las siete|a partir de las ocho|después de las seis|después de las siete|después de las ocho|después de las cinco|las tardes',
    weekends: 'domingo|domingos|sábado|sábados|finde|findes|festivos|misa',
    standing:
      'escalera|escaleras|escalones|pisos sin ascensor|de pie|parada|parado|caminar|camino|andar|a pie|trepar|subir|alturas|rodilla|rodillas|las rodillas|mis rodillas|cadera|caderas|la cadera|tobillo|tobillos',
    phone: 'teléfono|llamar|llamada|llamadas|videollamada|zoom|mi oído|oigo',
    homes:
      'casas de gente|casas de otros|casa de nadie|casa de otros|casas de clientes|casa de desconocidos|casa ajena|a domicilio|casas que no conozco|casa de extraños',
    cleaning: 'fregar|trapear|barrer|baños|la mugre|lejía|cloro',
    alcohol: 'bebida|bebidas|beber|copas|botella|botellas|trago|tragos|bares|licor|alcohol',
    reading: 'leer y escribir|leer o escribir',
    writing: 'ortografía|escribir|redactar|cartas|informes|formularios|papeles',
    'social-media': 'redes|red social|twitter|youtube|publicar|postear|linkedin',
    internet: 'apps|aplicaciones|correos|tecnología|la red|wifi',
    'frail-people': 'viejos|viejitos|hospital|hospitales|cuidar a nadie|cuidar enfermos|demencia',
    dust: 'polvo|serrín|aserrín|harina|vapores|humo|humos|olores|olor|químicos|disolventes|pegamento|cola|barniz|pintura|perfumes|perfume|polen|moho',
    outdoors: 'afuera|al aire libre|intemperie|sol|al sol|calor|lluvia|frío',
    crowds:
      'multitud|multitudes|aglomeraciones|ferias|mercados|mercadillos|ruido|ruidos|gentío|mucha gente|grupos|grupos grandes',
    mornings: 'mañanas|por la mañana|madrugar|madrugones|temprano|antes de las diez|antes de las nueve',
    'space-at-home':
      'gente en mi casa|clientes en casa|clientes en mi casa|extraños en mi casa|desconocidos en mi casa',
    kitchen: 'horno|fogones|fritura|freír',
  },
  said: {
    phone:
      'tartamudo|tartamuda|tartamudeo|tartamudez|audífono|audífonos|oigo mal|duro de oído|dura de oído|perdí la voz|perdí el oído',
    'camera-or-stage': 'tartamudo|tartamuda|tartamudeo|tartamudez|fobia social|agorafobia|perdí la voz',
    crowds: 'fobia social|agorafobia',
    dust: 'asma|asmático|asmática|epoc|alérgico al polvo|alérgica al polvo|alergia al polvo|rinitis|pulmones delicados',
    standing:
      'prótesis|esclerosis múltiple|vértigo|vértigos|bastón|andador|rodillas gastadas|rodillas hechas polvo|rodillas destrozadas',
    'physical-work': 'fibromialgia|embarazada|marcapasos|ciática|lumbalgia|fatiga crónica|espalda operada',
    alcohol:
      'sin beber|exalcohólico|exalcohólica|ex alcohólico|alcohólico en recuperación|dejé la bebida|dejé el alcohol|dejé de beber|sobrio|sobria|abstemio|abstemia',
    car: 'epilepsia|epiléptico|epiléptica|baja visión|no veo bien para conducir|entregué el carnet|dejé el carnet|dejé de manejar|dejé de conducir',
    evenings:
      'a partir de las siete no|a partir de las seis no|por la tarde estoy con los niños|me acuesto temprano|me acuesto pronto',
    animals: 'alergia a los gatos|alergia a los perros|alérgica a los gatos|alérgico a los gatos|alergia al pelo',
    computer:
      'no sé usar la computadora|no sé usar computadora|no sé usar el ordenador|no sé usar ordenador|no sé usar computadoras|no sé manejar la computadora|no sé de computadoras|no sé de ordenadores|no entiendo de computadoras|no entiendo de ordenadores|no sé nada de informática|no me manejo con la computadora',
    internet:
      'no sé usar la computadora|no sé usar computadora|no sé usar el ordenador|no sé usar ordenador|no sé usar computadoras|no sé manejar la computadora|no sé de computadoras|no sé de ordenadores|no entiendo de computadoras|no entiendo de ordenadores|no sé nada de informática|no me manejo con la computadora',
    weekends: 'domingo voy a misa|domingos son de misa|el domingo es para dios',
  },
  against:
    'ni una más|ni uno más|me aburre|me aburren|aburrido de|aburrida de|me cansa|me cansan|cansado de|cansada de|harta de|harto de|me pone de los nervios|me ponen de los nervios|me cierra|me cierran|me ahoga|me ahogan|me ahogo|toser|tos|me falta el aire|me pone mala|me pone malo|me ponen mala|me ponen malo|me enferma|me da pánico|me da terror|me dan terror|me da miedo|me dan miedo|me paraliza|miedo a|cogido miedo|odio|detesto|aborrezco|no aguanto|no soporto|ya no|nunca más|ni hablar|ni loca|ni loco|ni pensarlo|dejé|he dejado|lejos de|harta|harto|son para misa|es para misa|son sagrados|es sagrado|me niego|prohibido|prohibida|el médico|alergia|alérgico|alérgica|me fallan|me falla|operada|operado|destrozada|destrozado|hecha polvo|fastidiada|jodida|jodidas|me duele|me duelen|se me hinchan|migraña|migrañas|evitar|evito|no va conmigo|no es para mí|no es lo mío|no son lo mío|no puedo|imposible',
  allowed:
    'solo|sólo|solamente|únicamente|salvo|excepto|menos|pero|sino|está bien|sin problema|me gusta|me gustan|me encanta|prefiero|puedo|libre|disponible|hasta|mejor',
  lone: 'nunca|imposible|no|no gracias|jamas|ni hablar|ni loca|ni loco|nunca mas|descartado|para nada|ni pensarlo',
  taken:
    'son de mis|es de mi|son de mi|son para mis|es para mi|es para la|soy de mi|ocupado|ocupada|ocupados|ocupadas|tengo a los|tengo a mis|trabajo|turno de|hago turno|duermo|sagrado|sagrada|sagrados|llevo a los|estoy con mis|completas|llenas|llenos',
  remote:
    'no puedo salir|no salgo de casa|no salgo nunca|sin salir de casa|sin poder salir|postrado|postrada|encamado|encamada|arresto domiciliario|tobillera electronica|inmunodeprimido|inmunodeprimida|sin defensas|evitar a la gente|evitar gente|cara a cara no|sin citas|nada de citas|no ver a un cliente|no ver clientes|no ver a nadie|no quiero ver a nadie|dejar a mama sola|dejar a papa solo|dejar a mi madre sola|dejar a mi padre solo|dejarla sola|dejarlo solo|dejar solo a mi|dejar sola a mi|desde mi cama|desde mi cuarto|desde mi habitacion|todo por mensaje|fin del mundo|agorafobia|a distancia nada mas|dia y noche',
  capital: {
    money: 'euro|euros|dinero|plata|peso|pesos|centavo|céntimo|duro|ahorros|capital|lana|presupuesto',
    put: 'poner|invertir|inversión|meter|gastar|adelantar|arriesgar|empezar|de entrada',
  },
};
