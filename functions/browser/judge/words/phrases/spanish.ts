import { si, type Phrases } from './phrases.ts';

export const spanish: Phrases = {
  thanks: String.raw`(?:muchas |mil )?gracias(?! a(?!\p{L})| al )|(?:te |le |les )?agradecemos`,
  idle: String.raw`
    (?:gracias|agradecemos)(?: por)? (?:su|tu|la|vuestra|visitar\p{L}*|elegir\p{L}*|esperar|
    confiar) ?(?:visita|paciencia|interes|comprension|confianza|apoyo|compra|preferencia|nos|en|$)`,
  open: String.raw`
    (?:(?<=^[^\p{L}]*)(?:elegir)|elij[ae]|elige|escoj[ae]|escoge|seleccion[ea]|reserv[ea]|agend[ea])[^.]{0,30}(?:hora|fecha|cita|turno|banco|prestamista|oferta|plan|paquete|forma de pago)|
    (?:pague|paga|abone|realice el pago|realiza el pago|proceda al pago)|(?:instal[ea]|descarg(?:a|ue))[^.]{0,12} app|(?:cre[ae]|establezca|elija|elige)[^.]{0,15}(?:contrasena|clave|cuenta)|
    (?:complet[ea]|termin[ea]|finalice|finaliza) (?:su|tu|el|la|los)|(?:ingres[ea]|introduzca|introduce|suba|sube|adjunt[ea]|envie|aport[ea]|indi(?:que|ca)|rellen[ea])[^.]{0,30}(?:documento|comprobante|ingresos|nomina|identificacion|fecha de nacimiento|curp|rfc|dni|iban|abajo|a continuacion)|
    (?<=^[^\p{L}]*)(?:continuar|siguiente|siguiente paso)[^\p{L}]*$|
    (?:cuando|en cuanto|tan pronto como|una vez que) (?:(?:el servicio|la oferta|lo) )?(?:abr|lanc|lleguemos|inici|comenc|empec|este disponible|estemos)\p{L}*|proximamente|
    sera[n]? (?:enviad|procesad|registrad|transmitid)\p{L}* (?:cuando|una vez|tras|despues|al(?!\p{L}))|
    (?:que|cual) (?:banco|horario|fecha|plan|opcion|modelo)[^?]{0,20}(?:prefier|quier|dese|elig)\p{L}*`,
  done: String.raw`
    (?<=^[^\p{L}\d•·●○▪*-]*)(?:recibido)(?=\W*$)|
    (?:datos|solicitud|consulta) ya (?:esta|estan) (?:con|en manos)|(?:ha|han|hemos|fue|fueron|esta|queda|has|he
    )(?: sido)?(?: exitosamente)? (?:recibid|registrad|guardad|
    completad|inscrit|suscrit|procesad|confirmad|remitid|envi|recib|transmitid|entregad|
    aceptad)[oa]s?|con exito|exitosa(?:mente)?|exitoso|correctamente|satisfactoriamente|
    (?:mensaje|formulario|solicitud|consulta|registro|inscripcion|suscripcion|pedido|respuesta|
    datos|cuestionario) (?:enviad|recibid|registrad|guardad|completad|confirmad)[oa]s?|
    recibimos (?:tu|su)|se (?:ha )?(?:enviado|guardado|registrado|recibido)|
    qued(?:o|aron) (?:registrad|guardad|enviad)\p{L}*|(?:inscripcion|registro|
    solicitud) (?:esta )?complet[oa]|se (?:envio|guardo|guardaron|registro|recibio|enviaron)|
    exito[!.]|su numero de (?:solicitud|referencia|caso)|(?:estas) (?:inscrito|suscrito|
    registrado)|(?:ha|han|hemos|fue|fueron|esta|has) (?:sido )?(?:\p{L}+mente )?(?:activad|cread|reservad|agregad|anadid|actualizad|tramitad|finalizad|concluid|verificad|publicad|validad|agendad|ingresad)[oa]s?|^(?:[^ ]+ ){0,4}(?:enviad|registrad|recibid|guardad|activad|confirmad|reservad|completad|aceptad)[oa]s?[.! ]*$|
    (?:ya )?tenemos (?:tus|sus|tu|su) (?:datos|solicitud|consulta|mensaje)(?=[^\p{L}\d]*$)`,
  promise: String.raw`
    (?:nos|te|le|los|os) (?:pondremos|contactaremos|comunicaremos|responderemos|llamaremos|
    contestaremos|enviaremos|escribiremos|contactara|llamara|respondera|avisaremos|
    estaremos)|(?:nuestro|un)[^.]{0,60} (?:se) (?:contactara|llamara|pondra|
    comunicara)|en breve (?:te|le|nos|recibir)|(?:pronto|en breve|
    a la brevedad)[^.]{0,30}(?:contact|comunicar|respond|respuesta)|recibiras|recibira (?:un|en)`,
  not: String.raw`no(?!\p{L})|nunca|imposible|fall\p{L}*|error|ningun\p{L}*|sin exito`,
  failed: String.raw`
    (?:error)?error(?:es)?(?!\p{L})|fallo|fallid\p{L}*|ha fallado|
    no (?:se )?(?:pudo|pudimos|ha podido|hemos podido|puede|
    podemos|ha sido|fue|se ha|se envio|se guard)[^.]{0,30}(?:env|proces|guard|complet|registr|
    carg|conect|recib|realiz|alcanz|posible)\p{L}*|(?:intent|prueb|
    vuelv)\p{L}*[^.]{0,30}(?:nuevo|tarde|nuevamente|otra vez|intentarlo)|intentelo|intentalo|
    no (?:esta )?disponible|caducad\p{L}*|expirad\p{L}*|mantenimiento|(?:salio|
    algo) (?:salio )?mal|(?:ha habido|hubo|tenemos|existe|surgio) un problema|
    pagina no encontrada|ups(?!\p{L})`,
  sorry: String.raw`
    lo sentimos|lo siento|lamentablemente|lamentamos|desafortunadamente|por desgracia|
    disculp\p{L}*`,
  value: String.raw`
    (?:no (?:es |son |parece )?(?:un[a]? )?(?:valid|correct)[oa]s?|
    incorrect[oa]s?|inval\p{L}*)|(?:es|son|campo|campos|respuesta) (?:obligatori|
    requerid|necesari)[oa]s?|(?:por favor|favor de|debe|debes|tiene que|porfavor),? (?:ingres|
    introduzc|introduc|rellen|complet|seleccion|escrib|escoj|elij|elig|corrij|corrig|verifiqu|
    verific|revis|acept|agreg|indiqu|proporcion|confirme los|respond|llen|ser|contener|
    marc|contest)\p{L}*|(?:seleccione|elija|escoja|selecciona|elige) (?:un|su|tu)|(?:revise
    |revisa) los campos|ingres[ae] (?:un|tu|su)|falta\p{L}*|
    demasiado (?:corto|largo|corta|larga)|validacion|no coincide\p{L}*|listas validas|
    formulario vacio|vacio[.!]|(?:no|fuera)[^.]{0,40}(?:su|tu|esa|esta|de) (?:zona|ciudad|area|
    region|localidad|cobertura)|codigo postal no|no (?:debe|puede|deben|pueden) (?:estar|quedar) (?:vaci|en blanco|nul)\p{L}*|debido a errores|
    corri(?:ja|ge|gir) (?:los|las) (?:siguientes )?(?:errores|campos|datos|puntos|problemas)|
    (?:introdu[cz]\p{L}*|ingres[ea]|escrib[ae]|indi(?:ca|que)|proporcion[ea])[^.]{0,30} (?:valid|correct)[oa]s?|no es una? [^.]{0,30} valid[oa]|
    incomplet[oa]s?(?!\p{L})|no esta complet[oa]|^(?:obligatorio|requerido)\W*$|
    debe (?:tener) (?:al menos |exactamente )?\d+`,
  wrong: 'incorrect|invalid|no es valid|no valid|expirad|caducad',
  already: String.raw`ya(?!\p{L})|anteriormente|previamente|duplicad[oa]`,
  taken: String.raw`
    registrad\p{L}*|existe\p{L}*|respondid\p{L}*|recibid\p{L}*|completad\p{L}*|usad\p{L}*|
    utilizad\p{L}*|enviad\p{L}*|inscrit\p{L}*|suscrit\p{L}*|en uso|una solicitud|tiene[s]? una|
    solicitad\p{L}*|contestad\p{L}*|participad\p{L}*|postulad\p{L}*|envio|
    ocupad\p{L}*|tomad\p{L}*|rellenad\p{L}*`,
  policy: String.raw`
    spam(?!s)|correo no deseado(?!\.)|bloquead\p{L}*|bloqueos|lista negra|no (?:es|eres|
    son|cumple|califica|se permite|permitid|elegible|apt)\p{L}*[^.]{0,10} ?(?:elegible|permitid|
    autorizad|apt|requisitos|para)\p{L}*|no (?:permitid|autorizad)[oa]s?|rechazad\p{L}*|
    denegad\p{L}*|prohibid\p{L}*|(?:formulario|encuesta|inscripcion|registro|
    convocatoria|solicitudes|plazo|promocion|cuestionario|oferta)[^.]{0,50}(?:cerrad|finaliz|
    terminad|pausad|suspend|ha acabado|concluid|no acept|aun no)\p{L}*|ya no (?:esta|
    acept|se acept|ofrec)\p{L}*|cupo\p{L}* (?:complet|llen)\p{L}*|(?:numero|
    cantidad) maxim[oa]|agotad\p{L}*|robot|eres humano|es humano|es usted humano|
    automatizad\p{L}*|sospechos\p{L}*|por invitacion|captcha[^.]{0,30}(?:fall|incorrect|
    nuevo)\p{L}*|no (?:podemos|estamos)[^.]{0,30}(?:ofrec|ayudar|atender|brindar|
    acept)\p{L}*|verificando (?:su|tu) navegador|(?:formulario|encuesta) no esta (?:activ|habilitad|disponibl|publicad)\p{L}*|(?:motivos|razones|problema) de seguridad|protegido (?:por|con) contrasena|
    no (?:ha sido|fue|sera|es) (?:acept|aprob|admit|seleccion)\p{L}*|no (?:cumpl|reun)\p{L}*[^.]{0,15} (?:requisit|condicion|criteri)\p{L}*|
    (?:fue|fueron|ha sido|esta|se ha|quedo) (?:cancelad|anulad|descartad|devuelt)\p{L}*|
    no cumpl\p{L}*[^.]{0,15} (?:politic|perfil)\p{L}*`,
  tooMany: String.raw`
    demasiad[oa]s|muy rapido|demasiado rapido|limite (?:alcanzado|excedido|superado)|
    (?:superado|excedido|alcanzado) el limite|(?:ha|has) (?:superado|excedido|alcanzado) el|
    esper\p{L}*[^.]{0,25} antes de|(?:intent|vuelv)\p{L}*[^.]{0,30} (?:en|dentro de) (?:un|\d)`,
  signIn: String.raw`
    (?:inici\p{L}*|ingres\p{L}*|entr\p{L}*) (?:la )?(?:sesion|tu cuenta|
    su cuenta)(?! ha)|sesion iniciada|identif\p{L}* para|debes? (?:estar )?(?:registrad|logue|
    autentic|identific)\p{L}*|autenticacion requerida|solo para (?:miembros|usuarios registrados)`,
  verify: String.raw`
    (?:enlace|codigo|link|correo) de (?:verificacion|confirmacion|activacion|seguridad|
    un solo uso)|(?:enviamos|enviado|mandamos|mandado) un codigo|(?:verific|verifiqu|confirm|valid|activ)(?:ar|a|e|
    ando)(?!\p{L})[^.]{0,40}(?:correo|e-?mail|direccion|suscripcion|numero|telefono|cuenta|
    registro|inscripcion|movil)|(?:clic|pulsa|pulse|haz|haciendo)[^.]{0,40}(?:enlace|link)|
    (?:ingres|introduc|introduzc|escrib)\p{L}*[^.]{0,25}codigo[^.]{0,20}(?:envi|recib|sms|
    correo)\p{L}*|codigo[^.]{0,30}(?:enviad|enviam)\p{L}*|contrasena de un solo uso|
    para (?:confirmar|completar|finalizar)[^.]{0,25}(?:suscripcion|registro|inscripcion)|
    para confirmar[^.]{0,25}solicitud|casi (?:listo|terminamos)|ultimo paso|
    (?:bandeja de entrada|correo|e-?mail)[^.]{0,20} y confirm[ea]|confirm[ea][^.]{0,15} (?:mediante|
    con|desde|a través de) (?:el|nuestro) (?:enlace)`,
  busy: String.raw`
    (?:espere|espera|aguarde)(?! antes)[^.]{0,20}(?:\.\.|$)|un momento|(?:se estan?|esta|
    estamos) (?:siendo )?(?:enviando|guardando|subiendo)|enviando(?! )|
    cargando|procesando|aun no (?:se ha|ha sido)|para confirmar\.$|(?:dej|rellen|
    complet)\p{L}*[^.]{0,50} y (?:nos|te|le)`,
  condition: String.raw`(?<=^|, )${si}|si (?:no|el problema|tiene|tienes|necesita)|en caso|a menos|(?:tras|despues de) (?:el envio|enviar|completar|rellenar)`,
  harmless: String.raw`
    no (?:es|sera) necesario[^.]*|no (?:necesitas?|tienes? que|debes?(?! (?:estar|ser|quedar))|hace falta)[^.]*|
    (?:revis|verifi|consult)\p{L}*[^.]{0,30}(?:spam|no deseado)[^.]*|(?:no|nunca) compart\p{L}*[^.]*|
    no (?:responda|respondas|comparta|cierre|dude|dudes)[^.]*|sin compromiso|
    ninguna (?:otra )?accion[^.]*|no recibis\p{L}*|
    no (?:es necesari|hace falta|necesit|se requier)\p{L}*[^.]*|no (?:tiene|tienes) que[^.]*`,
  duplicate: String.raw`
    (?:requiere|necesita|exige) una? (?:entrada|valor|respuesta|dato) únic[oa]|
    deben? ser únic[oa]s?(?!\p{L})`,
  closed: String.raw`
    ya no (?:se )?(?:acept|admit|recib)\p{L}*|no (?:se )?(?:acepta|admite|recibe)n? más`,
  quiz: String.raw`
    (?:respond|contest)\p{L}*[^.]{0,20} pregunta (?:anti-?spam|de seguridad|de control)|
    pregunta (?:anti-?spam|de seguridad|de control) es (?:incorrect|errón|inválid)`,
};
