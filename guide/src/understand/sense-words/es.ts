import type { SenseWords } from './kinds.ts';

/** Spanish words for what people keep away from. */
export const es: SenseWords = {
  'two-wheels': [
    'bici|bicicleta|bicicletas|dos ruedas|moto|motos|motocicleta|scooter|mototaxi|patinete|pedalear|sillin|manubrio',
    'ciclista*|ciclis*|bici de carga|en bici',
  ],
  boats: [
    'barco|barcos|lancha|lanchas|la mar|el mar|altamar|panga|cayuco|a bordo|embarcarme|navegar',
    'veler*|kayak*|canoa*|marinero*|pescador*|muelle*|embarcacion*',
    'pies en tierra|en tierra firme',
  ],
  swimming: ['piscina|piscinas|alberca|pileta|nadar|natacion|buceo|agua honda', 'nadador*|socorrista*|buzo|buzos|surf'],
  heights: [
    'escalera de mano|escaleras de mano|alturas|altura|techo|techos|tejado|tejados|andamio|andamios|treparme|trepar|subirme',
    'techador*|canaleta*|canalon*|chimenea*|limpieza de ventanas|limpieza de cristales|fachada*|poda de altura|palmera*',
    'vertigo',
  ],
  driving: [
    'volante|manejar|conducir|taxi|taxis|camion|camiones|trailer|uber|colectivo|bus|la ruta|la carretera',
    'chofer*|conductor*|autoescuela*|camioner*|furgon*|taxista*|camioneta',
  ],
  couriers: [
    'reparto|repartos|repartir|delivery|repartidor|mensajeria|paqueteria|rappi|glovo|pedidos ya|paquetes',
    'repartidor*|mensajer*|mandado*|paquete|envios a pie|recados',
  ],
  fire: [
    'fuego|carbon|humo|humos|brasas|brasa|lena|quemaduras|horno de lena|fogon',
    'parrill*|asador*|barbacoa*|asado*|a la lena|fragua|forja|forjar|ahumad*|tostad*|tueste',
  ],
  baking: [
    'masa|panaderia|pan|panes|harina|harinas|amasar|horno|hornear|reposteria|pasteles|obrador',
    'panader*|pastel*|torta*|tarta*|bizcocho*|galleta*|hornead*|empanada*|bolleria|hornada*',
    'celiaca|celiaco',
  ],
  cooking: [
    'cocina|cocinas|cocinar|fogones|fogon|ollas|sartenes|freir|fritura|comida|hacer comida|hosteleria',
    'cociner*|almuerzo*|menu|menus|vianda*|comedor*|catering|platos|tamal*',
  ],
  meat: [
    'carne|carnes|cerdo|puerco|carniceria|matadero|mataderos|sangre|faenar|matar animales|carnear',
    'carnicer*|embutido*|chorizo*|jamon*|cordero*|matanza',
    'vegana|vegano|vegetariana|vegetariano',
  ],
  fish: [
    'pescado|pescados|pesca|pescar|mariscos|marisco',
    'pescader*|pescador*|mejillon*|ostra*|camaron*|langostin*|anzuelo*',
  ],
  bees: [
    'abejas|abeja|picaduras|picadura|avispas|colmena|colmenas|enjambre|enjambres',
    'apicult*|colmenar*|apiario*|extraccion de miel',
    'alergia a las picaduras',
  ],
  horses: [
    'caballo|caballos|burro|burros|mula|mulas|poni|ponis|potros|montar|cascos',
    'equitacion|jinete*|herrador*|herraje*|montura*|talabart*|ecuestre*|establo*|cabalgata*',
  ],
  livestock: [
    'ganado|vacas|vaca|ovejas|oveja|cabras|cabra|cerdos|chanchos|ordenar vacas|ordeno|corral|estiercol',
    'rebano*|ganader*|lecher*|esquila*|ternero*|cordero*|toro|toros',
  ],
  poultry: [
    'gallinas|pollos|aves|patos|plumas|pajaros|gansos|pavos',
    'gallina|gallinero*|paloma*|loro*|canario*|pajarera*',
  ],
  dogs: ['perros|perro|ladridos|cachorros', 'perrit*|canin*|pasear perros|guarderia canina'],
  cats: ['gatos|gato|gatitos', 'gatit*|felin*|arenero'],
  medicine: [
    'agujas|inyecciones|hospital|hospitales|clinica|clinicas|enfermos|sangre|heridas|la bata',
    'enfermer*|paciente*|partera*|matrona*|consultorio*|presion arterial|curaciones',
  ],
  caring: [
    'geriatrico|geriatricos|asilo|residencias de ancianos|panales|cuidar viejos|cuidar ancianos|cuidar abuelos|viejitos|ancianos|cabecera de la cama|cuidadora',
    'dependient*|demencia|ayuda a domicilio|respiro|cuidador*|mayores dependientes',
  ],
  childcare: [
    'ninera|nana|canguro|cuidar ninos|ninos ajenos|hijos ajenos|hijos de otros|guarderia|guarderias|chamacos|ninos|jardin de infantes|bebes|criaturas',
    'nino|bebe|escuela*|colegio*|infantil*|ludoteca*',
  ],
  death: [
    'funeral|funerales|entierros|tumbas|tumba|muertos|cadaveres|cementerio|cementerios|panteon|la muerte|velorios',
    'funerari*|duelo|lapida*|sepulcr*|ataud*|difunto*|panteon*',
  ],
  touch: [
    'masaje|masajes|tocar gente|tocar a la gente|cuerpos ajenos|cuerpos de otros|que me toquen|spa',
    'masaj*|reflexologia|limpieza facial|faciales|fisioterap*|pedicur*',
  ],
  hair: [
    'pelo|cabello|peluqueria|peluquerias|tintes|barberia|cortar pelo|salon de belleza',
    'peluquer*|corte de pelo|trenza*|barber*|peinado*',
  ],
  nails: ['unas|acetona|acrilico|acrilicas|manicura|manicure|esmalte|pestanas', 'manicur*|unas de gel|pedicur*'],
  gardens: [
    'jardin|jardines|jardineria|cesped|pasto|setos|desmalezar|maleza|tierra y macetas',
    'cortar el cesped|jardiner*|podar setos|parterre*|huerto*|macetas|poda',
  ],
  fields: [
    'campo|cosecha|cosechas|recoleccion|jornal|jornales|zafra|siembra|cultivos|la pisca|surco|surcos',
    'jornaler*|huerta*|vina|vinas|cosechar|vendimia|frutal*',
  ],
  saws: [
    'motosierra|motosierras|sierra|sierras|desbrozadora|desmalezadora|motoguadana|tala',
    'talar|lenador*|lena|tronco*|tocon*|forestal*|apeo',
  ],
  sewing: [
    'costura|coser|aguja|dobladillos|arreglos de ropa|maquina de coser|maquila|taller de costura',
    'costurer*|modist*|bordad*|pantalon*|cremallera*|dobladillo*|sastre*',
  ],
  wool: ['lana|lanas|tejer|ganchillo|tejido|agujas de tejer', 'tejid*|fieltr*|hilar|hilado|sueter*|ovillo*|croche*'],
  paint: [
    'pintura|pintar paredes|solventes|disolvente*|barniz|laca|aguarras|thinner|quimicos|productos quimicos|vapores',
    'pintor*|repint*|lacad*|barniz*|decapad*|lejia',
  ],
  metal: [
    'soldadura|soldar|chispas|herreria|amoladora|esmeril|soplete|fierros',
    'soldador*|fundicion|reja|rejas|porton*|herrer*|forja*',
  ],
  electricity: [
    'electricidad|cables|descarga|descargas|corriente|alta tension|baja tension|instalaciones electricas|enchufes|tablero electrico|la luz electrica|calambrazos',
    'electricist*|luminaria*|enchufe|cableado*',
  ],
  plumbing: [
    'plomeria|fontaneria|canerias|desagues|tuberias|cloacas|alcantarillas|banos tapados|inodoros',
    'plomer*|fontaner*|grifo*|canilla*|caldera*|calefon*|fuga|fugas',
  ],
  masonry: [
    'cemento|ladrillos|ladrillo|obra|obras|andamio|yeso|hormigon|concreto|mortero|azulejos|la construccion|la mezcla|albanileria',
    'albanil*|yeser*|azulej*|peon de obra|revoque*|embaldos*',
  ],
  wood: [
    'aserrin|serrin|polvo de madera|carpinteria|ebanisteria',
    'carpinter*|ebanist*|mueble|muebles|estante*|lijad*|de madera',
  ],
  engines: [
    'motor|motores|grasa de motor|mecanica|taller mecanico|aceite quemado|debajo de un carro|debajo de un coche',
    'mecanic*|frenos|embrague|escape|llanta*|neumatico*|cambio de aceite',
  ],
  teaching: [
    'ensenar|dar clase|dar clases|aula|aulas|alumnos|maestra|maestro|docencia|pizarron|escuela|escuelas|corregir examenes',
    'clases|clase|taller de|talleres|curso|cursos|profesor*|tutor*|leccion*|sesion de prueba|ensayos con',
  ],
  pictures: [
    'imagenes|imagen|fotos|foto|fotografia|camara|dibujos',
    'fotograf*|dibujo*|boceto*|video*|pelicula*|retrato*',
    'ciega|ciego|invidente',
  ],
  music: [
    'musica|cantar|piano|instrumentos|musica alta|bandas|conciertos|coro|mariachi',
    'cantante*|cancion*|guitarra*|concierto|tambor*|banda|musico*|dj',
  ],
  sport: [
    'gimnasio|gimnasios|deporte|deportes|ejercicio|fitness|entrenar|futbol',
    'entrenamiento*|entrenador*|yoga|pilates|gimnasia|estiramiento*|atleta*',
  ],
  tours: [
    'turistas|turismo|tours|guiar|guia de turistas|recorridos',
    'tour|visitas guiadas|recorrido|excursion*|guia turistic*|paseo guiado',
  ],
  throng: [
    'multitud|multitudes|gentio|mucha gente|gente mucha|tanta gente|aglomeraciones|que me miren|tumulto|bulla|lugares llenos',
    'puesto|puestos|mercado|mercados|feria|ferias|festival*|mercadillo*|tianguis',
  ],
  counters: [
    'tienda|tiendas|mostrador|comercio|vender en tienda|abarrotes|supermercado',
    'dependienta|tender*|vendedor*|escaparate*|supermercado*',
  ],
  cash: [
    'la caja|en caja|caja registradora|cajera|cajero|dinero ajeno|manejar dinero|manejar plata|cobrar en caja|efectivo',
    'arqueo|cobro en caja|vuelto|cambio de billetes|cajer*',
  ],
  'waiting-tables': [
    'mesera|mesero|camarera|camarero|restaurante|restaurantes|bares|bar|cantinas|mozo|servir mesas',
    'camarer*|meser*|servicio de mesa|coctel*|banquete*|servir invitados',
  ],
  hotels: [
    'hotel|hoteles|habitaciones de hotel|airbnb|apartamentos turisticos|hoteleria',
    'hoteler*|casa de huespedes|hostal*|alojamiento*|cambio de huesped*',
  ],
  'call-centres': [
    'call center|centro de llamadas|centros de llamadas|llamadas|diadema|telemarketing|auriculares|quejas|reclamos',
    'cliente enojado|clientes enojados|atencion telefonica|teleoperador*',
  ],
  cleaning: [
    'limpieza|limpiar|lejia|cloro|trapear|mugre ajena|suciedad ajena|fregar|banos|sirvienta|empleada domestica|camarista',
    'limpiador*|limpieza*|sarro|polvo|entrega de llaves|aseo',
  ],
  laundry: ['plancha|planchar|lavanderia|ropa ajena|lavar ropa', 'planchad*|lavander*|lavado*|doblado de ropa'],
  code: [
    'codigo|programar|programacion|software|informatica|soporte tecnico',
    'programador*|desarrollador*|aplicacion|aplicaciones|sitio web|paginas web|automatiza*|script',
  ],
  accounts: [
    'contabilidad|cuentas|facturas|impuestos|nominas|planillas|balances|libros contables',
    'contab*|contador*|factura|facturacion|iva|tesoreria',
  ],
  courts: [
    'juzgado|juzgados|tribunales|abogados|carcel|carceles|policia|presos|penal',
    'legal*|juridic*|abogad*|contrato|contratos|notari*',
  ],
  guarding: [
    'vigilancia|vigilante|guardia|guardias|seguridad|rondas|uniforme|ejercito|milicia|porteria',
    'guardia de seguridad|vigilant*|patrulla*|soldado*|veteran*|porter*',
  ],
  weapons: [
    'armas|arma|fusil|fusiles|escopeta|caceria|caza|cazar|pistola|explosivos|cuchillos|dinamita',
    'cazador*|tiro con arco|municion*|rifle*',
  ],
  gambling: [
    'apuestas|apostar|casino|casinos|poker|loteria|bingo|tragamonedas|tragaperras|rifas|quiniela|timba',
    'sorteo*|crupier*|rifa*|quiniela*|apostador*',
    'ludopata|ludopatia|jugadora compulsiva|jugador compulsivo',
  ],
  religion: [
    'iglesia|iglesias|religion|religioso|curas|cura|mezquita|rezos|sermones|el templo|misa',
    'parroqui*|oracion*|bautizo*|capilla*|primera comunion',
  ],
  factories: [
    'fabrica|fabricas|maquila|maquiladora|linea de montaje|cadena de montaje|cinta transportadora|turnos de fabrica',
    'operario*|ensamblaje|produccion|envasado',
  ],
  underground: [
    'mina|minas|bajo tierra|tuneles|sotanos|socavon|cuevas|espacios cerrados',
    'miner*|cantera*|cueva*',
    'claustrofobia|claustrofobica|claustrofobico',
  ],
  'cold-rooms': [
    'camara fria|camaras frias|camara frigorifica|congelador|congeladores|hielo|el frio|agua fria',
    'congelad*|refrigera*|helado*|pista de hielo|frigorific*',
    'raynaud|sabanones',
  ],
  tobacco: ['tabaco|cigarros|cigarrillos|puros|fumar|vapeadores', 'puro|habano*|vape*|cachimba*'],
  spirits: [
    'alcohol|trago|tragos|copas|copa|vino|cerveza|aguardiente|ron|licor|licores|bares|cantina|cantinas|botella|chela|pisco|mezcal',
    'cata de|catas|bodega*|vinater*|cervecer*|destil*|sidra|coctel*|vinedo*|guarapo|chicha',
    'alcoholica en recuperacion|alcoholico en recuperacion|doble a|alcoholicos anonimos|anos sobria|anos sobrio',
  ],
  parties: [
    'fiestas|bodas|boda|fiesta|novias|cumpleanos|eventos|quinceanera*',
    'novia|boda*|cumpleanos|bautizo*|banquete*|aniversario*',
  ],
  translating: ['traduccion|traducir|traducciones|interpretar para otros', 'traduc*|interprete*|subtitul*'],
  rubbish: ['basura|basuras|desechos|vertedero|chatarra|reciclaje|pepenar', 'recicl*|residuos|vaciado de|escombro*'],
  removals: ['mudanza|mudanzas|cargar muebles|fletes|pianos', 'mudanza*|flete*|muebles pesados|carga y descarga'],
  hides: ['cuero|cueros|pieles|curtir|curtiembre|piel de animal', 'taxiderm*|gamuza|marroquin*|cuero*|talabarter*'],
  perfume: [
    'perfume|perfumes|incienso|aceites esenciales|olores|olor fuerte|aromas|fragancias',
    'jabon|jabones|vela|velas|aroma*|difusor*',
  ],
  flowers: ['flores|flor|polen|azucenas', 'ramo|ramos|florister*|corona de flores|bulbos', 'fiebre del heno'],
  own: 'mi|mis|nuestro|nuestra|nuestros|nuestras',
  atHome: 'en casa|en mi casa|en la casa|en mi piso|en mi departamento|en mi apartamento|en casa mia',
  landlord: 'casero|casera|propietario|propietaria|dueno de casa|los vecinos|el edificio|arrendador',
  ended:
    'ya di lo mio|ya cumpli|ya fue|eso ya paso|lo deje atras|quedo atras|para mi se termino|se acabo para mi|casi me mata|casi me matan|casi me muero|me costo un dedo|me costo la mano|me llevo dos dedos|malos recuerdos|trauma|traumada|traumado|me quemo por dentro|quemada de|quemado de|burnout|fobia|terror a|me dan terror|me juraron|jure no|hice juramento|hice una promesa|prometi no|me revuelve el estomago|me revuelven el estomago|alergica a|alergico a|alergia a|alergia al|ni un dia mas|cerre ese capitulo|capitulo cerrado|no vuelvo a|no vuelvo al|ni muerta|ni muerto|colgue los|colgue las|colgue el|colgue la|no me vuelven a ver',
};
