import type { RemarkFrames } from './en.ts';

export const es: RemarkFrames = {
  unseen: [
    'nadie ninguno > pregunt* sabe* sepa* enter* mir* revis* control* fija* ve vea ven nota* note* cuenta* comprueba* sospecha* entera*',
    'sin > que > nadie note noten sepa sepan vea vean entere enteren vean',
    'no > se > entera* enteran enteren nota notan notaran notan cuenta cuentan',
    'sin > preguntas preguntar hacer > preguntas',
    'calladito calladita escondidas tapadillo discreto',
    'entre > nosotros nos',
  ],
  unasked: [
    'sin > permiso consentimiento pedir decir avisar preguntar consultar > ',
    'ellos ella gente clientes cliente dueno duenos duena jefe padres abuela vecinos inquilinos > no ni > sabe saben entera enteran aceptaron acepto autorizo enterado',
    'a > espaldas',
    'sin > saberlo saber enterarse > ',
  ],
  unlicensed: [
    'sin > licencia permiso papeles factura facturas recibo recibos contrato contratos titulo registro seguro certificado certificados alta declarar registrar facturar boleta guia rotular',
    'no > tengo tiene tienen hay > licencia permiso papeles titulo contrato seguro carnet',
    'en por > negro izquierda debajo',
    'hacienda sunat sat sii inspector inspectores ayuntamiento > no nada nunca ni > sabe entera vea pregunta',
    'no > declaro declara declaran declaramos registrado registrada',
  ],
  name: [
    'a con en > nombre > de otro otra mi su abuela madre difunto alguien',
    'con usando en > dni pasaporte cuenta tarjeta cedula identidad clave datos > de otro otra su ajena',
    'haciendo* hacerme haciendome hago pasar pasarme > pasar por > por',
    'como > si > fuera fuese fueran soy',
  ],
  untold: [
    'no sin > digo decir dice decimos decirles contar menciono mencionar avisar > que nada',
    'vend* pas* hacer > como por > nuevo nueva original originales autentico ecologico casero local fresco de artesanal bueno',
    'creen creera piensan piensa crea crean > que > es son soy',
    'parece parecen parecer > de original verdad autentico real nuevo',
  ],
  origin: ['no sin > pregunt* > donde', 'de > donde > sale salen salio vienen viene', 'se > cayo caen caido > camion'],
  pressure: [
    'si > no > paga pagan firma firman acepta aceptan quiere quieren trabaja',
    'no > puede pueden podra podran atreve atreven > quejarse denunciar irse negarse salir decir',
    'quedo quedarme quita quitar guardo retengo retener > su sus el > pasaporte documentos papeles telefono sueldo',
    'no > tiene tienen > remedio alternativa opcion',
  ],
  agreed: [
    'con > permiso consentimiento autorizacion acuerdo > ',
    'ellos duenos dueno padres familia familias todos todo vecinos ayuntamiento escuela clientes > sabe saben acuerdo firmado autoriza autorizan pidieron piden pidio conocen',
    'me > lo los la > pidio pidieron piden pide dieron autorizo autorizaron',
    'pido pedimos pidiendo pregunto > permiso antes',
  ],
  licensed: [
    'tengo con tiene saque > licencia permiso carnet titulo seguro alta registro contrato monotributo rut',
    'declaro declarando declaramos pago pagando > todo impuestos ingresos iva',
    'doy con hago dando > factura facturas recibo recibos boleta',
    'registrado registrada autorizado homologado asegurado > por en y como',
  ],
  told: [
    'etiqueta cartel ficha anuncio lista > dice diga pone ponga con claro claramente',
    'digo aviso explico avisando diciendo les > siempre claro que todo > es son tal',
    'claramente abiertamente honestamente claro > marcado dicho escrito digo',
  ],
  exempt: [
    'no > hace necesita necesito falta pide piden exige > falta licencia permiso papeles titulo',
    'sin > que > haga > falta',
    'permitido legal permite > aqui sin alli',
  ],
};
