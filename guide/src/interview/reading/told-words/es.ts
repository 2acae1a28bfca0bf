import type { ToldWords } from './kinds.ts';

/** How Spanish speakers tell of money, hours and where they live. */
export const es: ToldWords = {
  money: {
    give: 'poner|pongo|pondria|meter|meto|meterle|meteria|invertir|invertiria|invierto|aportar|apartar|separar|destinar|dedicar|arriesgar|puedo gastar|podria gastar|gastarme|permitirme|presupuesto|mi presupuesto|mi presupuesto es|presupuesto de|desembolsar|soltar|puedo dar|podria dar|puedo usar|cuento con|dispongo de|me alcanza para|me da para|echarle|ponerle|empezar con|arrancar con|tope de|mi tope|capital|capital de|fondo|fondo de|bote de|arriesgaria|pasar de|pasarme de|no mas de|desprenderme de|inversion|inversion de|sacar de mi bolsillo|de mi bolsillo|presu|gastar mas de|gastarme mas de|poner mas de|gastar|cuesta menos de|cueste menos de|no cueste mas de|cueste mas de|cuesta como mucho|vale menos de|valga menos de|vale la pena',
    have: 'me quedan|me queda|me sobran|tengo unos|tengo como|tengo',
    saved:
      'ahorrado|ahorrados|ahorrada|ahorradas|ahorros|ahorre|tengo ahorrados|tengo ahorrado|guardado|guardados|guardada|guarde|junte|juntado|juntados|tengo juntado|en el banco|apartados|apartado|aparte|en la alcancia',
    start:
      'para empezar|pa empezar|para arrancar|pa arrancar|para comenzar|de entrada|de inicio|al inicio|al principio|para iniciar|de arranque|para invertir|para poner|para gastar|pa gastar',
    most: 'como mucho|maximo|como maximo|a lo mucho|tope|y ya|si acaso|nada mas|nomas|no mas|puedo|podria',
    want: 'ganar|espero|a ver si|ganarme|sacar|sacarme|juntar|ahorrar|reunir|hacerme|completar|quiero|quisiera|necesito|busco|me gustaria|me hacen falta|me vendrian bien|meta|objetivo|sueño|ingresar|obtener|cobrar|conseguir|extra|facturar|me conformo con|aspiro|meta es|objetivo es|mi meta|mi objetivo|si tuviera|si tuviese|si entraran|si me entraran|si entrara|si me entrara|si sacara|si me quedaran|si cayeran|contento con|contenta con|feliz con|me doy por servido con|me doy por bien servida con|me bastan|me alcanzaria con|ojala|un ingreso de|ingreso de|vivir con|levantar|me faltan|me falta|hacen falta|faltan',
    reach:
      'me doy por hecha|me doy por hecho|pagaria|pagarian|me darian|me daria para|me permitiria|me permitirian|me llegaria|me llegarian|me arreglo|nos arreglamos|ya la hice|ya la hago|estaria encantada|estaria encantado|estaria feliz|estaria contento|estaria contenta|estaria bien|me conformo|me doy con una piedra en los dientes|seria una maravilla|estaria de lujo|seria suficiente|ya estaria|me quedo tranquilo|me quedo tranquila|y listo|ya me rinde|me sacaria del apuro|me resuelven|me resolveria|seria una bendicion|me vendrian bien|me vendria bien|me caerian bien|me caeria bien|me ayudarian|me ayudaria|ayudaria|ayudarian|me bastaria|me bastarian|me alcanzaria|me alcanzarian|alcanzaria|alcanzarian|seria ideal|seria genial|seria un sueño|serian ideales|me salvarian|me salvaria|es la meta|es mi meta|es el objetivo|es mi objetivo|y contento|y contenta|y feliz|y quedo contento|y quedo contenta|y estoy hecho|y estoy hecha|y me doy por servido|taparian|cubririan|cubriria|cambiarian|me sacarian de apuros|de ingreso|que entren|entrando|me arreglarian|me arreglan',
    once: 'una vez|una sola vez|por una vez|solo una vez|una única vez|de una vez|de golpe|pago único',
    figure:
      'mando|envio|gano|cobro|me pagan|me paga|pago|pagan|paga|pagamos|sueldo|salario|pension|jubilacion|alquiler|renta|hipoteca|debo|deuda|precio|vendo a|lo vendo a|la vendo a|los vendo a|las vendo a|cada uno|cada una|por pieza|la hora|por hora|el dia|la cobro en|la vendo en|lo vendo en|subsidio|paro|beca|prestamo|cuota|factura|compre|vendi|gaste|gasto|gastamos|ganaba|cobraba|un par son|impuesto|impuestos|contribucion|matricula|colegiatura|pension alimenticia|contrato de|multa',
    worth:
      'vale|valen|valia|valdra|valdran|cuesta|cuestan|costo|me costo|costaron|me salio en|me salio por|salio en|salio por|sale por|salen por|sale en|sale a|salen a|valorado en|valorada en|valorados en|tasado en|tasada en|avaluado en|avaluada en|se vende a|se venden a|se vende por|lo venden a|la venden a|los venden a',
    cash: 'dinero|plata|peso|duro|euro|centavo|ahorros|capital|presupuesto|lana|guita|pasta|un peso|nada',
    lack: 'no tengo|no tengo ni|no tengo ni un|no tengo nada de|sin|cero|no hay|no cuento con|no dispongo de|ni|ni un|no puedo poner|no puedo meter|no quiero meter|no quiero poner|no puedo invertir|no quiero invertir|no pongo|no meto|nada de',
    lacking:
      'no tengo|no hay|no puedo poner|no quiero meter|no quiero poner|no puedo meter|no puedo invertir|no quiero invertir|no me sobra|tengo nada|tengo cero|nada tengo|tengo ninguno|no tengo nada',
    broke:
      'estoy sin un peso|estoy sin un duro|estoy pelado|estoy pelada|sin blanca|no tengo donde caerme muerto|estoy sin dinero|estoy sin plata|ando sin plata|ando sin dinero|ando sin un peso|ni un duro|ni un peso|ni un euro|ni un centimo|cero patatero|no sobra nada|no me sobra nada|no queda nada|no me queda nada|nada de nada|no puedo poner nada|no llego a fin de mes|ni cinco|ni un mango|ni un clavo',
    unpaid: 'sin un peso|sin plata|sin dinero|sin cobrar|cero pesos|cero euros|nada de dinero|nada de plata',
    noCash:
      'por dinero|por plata|por la plata|por el dinero|cargar peso|levantar peso|alzar peso|llevar peso|coger peso|mover peso|subir peso|no mucho|no mucha|no gran cosa',
    others: 'ella|ellos|ellas|su',
  },
  time: {
    free: 'libre|libres|tengo|tengo libre|me quedan|me queda|saco|puedo|podria|dispongo|disponible|disponibles|dedicar|dedicarle|mi rato|mi tiempo|ratito|ratitos|huequito|libro|sueltas|por ahi|para esto|de sobra|cuando los niños|mientras los niños|mientras|despues del trabajo|despues de trabajar|al salir|saliendo|me sobran|me dejan',
    busy: 'trabajo|trabajo de|trabajaba|turno|turnos|entro|salgo|empiezo|termino|acabo|abro|cierro|abre|cierra|me levanto|levanto|despierto|duermo|jornada|jornadas|horario|clase|clases|curso|ensayo|entreno|estudio|estudie|viajo|viaje|manejo|dure|tardo|tarda|lleva|llevo|rezo|voluntaria|voluntario|guardia|extras|conduzco|di',
    others: 'ella|ellos|mi jefe|mi marido|mi mujer',
    aside: 'porque|pq|ya que|pues|antes de|antes que|después de',
    meanwhile: 'cuando|mientras|mientras que|en lo que|siempre que|una vez que',
  },
  when: {
    by: 'antes de|antes de que|antes del|hasta|a más tardar|a tiempo para',
    mark: 'primavera|verano|otoño|invierno|navidad|navidades|semana santa|ramadán|año nuevo|el año que viene|fin de año|fin de mes|bebé|nazca|parto|nacimiento|boda|examen|exámenes|oposiciones|vacaciones|empiece el cole|empiecen las clases|jubile|jubilación|mi cumpleaños|mudanza|nos mudemos|se acabe el contrato|se acabe el paro',
    open: 'libre|libres|disponible|de descanso|descanso|día libre|días libres|no trabajo',
    shut: 'esos no|esos días no|así que descartados|asi que descartados|así que esos no|esos están descartados|esos descartados|esos no cuentan|esos ni hablar|esos imposible|esos días imposible|ahí no puedo|esos no puedo|esos días no puedo|así que no|esos están ocupados|así que imposible',
  },
  level: {
    learns:
      'aprendo|aprendiendo|estoy aprendiendo|empecé|empezando|principiante|no muy bien|no muy buena|no muy bueno|oxidado|oxidada',
  },
  love: {
    lead: 'lo mío es|lo mío son|mi alegría es|mi alegría son|mis alegrías son|mi pasión es|mi pasión son|mis pasiones son|mi felicidad es|mi felicidad son|lo que más me gusta es|lo que más me gusta son|lo que me gusta es|lo que me hace feliz es|lo que me hace feliz son|soy feliz con|soy feliz en|donde soy feliz es en|donde soy feliz es con|vivo para|mi vicio es|mi vicio son|disfruto con|mi mundo es|mi mundo son',
    behind:
      'es mi vida|son mi vida|es mi pasión|son mi pasión|es mi alegría|son mi alegría|me hace feliz|me hacen feliz|me da la vida|me dan la vida|es lo mío|son lo mío|es mi vicio|son mi vicio',
    nobody: 'nietos|nietas|nieto|nieta|familia|amigos|amigas|dios|trabajo|paz|dinero',
  },
  work: {
    trade: 'de oficio|de profesión',
    won: 'gané|gane|ganamos|quedé primero|quedé primera|quedé segundo|quedé segunda|me llevé',
    prize: 'concurso|concursos|premio|premios|medalla|medallas|copa|trofeo|campeonato|torneo|certamen|primer',
    tried: 'intenté|probé|traté de',
    leave:
      'baja médica|de baja|baja laboral|baja por enfermedad|licencia médica|incapacidad temporal|baja maternal|con licencia|incapacitado|incapacitada',
    form: 'media jornada|jornada reducida|jornada parcial|jornada completa|tiempo parcial|medio tiempo|tiempo completo|reducción de jornada|horario reducido|en excedencia|excedencia',
    civil: 'viuda|viudo|enviudé|divorciada|divorciado|me divorcié|separada|separado|sobrio|sobria',
    status:
      'pensionista|jubilado|jubilada|prejubilado|prejubilada|pensionado|pensionada|de baja|en rehabilitación|recuperándome|convaleciente',
    health:
      'por el médico|motivos de salud|razones de salud|salud|enfermedad|enfermo|enferma|invalidez|incapacidad|discapacidad|operación|accidente|lesión|infarto|ictus|cáncer|depresión|espalda|rodilla|cuidado de hijos|cuidado de hijo|cuidado de mi madre|cuidar a mi madre|de baja|orden médica|orden del médico|prescripción médica|motivos médicos|motivo médico|incapacidad permanente total|incapacidad permanente absoluta|incapacidad permanente',
    reason: 'a causa de|por causa de|por culpa de|debido a|tras',
    rise: 'me levanto a|levanto a|levantada a|levantado a|en pie a|despierto a|me despierto a|me acuesto a|en casa a|acabo a|termino a|salgo a|entro a',
    over: 'no más',
    more: '',
    still:
      'ya|todavía|aún|ahora|actualmente|hoy en día|de momento|antes|entonces|en aquel entonces|en esa época|por entonces|aquella vez',
  },
  home: {
    lives:
      'radico en|vivo en|vivo|viviendo en|resido en|radico en|radicado en|radicada en|estoy en|ando en|me mude a|me vine a|me vine pa|ahora en|llevo en|años en|instalado en|instalada en|que se llama|llamado|en las afueras de|vivimos en|aqui en',
    resident:
      'vecino de|vecina de|vecinos de|paisano de|paisana de|natural y vecino de|natural y vecina de|domiciliado en|domiciliada en',
    left: 'naci en|nacido en|nacida en|creci en|me crie en|vivia en|vivi en|me fui de|antes en|estudie en|trabaje en|vine de|llegue de|sali de',
    from: 'soy de|vengo de|originario de|originaria de|natural de|de',
    at: 'en|por|cerca de|junto a',
  },
  age: {
    work: 'de experiencia|de servicio|de oficio|de antiguedad|de carrera|de trabajo|como|en el oficio|en el ramo|trabajando|de casados|de casada|de viuda|de viudo|de practica|haciendo',
    old: 'cumplidos|recien cumplidos|años cumplidos|primaveras|tacos|abriles|añitos|pirulos|palos|castañas',
    own: 'tengo|tengo yo|cumpli',
  },
  inNames: 'de|del|la|las|los|el',
  called: 'soy|toy|hola|aqui|aca',
  numbered:
    'calle|carrera|avenida|piso|casa|bus|linea|colectivo|ruta|km|kilometro|departamento|depto|apto|apartamento|lote|manzana|bloque|portal|puerta|numero|barrio|torre|planta|autobus|metro|tren|clase|sector|zona|distrito|codigo|cp|talla|transversal|diagonal',
  ofSelf:
    'origen|caracter|profesion|oficio|nacionalidad|sangre|raiz|raices|estirpe|ascendencia|estatura|complexion|formacion|religion|costumbres|corazon|alma|mente|vocacion|vuelta|momento|confianza|trato',
};
