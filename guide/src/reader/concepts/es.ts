import type { ConceptWords } from './en.ts';

export const es: ConceptWords = {
  sell: 'vend* venta ventas revend* reventa tienda puesto mercado mercadillo colocar negocio comercio mayorista rastro',
  buy: 'compr* compra encarg* import* traigo traer pedir',
  make: 'hacer hago hacemos haria fabric* produ* prepar* constru* imprim* coser coso tejer mezcl* embotell* relleno rellen*',
  write: 'escrib* redact* redaccion escrito texto teclear corrig* corregir',
  rent: 'alquil* arrend* renta rentar realquil* subarrend* inquilino* airbnb huesped*',
  lend: 'prest* prestamo* credito* interes intereses deuda* deben debe usura moroso* fiado',
  repair: 'repar* arregl* restaur* reform* afil* mantenimiento remend* composturas',
  teach:
    'clase clases ensen* curso cursos taller talleres leccion* formar formacion charla* profesor* profe entren* explic* apoyo tutor*',
  clean: 'limp* lavar lavo lavado planch* blanque*',
  cook: 'cocin* pastel* pan comida* mermelada* tarta* sopa* receta* catering tupper* empanada* tamales reposteria',
  carry:
    'repart* reparto paquete* envio* enviar transport* llevar llevo mensajer* maleta* chofer conduc* conducir camion* camioneta furgoneta mudanza* viaje* manejar',
  copy: 'copia* copiar copio duplic* clon* escane* fotocop* descarg* grabar quemar torrent*',
  promise: 'promet* promesa garantiz* garantia* doblar duplic* rentabilidad ganancia* riesgo multiplic*',
  invite: 'reclut* captar invit* afili* piramide* inscripcion* referido* unirse socios multinivel',
  treat:
    'cur* sanar sano tratar trato tratamiento* inyect* inyecciones pinch* diagnostic* terapia* clinica botox acido tatu* muela* sacar rellenos masaj* infiltr*',
  advise: 'asesor* abogad* consej* notari* consult* gestor*',
  gamble: 'apuest* apost* casino poquer poker ruleta dados rifa* loteria timba* tragaperras bingo cartas quiniela*',
  invest: 'invert* inversion* cripto* moneda token* bitcoin forex acciones bolsa trading fondo fondos',
  hack: 'hack* pirate* crack* desbloque* saltar* phishing virus filtr* filtrad* programa* espia contrasena* clonar vulnera* troyano',
  track:
    'rastre* gps localiz* espi* vigil* seguir seguimiento oculta* ocultas escuch* microfono* airtag* baliza* mirar acos*',
  record: 'grab* grabacion* film* camara* foto* fotograf* video* imagen* dron*',
  threaten:
    'amenaz* chantaj* extors* extorsion* miedo asust* intimid* golpe* pegar paliza* venganza vengar hacer dano presion* matones callar callo* acoso* romper',
  steal:
    'rob* robado* robada* robar hurt* ladron* mangar mangad* chorizo* birl* cay* caido* caidos sustra* carterist* perist*',
  cheat:
    'estaf* engan* timo* timar tramp* fraud* mentir miento mentira* aman* chanchullo* trucar truc* colar pufo* tranza* chueco* simul*',
  fake: 'fals* falsific* imitacion* imit* replica* clon* ficti* inventad* inventar invento fing* suplant* photoshop montaje pirata* truche* trucho* copia',
  real: 'real reales autentic* original* verdader* verdad honest* honrad* genuin* verific* comprob*',
  hide: 'escond* ocult* secreto* discret* calladit* callad* disimul* forro debajo escondid* silencio clandestin* tapadillo',
  nobody: 'nadie nunca nada ninguno sabe saben sabra enter* pregunt* preguntas mira revis* nota comprueba fija',
  bribe:
    'soborn* coima* mordida* sobre sobres enchufe* untar comision primo amigo conocido dentro aduana* vista gorda favor',
  fight: 'pelea* gallo* boxeo perros combate* ring jaula guantes nudillos',
  hunt: 'caz* furtiv* trampa* cepo* pesc* red redes angula* ciervo* jabali* dispar* marisc* percebe*',
  wild: 'marfil loro* tortuga* reptil* buho* halcon* aguila* jilguero* protegid* exotic* salvaje* mono monos tigre* coral orquidea* especie* guacamaya* huevos iguana* serpiente*',
  pet: 'perro* cachorro* gato gatos gatito* gatitos criar crias cria camada* veterinari* conejo* caballo* criader* perra',
  waste:
    'residuo* escombro* amianto uralita vertid* verter basura tirar quemar aceite usado rio barranco neumatico* aguas chatarra quimico* gases bateria*',
  car: 'coche* carro* auto autos vehiculo* cuentakilometros kilometr* odometro itv verificacion cataliz* matricula* placa* placas moto motos bici* patinete* taller motor airbag*',
  phone: 'movil* celular* telefono* iphone* sim ordenador* portatil* compu* imei',
  card: 'tarjeta* pin banco cuenta cuentas bizum cajero* paypal transferencia* clabe datafono',
  cash: 'efectivo billete* dinero metalico negro pasta plata lana',
  tax: 'impuesto* hacienda iva factura* recibo* declar* aduana* arancel* autonomo fiscal* sat contab*',
  benefit:
    'ayuda* pension* subsidio* paro subvencion* beca* prestacion* baja incapacidad discapacidad minusvalia imss seguridad social dependencia',
  insure: 'seguro* aseguradora* siniestro* accidente* indemniz* parte partes incendio cervical latigazo perito choque*',
  charity:
    'donac* donar donat* ong benefic* colecta* recaud* huerfan* crowdfunding asociacion caridad iglesia enfermo rifa',
  scammed:
    'anciano* anciana* viej* mayor mayores abuel* jubilad* viud* alzheimer sola solas solos residencia demencia ancianitos tercera edad dependiente*',
  child:
    'nino* nina* menor menores adolescente* chaval* chavales bebe* crio* escolar* colegio instituto cole alumn* hijo* anos chamac* escuincle* joven*',
  sex: 'sexo escort* prostitu* puta* prostibulo club chulo* masaje* desnud* desnuda* intim* porno* webcam onlyfans cliente* clientes pack burdel',
  girls: 'chica* mujer* esposa* novia* modelo* ex muchacha* senora senoras',
  migrant:
    'migrante* inmigrante* extranjer* papeles visa visas visado* frontera* coyote* sinpapeles refugiad* asilo residencia nacionalidad indocumentad* empadron* regulariz*',
  smuggle:
    'contraband* pasar cruzar traf* trafic* contenedor* patera* lancha* mula* cruce gibraltar andorra estrecho mercancia',
  marry: 'cas* casarme casarse boda* matrimonio* conveniencia marido registro pareja',
  worker:
    'trabajador* emplead* obrero* peon* camarer* mesero* jornaler* cuidadora* temporero* interna* personal limpiadora*',
  wage: 'sueldo* salario* pago pagar pagarles cobr* horas extra minimo contrato becari* practicas propina* nomina* prueba gratis finiquito',
  passport: 'pasaporte* identidad dni nie ine licencia* permiso* carnet documento* papel papeles acta credencial*',
  certificate:
    'titulo* certificad* diploma* baja bajas sello* sellar firma* firmar justificante* receta* expediente* recomendacion* constancia* informe* homologa*',
  exam: 'examen* tfg tfm tesis trabajos universi* deberes tarea* estudiante* ensayo* oposicion* oposiciones respuesta* nota notas facultad prueba selectividad prepa teorico',
  review:
    'resena* estrella* seguidor* likes opinion* comentario* perfil* bot bots valoracion* google tripadvisor influencer* testimonio*',
  password:
    'contrasena* clave claves netflix spotify iptv suscripcion* streaming decodificador* licencia* futbol canales cuenta perfiles',
  data: 'datos lista* listado* direccion* correo* contacto* numeros ficha* fichero* base privad* personales clientes paciente* expediente*',
  drug: 'droga* marihuana maria hachis porro* hierba mota coca cocaina ketamina mdma extasis heroina lsd seta* hongos camello* gramo* planta* thc cogollo* tusi pastilla* costo cristal perico',
  medicine:
    'medicament* medicina* receta* farmac* tramadol diazepam valium xanax trankimazin morfina codeina ozempic insulina antibiotico* viagra esteroide* hormona* rivotril lyrica clonazepam fentanilo pastilla* anabolizante* clembuterol',
  supplement:
    'suplement* vitamina* hierbas polvo* adelgaz* dieta infusion* aceite* crema* gotas remedio* detox capsula* batido* blanque* natural*',
  alcohol:
    'alcohol* vodka whisky ginebra cerveza* vino* destil* alambique aguardiente orujo ron tequila mezcal pox licor*',
  tobacco: 'tabaco cigarro* cigarrillo* cajetilla* carton cartones vape* vapeador* vaper* nicotina cachimba',
  weapon:
    'arma armas pistola* escopeta* cuchillo* navaja* municion* bala balas explosiv* granada* petardo* cohete* taser fuegos rifle* machete* fogueo',
  brand:
    'marca marcas nike gucci rolex vuitton chanel adidas zara apple disney etiqueta* logo* perfume* bolso* zapatilla* tenis reloj* relojes camiseta* playera* lujo pokemon lacoste',
  antique:
    'antigu* antiguedad* excav* detector metales romana* romanas moneda* vasija* tumba* museo* fosil* estatua* cuadro* pieza* piezas yacimiento* arqueolog* imagen iglesia prehispanic*',
  ticket: 'entrada* boleto* concierto* reventa partido fila',
  piracy:
    'pelicula* peli* serie* disco* cancion* musica libro* ebook* pdf programa* software juego* dvd usb pirata* cine windows manga*',
  deposit:
    'fianza* anticipo* senal adelanto* deposito* casero* piso pisos inquilin* apartamento* departamento* habitacion* vivienda* okup* ocup* desahuci* visita* llaves matricula reserva',
  police:
    'policia* poli guardia* inspector* inspeccion* juez juzgado carcel prision legal* ilegal* ley prohib* multa* redada',
  vote: 'voto* votar votante* eleccion* candidat* urna* rumor* bulo* campana papeleta* despensa*',
  office: 'jefe trabajo curro empresa companer* almacen* hospital hotel oficina caja fabrica bodega chamba obra patron',
  organ: 'rinon* organo* sangre vientre gestacion subrogad* ovulo* semen embrion* adopcion* adoptar',
  without: 'sin no ni nunca nada jamas tampoco ningun*',
  consent:
    'permiso* consent* acuerdo autoriz* acept* voluntari* saben avisad* juntos pedir pidiendo quieran conocimiento',
  licensed:
    'licencia* titulad* certificad* registrad* legal* autoriz* asegurad* homologad* oficial* colegiad* alta autonom* factur* sanitario* carnet cualificad* declarad* manipulador',
  own: 'mi mis propi* casera* casero* caseros mio mios nuestro* nuestra* huerto huerta artesan*',
  used: 'segunda mano usad* viej* antigu* vintage donad* recicl* reciclad* reutiliz*',
  learn:
    'aprend* prevencion prevenir evitar reconoc* proteg* proteccion detectar victima* contra seguridad historia teatro novela cuento* ficcion juguete* juego rehabilit* superviv* sensibiliz*',
  help: 'ayud* acompan* voluntari* vecin* barrio gratis apoyo formulario* tramite* tramites solidari* orient* comunidad',
  openly: 'escrito pone dice claro claramente avis* transparent* abiert* etiquet* indica* precio* digo declar* visible',
  expired: 'caducad* caducidad fecha* reetiquet* retirad* podrid* crudo pasad* vencid* probado*',
  safety:
    'gas electric* caldera* andamio* tejado muro carga frenos casco* airbag* extintor* humo incendio* amianto arnes calentador',
  night: 'noche* madrugada sotano garaje cochera trastero trasera oscur* nave',
  skim: 'ciento comision* mitad tercio parte cada reparti* margen porcentaje',
  easy: 'facil* rapido rapid* minuto* fortuna pelotazo tranquil* forrar*',
  impersonate:
    'llam* llamada* llamar sms mensaje* hacerme pasar haciendome nieto banco policia uniforme voz deepfake* ia famos* citas tinder amor enamor* militar tecnico soporte',
};
