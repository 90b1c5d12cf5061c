import { beside, joined, si, type Phrases } from './phrases.ts';

/** Names of what a visitor sends. */
const lead = joined(String.raw`
  (?:solicitud|peticion|consulta|mensaje|formulario|datos|info|informacion|registro|inscripcion|
  suscripcion|pedido|respuesta|cuestionario|cotizacion|presupuesto|tramite|alta|expediente|ficha|
  caso|reserva|cita|turno|llamada|postulacion|candidatura|participacion|propuesta|gestion|cuenta|
  operacion|simulacion|poliza|afiliacion|visita|contratacion|reclamo|queja|comentario|carpeta|estudio|plaza|encargo|orden|nombre|duda)s?(?!\p{L})`);
const sent = joined(String.raw`
  (?:envi|registr|guard|grab|complet|proces|confirm|entreg|acept|tramit|anot|apunt|deriv|asign|
  radic|gener|ingres|carg|agend|program|reserv|cre|activ|agreg|actualiz|finaliz|verific|valid|
  realiz|pas|traslad|diligenci|rellen|encarg|aprob|preaprob)ad[oa]s?(?! en \d| al inst|\p{L})|
  (?:recib|remit|transmit|admit|inclu|emit|conclu)id[oa]s?|(?:in|su)scrit[oa]s?`);
const have =
  '(?:ha[ns]?|he|hemos|fue(?:ron)?|sido|qued(?:a|an|o|aron|ado|aste|as|amos)) (?:(?:ya|sido|\\p{L}+mente) ){0,2}';
/** Words that follow "your application is" when it is under way. */
const moving = joined(String.raw`
  (?:en (?:marcha|camino|curso|proceso|tramite|revision|evaluacion|estudio|cola|(?:\p{L}+ )?manos|
  nuestr)|dentro|con (?:nosotros|un)|sobre la mesa|siendo (?:revis|evalu|analiz|estudi)|complet[oa]|
  list[oa]|su curso)`);
/** Stems of what the staff will do. */
const reach = joined(String.raw`
  (?:llam|contact|comunic|escrib|respond|contest|telefone|avis|mand|envi|busc|marc|atend|visit|
  confirm|inform|asesor|localiz|explic|pon|da)`);
const you = '(?:te|le|lo|la|les|los|os|se|nos)';
const soon = joined(String.raw`
  (?:hoy|manana|pronto|enseguida|en (?:breve|un|el|las?|los|menos|\d)|entre|antes|a la brevedad|
  (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|a primera hora|desde|alguien|
  nosotros|un asesor)`);
/** Imperatives and infinitives for "enter", "choose", "accept", and for "check", "correct". */
const enter = joined(String.raw`
  (?:(?:ingres|complet|rellen|llen|seleccion|proporcion|facilit|digit|diligenci|agreg|acept|tecle|
  escrib|us|adjunt|contest)(?:[aei]r?|ue)|indi(?:ca|que)r?|mar(?:ca|que)r?|
  introdu(?:ce|zca|cir|ci)|pon(?:e|er|ga)?|eli(?:ge|ja)|elegir?|esco(?:ge|ja|ger)|anad(?:e|a|ir))
  (?:l[oae]s?)?(?!\p{L})`);
const check = joined(String.raw`
  (?:(?:revis|modifi|cambi|ajust|compr?ue?b|subsan)[ae]r?|verifi(?:ca|que)r?|corri(?:ge|ja)|corregir?)
  (?:l[oae]s?)?(?!\p{L})`);
const known = joined(String.raw`
  (?:correo|e-?mail|mail|telefono|celular|movil|numero|dni|nie|nif|cif|rfc|curp|cui[lt]|cedula|rut|
  documento|identificacion|usuario|matricula|patente|placa|direccion)`);
const field = joined(String.raw`
  (?:${known}|nombre|apellido|pasaporte|codigo|cp|ciudad|localidad|provincia|fecha|edad|ingreso|
  salario|sueldo|monto|importe|cantidad|valor|contrasena|clave|mensaje|campo|opcion|casilla|letra|
  cifra|digito|caracter(?:e)?|iban|cbu|clabe|formato|politica|aviso|termino|condicione)s?(?!\p{L})`);
const must = joined(String.raw`
  (?:debes?|debe[nr]an?|deben|tienen?s? que|tenes que|ha de|han de|hay que|solo puede|necesitas?|favor,?(?: de)?)`);
const fault = joined(String.raw`
  (?:no (?:es|son|parece)n?(?: \p{L}+){0,2} (?:valid|correct|real)|
  no (?:existe|coincide|corresponde|tiene|cumple|reconocemos|se reconoce|se encuentra)n?|no valid|invalid|no reconocid|ya paso|en el pasado|
  incorrect|erroneo|mal (?:escrit|format)|obligatori|requerid|necesari|vaci[oa]|en blanco|incomplet|
  (?:demasiado|muy) (?:cort|larg|baj|alt)|(?:${must}|no pueden?) (?:ser(?! (?:env|entreg|proces|guard))|tener|estar|quedar|contener|incluir|
  empezar|superar)|(?:le|te) (?:sobra|falta)|(?:posterior|anterior|inferior|superior|menor|mayor) (?:a|que|de)(?!\p{L})|
  (?:supera|excede)n? el)`);
const place = joined(String.raw`
  (?:zona|ciudad|area|region|localidad|cobertura|provincia|municipio|pais|estado|departamento|
  comuna|codigo postal|barrio|direccion|domicilio|poblacion|isla|colonia|peninsula)(?!\p{L})`);
const serve = joined(String.raw`
  (?:llega|opera|trabaja|da|presta|ofrece|atende|tene|cubri|esta|entrega|instala|hay)(?:mos)?(?!\p{L})`);
/** What closes, and words for "over". Singular "registro" may also be a completed submit. */
const closing = joined(String.raw`
  (?:inscripciones|registros|convocatoria|solicitudes|plazo|periodo|promocion|oferta|campana|
  sorteo|concurso|evento|taller|curso|vacante|postulaciones)s?(?!\p{L})`);
const over = '(?:cerr|finaliz|termin|paus|suspen|acab|conclu|venci|cancel)(?:[aio]d[oa]|[oy]|aron)';
const attempts =
  '(?:intentos?|solicitudes|peticiones|envios?|consultas|mensajes|codigos?|veces|pedidos)';
const request = joined(String.raw`
  (?:solicitud|peticion|consulta|registro|pedido|cotizacion|presupuesto|tramite|expediente|reserva|
  cita|postulacion|participacion|prestamo|cuenta|inscripcion)`);
/** What a visitor did before. */
const did = joined(String.raw`
  (?:(?:envi|mand|dej|rellen|llen|diligenci|complet|solicit|registr|particip|contest|us|utiliz|postul)
  (?:ad[oa]|aste|o)|(?:ped|recib|inscrib|respond|escrib)(?:id[oa]|iste|io)|(?:in|su)scrit[oa]|pidio)s?(?!\p{L})`);
const code = '(?:codigo(?! de (?:sol|ref|seg|res|desc)| postal)s?|otp|pin|token)(?!\\p{L})';
const mail = '(?:correo|e-?mail|mail|sms|whatsapp|bandeja|mensaje)';

export const spanish: Phrases = {
  thanks: String.raw`(?:muchas |mil )?gracias(?! a(?!\p{L})| al )|(?:te |le |les )?agradecemos`,
  idle: String.raw`
    (?:gracias|agradecemos)(?: por)? (?:(?:su|tu|la|vuestra) (?:visita|paciencia|interes|comprension|
    confianza|apoyo|compra|preferencia|espera)|(?:visit|volv|eleg|esper|intent|confi)\p{L}*)`,
  open: String.raw`
    (?:(?<=^[^\p{L}]*)elegir|eli[jg][aei]|esco[jg][ae]|seleccion[ea]|reserv[ea]|agend[ea])(?!\p{L})
    [^.]{0,30}(?:hora|fecha|dia|cita|turno|banco|prestamista|oferta|plan|paquete|forma de pago)|
    (?:pague|paga|abone|reali(?:ce|za) el pago|proceda al pago)(?!\p{L})|
    (?:instal[ea]|descarg(?:a|ue))[^.]{0,12} app|
    (?:cre[ae]|establezca|elija|elige)[^.]{0,15}(?:contrasena|clave|cuenta)|
    (?:complet[ea]|termin[ea]|finali[cz][ea]) (?:su|tu|el|la|los)|(?:${enter}|sub[ae]|envie|aporte)
    [^.]{0,30}(?:documento|comprobante|ingresos|nomina|identificacion|fecha de nacimiento|curp|
    rfc|dni|iban|abajo|a continuacion)|(?<=^[^\p{L}]*)(?:continuar|siguiente(?: paso)?)[^\p{L}]*$|
    (?:cuando|en cuanto|tan pronto como|una vez que) (?:(?:el servicio|la oferta|lo) )?(?:abr|lanc|
    lleguemos|inici|comenc|empec|este disponible|estemos)\p{L}*|proximamente|
    seran? (?:${sent}) (?:cuando|una vez|tras|despues|al(?!\p{L}))|
    (?:que|cual) (?:banco|horario|fecha|plan|opcion|modelo)[^?]{0,20}(?:prefier|quier|dese|elig)\p{L}*`,
  done: String.raw`
    ${have}(?:${sent})|(?<!(?:\d|mil) )${lead}(?: de [^.]{1,20}?| n\S* \S+)?(?: ya)?(?: estan?| ha \p{L}+)?(?: ya| \p{L}+mente){0,2} (?:${sent})|
    (?<!que )se (?:han? )?(?:envi|guard|registr|recib|anot|gener)(?:[ai]do|i?o|aron|ieron)(?!\p{L})|
    ${lead}(?: n[º°o]\.? [\d.]+|[^.]{0,45}) (?:esta|va|queda|sigue|quedaro)n?(?: ya)? ${moving}|
    ${lead}[^.]{0,45} (?:entro|paso) (?:a|en) (?:revision|estudio|evaluacion)|
    (?:con exito|exitos[oa](?:mente)?|correctamente|satisfactoriamente|exito[!.])(?!\p{L})|
    (?:recibimos|registramos|anotamos|guardamos|apuntamos|pasamos|derivamos|tomamos nota)
    (?: ya)? (?:que|de|tus?|sus?|el|la|los)(?!\p{L})|tenemos todo(?!s)|nos (?:han? )?lleg(?:o|aron|ado) |
    ${lead}[^.]{0,20} (?:ha llegado|llego|llegaron)(?! (?:al|la|a su))|
    (?:tu|su) (?:cuenta|perfil|usuario)(?: ya)? (?:esta|quedo) (?:activ|habilitad|abiert)[oa]|
    qued(?:o|aron) (?:hech|list)[oa]s?|acus(?:amos|o) (?:el )?recibo|estas en (?:la|nuestra) lista|
    tenemos (?:ya )?(?:tu|su)s? ${lead}(?! (?:protegid|segur|a salvo))|
    (?<=^[^\p{L}\d•·●○▪*-]*)(?:recibid[oa]|hecho|listo|enviad[oa]|todo (?:listo|correcto|en orden)|
    ya (?:quedo|esta)|anotado)(?=[^\p{L}\d,:]*$|, [^.,]{1,25}\W*$|:)|
    (?:(?:su|tu|el|este|de|n[º°]) (?:folio|radicado|localizador)|(?:(?:su|tu) |^\W*)numero de (?:solicitud|referencia|caso|
    expediente|tramite|seguimiento|folio))|(?:tu|su) nombre ya (?:figura|esta)|estas (?:${sent})`,
  promise: String.raw`
    ${you} (?:esta|${reach})\p{L}*(?:ra|ran|remos)(?!\p{L})|
    ${you} ${reach}\p{L}{0,4}(?: un toque| contigo)?(?: \p{L}+)? ${soon}(?!\p{L})|
    ${soon}(?!\p{L})[^.]{0,50} ${you} ${reach}(?:a|e|n|an|en|amos|emos|imos)?(?!\p{L})|
    (?:estan?|estamos)(?: ya)? (?:(?:revis|analiz|estudi|evalu|valor|mir)ando|viendo|trabajando en) (?:[ts]u|el|la)s? ${lead}|
    ${you} (?:decimos|diremos)|(?:sabras?|noticias) (?:de nosotros|nuestras)|(?:hablamos (?:pronto|en breve|el|manana)|nos vemos (?:el|la|manana)|(?:te|le|os) esperamos el)(?!\p{L})|
    llegara a [ts]u (?:correo|e-?mail|bandeja)|nos toca a nosotros|
    y ${you} (?:telefone|llam)amos|
    (?:recibir|tendr)as? (?!que)|estaremos en contacto|
    (?:vas?|van|vamos) a (?:recibir|${reach})|(?:pronto|en breve)[^.]{0,30}(?:contact|comunicar|respuesta|noticias|recib)|
    seras? atendid`,
  not: String.raw`no(?! \d)|nunca|imposible|fall\p{L}*|error|ningun\p{L}*|sin exito`,
  fault: String.raw`
    (?:sesion|enlace|link|token|pagina|formulario)(?!\p{L})[^.]{0,40}(?:(?:expir|caduc|venc)(?:o|io|[ai]d)|no es valid)|
    tiempo (?:de espera )?agotado|error (?:\d{3}|interno|critico|de servidor|del sistema)`,
  failed: String.raw`
    (?:error)?error(?:es)?(?!\p{L})|fall(?:[oa]s?|id\p{L}*)(?!\p{L})|ha fallado|
    no (?:se |te |le |nos )?(?:pud|pued|pod|han? |hemos|fue|se |estamos|envio|guard|alcanz|logr|cons[ei]g)[^.]{0,30}
    (?:env|proces|guard|complet|registr|carg|conect|recib|realiz|posible|instanc|tramit|acced|
    gener)\p{L}*|(?:intent|pr(?:o|ue)b|v(?:o|ue)lv)\p{L}*[^.]{0,30}(?:nuevo|tarde|nuevamente|otra vez|intentarlo)|
    intent[ea]lo|no (?:esta )?disponible|(?:sin|no hay) conexion|caducad\p{L}*|expirad\p{L}*|
    mantenimiento|(?:salio|(?:algo|ha) (?:salido|fue|ido)) mal|
    (?:ha habido|hubo|tenemos|existe|surgio|hay) un problema|pagina no encontrada|ups(?!\p{L})|
    (?:sistema|servidor|servicio|pagina|sitio|web|plataforma|conexion|red)(?!\p{L})[^.]{0,40}(?:caid[oa]|
    fuera de (?:servicio|linea)|no (?:responde|funciona|carga)|saturad|averi|interrump|suspend|se cayo)|
    ${lead}[^.]{0,25} (?:se (?:ha )?(?:perd|quedado)|no salio|no (?:nos )?(?:ha )?lleg)`,
  sorry: String.raw`
    lo sentimos|lo siento|lamentablemente|lamentamos|desafortunadamente|por desgracia|
    disculp\p{L}*`,
  area: String.raw`
    no (?:damos servicio|llegamos|cubrimos) (?:en|a|la)(?!\p{L})|(?:no|ni)(?: \p{L}+)? ${serve}[^.]{0,40} (?:tu|su|esa|esta|ese|este|la|el|de) ${place}|
    ${place}[^.]{0,30}(?:fuera de|sin (?:cobertura|servicio)|no (?:tiene|${serve}))|codigo postal no|
    fuera de (?:nuestr[oa]|la|su|tu)[^.]{0,15}${place}|
    (?:de momento|por (?:ahora|el momento)|actualmente)[^.]{0,15}${serve} solo en`,
  value: String.raw`
    ${beside(field, fault, 45)}|${enter}[^.]{0,30} (?:valid|correct|real)[oae]s?(?!\p{L})|
    ${must} ${enter}|^\W*${enter} (?:un[oa]?|[ts]us?|el|l[oa]s?)(?: \d+ \p{L}+ de)?(?: \p{L}+)? (?:${field}|${place})|
    ${check}(?! antes)[^.]{0,30}(?:campos?|formulario|errores?|introducid|marcad|siguiente|numero|rojo|problemas)|
    corr[ie]gel[oae]s?|(?<!^para \p{L}{1,12},? )(?:seleccione|elija|escoja|selecciona|elige) (?:un|su|tu)|
    falt(?:a|an|o|aron)(?! que)[^.]{0,30} (?:${field}|datos|saber|por (?:rellen|complet))|
    formulario vacio|vacio[.!]|debido a errores|listas validas|
    ^(?:campo )?(?:obligatorio|requerido)\W*$|(?:resultado|respuesta|suma) (?:[^.]{0,20} )?(?:no es correct|obligatori)|
    validacion|no coinciden?|(?:invalid|incorrect|incomplet)[oa]s?(?!\p{L})|no esta complet[oa]|no (?:es|son) (?:una? [^.]{0,30})?(?:valid|correct)[oa]s?|
    (?:minim|maxim)[oa] (?:permitid[oa] )?es `,
  wrong:
    'incorrect|invalid|no (?:es|son) (?:un[ao]? )?(?:valid|correct)|no valid|expirad|caducad|erroneo|no coincide',
  already: String.raw`
    anteriormente|previamente|con anterioridad|duplicad[oa]|(?<!di que )ya(?= (?:existe|(?:usted |te |se |lo |nos )?(?:han?|has|
    habias?|${did})|fue|fueron|hemos recibido|estas(?! en)|estaba)(?!\p{L}))`,
  taken: String.raw`existe\p{L}*|en uso|una solicitud|${did}|(?:ocup|tom)ad[oa]s?`,
  policy: String.raw`
    endeudamiento[^.]{0,30} (?:alto|elevado|excede|supera)|(?:marcad|identificad|detectad|clasificad|considerad|parec|como|es|por)\p{L}*[^.]{0,12} (?:spam|no deseado)(?!\p{L})|
    spam (?:detect|bloq)\p{L}*|bloque(?:ad|os)\p{L}*|lista negra|
    no (?:permitid|autorizad)[oa]s?|no se permite\p{L}*|
    (?:rechaz|deneg|desestim|declin|prohib|restring|inadmit)[ai]d[oa]s?(?!\p{L})|
    ${beside(closing, over, 50)}|(?:formulario|encuesta|inscripcion|registro|cuestionario)[^.]{0,30}(?:cerrad|pausad|
    suspend|finalizo|ha finaliz|aun no|no esta (?:activ|habilitad|disponibl|publicad))\p{L}*|
    ya no (?:esta|ofrec)\p{L}*|(?:cupo|plaza|lugar|aforo|vacante)s? (?:\p{L}+ )?(?:complet|llen|agot)\p{L}*|
    (?:agotad|se agota)\p{L}*|no quedan? (?:plaza|cupo|lugar|vacante)|(?:numero|cantidad) maxim[oa]|
    robot|(?:eres|es|seas?|usted) (?:humano|una persona)|automatizad\p{L}*|sospechos\p{L}*|por invitacion|
    captcha[^.]{0,30}(?:fall|incorrect|nuevo)\p{L}*|no (?:te |le |os |se )?(?:pod|pud|estamos|hemos pod|es posible)[^.]{0,30} (?:ofrec|
    ayud|atend|brind|acept|conced|otorg|prest[ae]|aprob|asegur|financ|dar)|
    verificando (?:su|tu) navegador|(?:motivos|razones|problema) de seguridad|
    protegido (?:por|con) contrasena|no (?:ha sido|fue|sera|es|eres|son|pudo ser)[^.]{0,15} (?:acept|aprob|admit|seleccion|viable|apt[oa]|
    elegible|autorizad|candidat)\p{L}*|no (?:cumpl|reun|calific)\p{L}*(?: [^.]{0,25}(?:requisit|condicion|criteri|politic|perfil|
    minim)| para|\W*$)|(?:fue|fueron|ha sido|esta|se ha|quedo) (?:cancelad|anulad|descartad|devuelt)\p{L}*|
    respuesta es (?:no|negativa)(?!\p{L})|(?:aparec|figur|est[as]|ten|tien)\p{L}* [^.]{0,20}(?:moros|asnef|deudas|mora(?!\p{L}))`,
  tooMany: String.raw`
    demasiad[oa]s (?!datos|caract|letras|digit|cifras)|much[oa]s ${attempts} (?:seguid|en )\p{L}*|${attempts} seguid[oa]s|
    (?:muy|demasiado) rapido|limite (?:\p{L}+ ){0,4}(?:alcanz|exced|super)ad[oa]|
    (?:superado|excedido|alcanzado|agotado|alcanzaste|superaste) (?:el (?:limite|maximo|numero)|[ts]us intentos)|
    esper\p{L}*[^.]{0,25} antes de`,
  later: String.raw`
    (?:intent|pr(?:o|ue)b|v(?:o|ue)lv|esper|aguard|dej[ae] pas)\p{L}*[^.]{0,30} (?:un|una|unos|\d+) (?:min|seg|hor|rat)\p{L}*(?: [ey] [^.]*)?`,
  signIn: String.raw`
    (?:inici|ingres|entr|acced)\p{L}* (?:primero )?(?:la |en |a |con )?(?:sesion|(?:tu|su) (?:cuenta|usuario))(?! ha)|
    sesion iniciada|identif\p{L}* (?:para|con)|(?:debes?|tienes? que|necesitas?) (?:estar )?(?:conectad|registra(?:d|rt)|logue|autentic|identific|inicia)\p{L}*|
    autenticacion requerida|(?:solo para|restringido a) (?:miembros|socios|usuarios registrados)`,
  verify: String.raw`
    (?:enlace|codigo|link|correo) de (?:verificacion|confirmacion|activacion|seguridad|un solo uso)|
    contrasena de un solo uso|${beside(String.raw`(?:envi|mand|remit|recib)(?!ar)\p{L}*`, code, 30)}|
    (?:confirm|verifi|valid|activ)(?:ar|a|e|ca|que|car|ando)(?!\p{L})[^.]{0,40}(?:correo|e-?mail|direccion|suscripcion|
    numero|telefono|cuenta|registro|inscripcion|movil|celular|identidad)(?![^.]{0,12} (?:ingres|introd|indic|digit))|
    (?:clic|puls[ae]|haz|haciendo|toca|abr[ae]|sig[au]e?)(?!\p{L})[^.]{0,40}(?:enlace|link|vinculo|liga)(?!\p{L})|
    ${mail}[^.]{0,40} boton|${enter}[^.]{0,15} ${code}(?![^.]{0,30}(?:imagen|captcha))|
    (?:respond|contest)\p{L}* [^.]{0,12}(?:si|ok)(?!\p{L})[^.]{0,25}${mail}|
    hasta que (?:\p{L}+ ){0,2}(?:confirm|verif|valid|toqu|puls)\p{L}*|sin (?:validar|confirmar|verificar)|
    para (?:confirmar|completar|finalizar)[^.]{0,25}(?:suscripcion|registro|inscripcion)|
    para confirmar[^.]{0,25}solicitud|casi (?:listo|terminamos)|ultimo paso|
    ${mail}[^.]{0,20} y (?:confirm|puls|valid)\p{L}*|confirm[ea][^.]{0,15} (?:mediante|con|desde) (?:el|nuestro) enlace`,
  busy: String.raw`
    ^\W*mensajes (?:recib|envi)[ai]dos\W*$|(?:tras|despues de) (?:el envio|enviar|completar|rellenar)|(?:espere|espera|aguarde)(?! antes)[^.]{0,20}(?:\.\.|$)|un momento|
    (?:se estan?|esta|estamos) (?:siendo )?(?:enviando|guardando|subiendo)|enviando(?! )|
    cargando|procesando|aun no (?:se ha|ha sido)|para confirmar\.$|
    (?:(?:dej|rellen|complet|ingres|pid|solicit|cuent)[ae](?:nos)?|introdu(?:ce|zca))(?!\p{L})[^.]{0,50} y (?:nos|te|le|un)(?!\p{L})`,
  condition: String.raw`
    (?<=^|, )${si}(?! en [^,]{1,25} no )|si (?:no|el problema|tiene|tienes|necesita)|en caso|a menos`,
  harmless: String.raw`
    no (?:es|sera) necesario[^.]*|si en [^,]{1,25} no [^,]{1,40},|ninguna (?:otra )?accion[^.]*|
    no (?:necesit|tienes? que|hace falta|se requier|debes?(?! (?:estar|ser|quedar|contener|tener)))\p{L}*[^.:]*|
    (?:revis|verifi|consult|mir|comprueb|busc|asi no)\p{L}*[^.]{0,30}(?:spam|no deseado)[^.]*|
    (?:revis|comprueb|verifi)\p{L}*[^.]{0,25} antes de (?:enviar|continuar|confirmar)[^.]*|
    (?:no|nunca) (?:te |le |os )?(?:comparti|cede|vende|cobra|pedi|publica)\p{L}*[^.,;]*|
    no (?:respond|compart|cierr|dud|se acerqu|[ts]e preocup|olvid)\p{L}*[^.]*|sin compromiso|no recibis\p{L}*|
    (?:lamentablemente|desafortunadamente|lo sentimos)[^.]{0,50}(?:oficina|horario|mucha demanda|abrimos|cerrados|
    festivo|tardar)[^.]{0,80}?(?:, pero(?!\p{L})|\W*$)|campos (?:\p{L}+ )?con (?:un )?(?:\*|asterisco)[^.]*`,
  duplicate: String.raw`
    (?:requiere|necesita|exige) una? (?:entrada|valor|respuesta|dato) únic[oa]|deben? ser únic[oa]s?(?!\p{L})|
    ${known}(?!\p{L})[^.]{0,30} ya (?:estan?|estaba|fue|ha|se|existe|figura|consta|aparece|pertenece|tiene|cuenta|lo)(?!\p{L})|
    ya (?:existe|hay|habia|consta|cuenta con|ten[ií]a\p{L}*|tienes?|tenemos|dispone) (?:un|una|otr[oa]) |
    ya (?:eres|es) (?:client|usuari|soci|miembr)\p{L}*|
    ${known}[^.]{0,40}(?:(?:ligad|vinculad|asociad)[oa] a (?:otr|un)|en uso|(?:pertenece|corresponde) a (?:otr|un))|
    ${request}[^.]{0,30} (?:anterior|previ[oa]|vigente|repetid[oa]|duplicad[oa])(?! a)(?!\p{L})|
    (?:solo|cada)[^.]{0,25} una (?:sola )?(?:vez|${request})|un[ao]? (?:sola )?${request} por (?:persona|cliente|${known})|
    una sola vez|${did}[^.]{0,40} hace (?:un|dos|tres|\d|poco)|(?:mism[oa]) ${known}[^.]{0,30} hace`,
  closed: String.raw`
    ya no (?:se )?(?:acept|admit|recib)\p{L}*|no (?:se )?(?:acept|admit|recib)\p{L}* (?:más|nuev[oa]s)|${closing} (?:ya )?estan? (?:complet|llen)[oa]s?(?!\p{L})`,
  quiz: String.raw`
    ${beside('pregunta (?:anti-?spam|de seguridad|de control)', 'respond|contest|es (?:incorrect|erron|invalid)', 30)}`,
};
