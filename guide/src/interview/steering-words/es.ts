import type { SteeringWords } from './kinds.ts';

/** How Spanish speakers steer the interview. */
export const es: SteeringWords = {
  lead: 'como dije|como ya dije|como te dije|como ya te dije|como le dije|como decia|como te decia|como ya he dicho|como he dicho|como te he dicho|como ya te he dicho|como mencione|como ya mencione|como comente|como te comente|ya te dije|ya te lo dije|ya lo dije|ya dije|te lo dije|ya te he dicho|ya he dicho|lo dicho|repito|ya te dije que|te dije que|ya dije que|ya le dije|ya se lo dije',
  told: 'dije|dicho|conte|contado|mencione|mencionado|comente|comentado|respondi|respondido|conteste|contestado|escribi|escrito|explique|puse|preguntaste|preguntado',
  undo: 'deshaz|deshacer|deshazlo|deshaga|deshagalo|revierte|revertir|anula|anular|anulalo|anule|borra|borrar|borralo|borre|quita|quitar|quitalo|quite|elimina|eliminar|eliminalo|elimine|olvida|olvidalo|olvide|cancela|cancelar|cancelalo|cancele|saca|sacalo|tacha|tachalo|vuelve atras|retira|retiralo|volver atras|dejalo',
  other: 'otro|otra|otros|otras|ese no|eso no|esa no|este no|anterior|el segundo|la segunda|el primero|la primera',
  later: 'luego|despues|mas tarde|mas adelante|en otro momento|otro dia|ahora no|todavia no|aun no|al rato|ahorita no',
  none: 'ninguno|ninguna|ningun|nada|no|ni|cero|nunca|sin',
  have: 'tengo|estoy|hay|tener|especial|realmente|la verdad|en concreto|en particular|de eso|que yo sepa',
  money: 'dinero|plata|lana|presupuesto|un duro|duro|centavo|peso|ahorros|pasta|efectivo',
  nothing: 'ninguno|ninguna|ningun|nada|cero|no tengo|sin dinero|sin presupuesto',
  lack: 'no tengo',
  will: 'quiero|quisiera|queria|decir|digo|hablaba|pregunta|preguntame|mejor|puedo|prefiero|decirlo|decirte|contestar|responder|contar|contarlo|hablar|compartir|ganas',
  self: 'quiero|quisiera|queria|me|yo|aqui|fue|era',
  'to me': 'preguntame|me preguntas|me pregunta',
  sound: 'hm|hmm|mm|mmm|eh|ehh|este|pues|ah|oh|uf|uff|buf|bah|jaja|jajaja|mmmm|ok|vale|bueno|ay',
  laugh: 'jaja|jajaja|jajajaja|jeje|lol',
  small:
    'yo|tu|usted|me|te|se|le|lo|la|los|las|el|un|una|uno|eso|esto|ese|esa|este|esta|aquello|es|era|fue|ya|antes|arriba|aqui|ahi|hace|rato|recien|acabo|de|del|al|a|en|que|lo|cosa|ultima|ultimo|vez|veces|dos|mensaje|respuesta|pregunta|por|favor|porfa|ok|vale|bueno|pues|no|si|perdon|perdona|perdone|disculpa|espera|espere|gracias|puedes|puede|podrias|podria|quiero|quisiera|queria|decir|digo|hablaba|he|has|ha|habia|y|pero|mejor|sino|me refiero|referia|preguntame|pregunta|ahorita|ahora|dejalo|dejemoslo|para|vemos|veremos|tal',
};
