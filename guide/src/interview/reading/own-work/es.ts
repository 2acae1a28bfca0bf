import type { OwnWorkWords } from './kinds.ts';

/** How Spanish speakers tell their own work. */
export const es: OwnWorkWords = {
  self: 'yo nosotros nosotras',
  bare: true,
  now: /^(?:[a-z]{2,}(?<!ad)o|doy|[a-z]{2,}(?:amos|emos|imos))$/u,
  past: /^[a-z]{3,}(?:aba|ia)$/u,
  infinitive: /^[a-z]{2,}[aei]r(?:se)?$/u,
  timed: /\d|anos/u,
  ever: /(?<![a-z])(?:siempre|toda la vida|toda mi vida|desde chic[oa]|desde nin[oa]|desde pequen[oa]|desde peque|desde joven|de toda la vida)(?![a-z])/u,
  since:
    /^ ?(?:y |pero |e )?(?:desde entonces|desde ahi|a partir de ahi|de entonces aca|de ahi en adelante|ahora|actualmente|hoy en dia|hoy)(?![a-z])/u,
  at: /^en$/u,
  between:
    'y e yo ahora tambien aun todavia siempre aqui pues ya solo sobre todo mas que nada ademas entonces luego les le o a veces antes nomas',
  barrier:
    'si cuando que lo como donde porque aunque quien cual hasta para sin no nunca ni jamas quisiera gustaria ojala el ella mi su',
  notWork:
    'soy estoy era estaba tengo tenia tuve hay voy iba vengo venia salgo entro vivo vivia quiero queria puedo podia debo debia necesito necesitaba prefiero espero creo pienso pensaba siento sentia se sabia conozco veo miro escucho leo oigo hablo hablaba digo dije pregunto respondo quedo duermo como comia comemos bebo fumo llego llegaba camino corro nado llevo llevaba tomo pongo doy dejo dejaba mantengo empiezo termino paro intento trato uso sigo seguia trabajo trabajaba trabajamos curro estudio estudiaba aprendo gano ganaba cobro cobraba pago pagaba gasto ahorro compro compraba alquilo pierdo busco buscaba encuentro echo falto juego jugaba viajo muevo visito sufro padezco muero nazco naci llamo llamaba levanto acuesto despierto ducho visto muestro ayudo ayudaba apoyo comparto traigo subo bajo caigo rompo abro cierro acompano recojo recogia entiendo recuerdo olvido odio amo adoro disfruto sueno temo evito admiro merezco acepto rezo voto conduzco manejo cuento contaba dispongo decido cambio aguanto soporto extrano deseo deseaba pretendo quisiera gustaria podria deberia tendria haria seria solo bueno pero cuando cuanto algo mucho poco todo otro mismo tanto luego dentro cuatro ocho cinco claro tampoco mientras primero segundo tercero ultimo medio sabemos vamos somos estamos tenemos queremos podemos vivimos ano dia mio tuyo suyo nuestro abuelo tio primo hijo marido hermano suegro novio amigo jefe peso euro campo pueblo tiempo dinero cuerpo oficio tipo estado caso verano invierno otono parado jubilado casado soltero divorciado viudo retirado licenciado graduado titulado desempleado cansado enfermo todavia mia tia habia ia policia familia compania hacia alegria economia sentado ando andaba consigo logro quedaba acabo suelo solia pasaba paso vuelvo volvia supongo reconozco noto grado curso barrio domingo comercio profesorado contrato sueldo socorro bachillerato mercado negocio socio gracias diario numero propongo eso boto hecho derecho correo mexico puerto cerro rio',
  before: 'los las el la unos unas un una mis algunos algunas muchos muchas todo tipo viejos viejas',
  within: 'y e de del con o',
  and: 'y e',
  noThing:
    'cada pelo pela custa cuesta yo tu el ella usted nosotros ellos ellas me te se le les lo mi mis tus su sus nuestro nuestra este esta esto estos estas ese esa eso aquel que quien cual donde cuando como si no ni pero porque aunque pues entonces para por con sin sobre bajo en a al de del desde hasta entre contra segun hacia mas menos muy mucho mucha poco poca bien mal mejor peor bastante tanto todo toda nada algo nadie alguien siempre nunca jamas ya aun todavia aqui ahi alli hoy manana ayer ahora luego despues antes tarde temprano pronto rapido lento solo sola juntos sino tambien tampoco uno una dos tres cuatro cinco seis siete ocho nueve diez vez veces parte cosas cosa lado cargo cuenta falta gana ganas miedo hambre sed frio calor sueno razon prisa etc igual asi casi cerca lejos dentro fuera cien mil veinte treinta kilo gratis superior tecnico oido',
  daily:
    'hijo hijos hija hijas nino ninos nina ninas nietos bebe marido mujer esposa madre padre padres familia amigo amigos gente escuela colegio cole iglesia misa trabajo trabajos empleo chamba curro cafe te cerveza cena almuerzo desayuno comida tele television bus autobus tren metro cama pastillas medicinas medicamentos facturas recibos alquiler renta deudas deuda prestamo prestamos impuestos dinero plata pension paro subsidio sueldo universidad uni clases curso cursos carrera estudios examenes turnos turno noches dias horas hora semanas semana meses mes anos ano tiempo tardes mananas idiomas idioma ingles frances espanol errores planes esfuerzos ruido lavadora platos compra compras tareas deberes telefono llamadas videos peliculas series juegos noticias pies manos piernas rodillas espalda cabeza ojos dolores migranas carne azucar cigarros euros pesos vida mundo camino lugar favor favores mandados vueltas pasos deporte ejercicio ejercicios gimnasio papeles kilo oficina pelo',
  habit:
    /(?<![a-z])(?:cada|temporada|primavera|verano|otono|invierno|desde|vecin[oa]s|la gente|clientes?|mercado|feria|por encargo|pueblo)(?![a-z])/u,
  lone: true,
  many: /[^s]s$/u,
};
