import { si, type Phrases } from './phrases.ts';

export const french: Phrases = {
  thanks: String.raw`
    merci(?! d(?:e |')(?!avoir|votre|vous|nous|ta|ton|t'))|nous vous remercions|remerciements|
    je vous remercie`,
  idle: String.raw`
    (?:merci|remercions) (?:de|pour|d')(?: votre| ta)? ?(?:visite|patience|interet|
    comprehension|confiance|fidelite|attention|soutien|achat|nous avoir choisi)|grace a`,
  open: String.raw`
    (?:(?<=^[^\p{L}]*)(?:choisir|selectionner|reserver)|choisissez|selectionnez|reservez|prenez)[^.]{0,30}(?:creneau|date|heure|horaire|rendez-vous|banque|preteur|offre|formule|mode de paiement)|
    (?:payez|reglez|procedez au paiement|effectuez (?:le|votre) paiement)|(?:installez|telechargez)[^.]{0,15}appli|(?:creez|choisissez|definissez)[^.]{0,15}(?:mot de passe|compte)|
    (?:completez|finalisez|terminez) (?:votre|le|la)|(?:saisissez|indiquez|fournissez|telechargez|envoyez|joignez|ajoutez|renseignez)[^.]{0,30}(?:documents?|justificatifs?|revenus?|piece d'identite|date de naissance|iban|numero fiscal|ci-dessous)|
    (?<=^[^\p{L}]*)(?:continuer|suivant|poursuivre|payer(?: maintenant)?|etape suivante)[^\p{L}]*$|
    (?:lorsque|quand|des que|une fois que) (?:nous|le service|l'offre|le site)[^.]{0,30}(?:ouvr|lanc|demarr|disponible)|bientot disponible|
    (?:sera|seront) (?:transmis|envoye|enregistre|traite)\p{L}* (?:apres|une fois|des|lorsque|quand)(?!\p{L})|
    derniere etape`,
  done: String.raw`
    (?:ete) pris(?:e|es)? en compte|(?:a|ont|avons|est|sont|avez|
    etes)(?: bien| deja)?(?: ete)?(?: correctement)? (?:envoye|recu|
    enregistre|soumis|transmis|pris en compte|transfere|inscrit|sauvegarde|confirme|abonne|
    complete|depose|livre|valide|publie)\p{L}*|bien (?:recu|envoye|enregistre|inscrit|pris|
    transmis|soumis)\p{L}*|avec succes|(?:message|demande|formulaire|inscription|candidature|
    envoi|reponse|commande) (?:envoye|recu|enregistre|soumis|confirme|transmis)\p{L}*|
    reussi(?:e|es|s)?(?!\p{L})|succes[ !.]|felicitations|votre (?:numero de )?(?:dossier|
    reference) (?:est|:)|(?:a|ont|avons|est|sont|avez|etes)(?: desormais)?(?: ete)?(?: bien| correctement)? (?:active|cree|reserve|ajoute|traite|mis a jour|note|finalise|programme|acceptee?|prise? en charge|parti)\p{L}*|^(?!.* is )(?:[^ ]+ ){0,4}(?:envoye|enregistre|recu|soumis|transmis|active|confirme|reserve|sauvegarde|termine|validee?|prise? en compte)e?s?[.! ]*$|avons (?:bien )?pris note|(?:bien )?parvenue?(?!\p{L})|bien arrivee?|
    nous avons (?:bien )?(?:vos|votre) (?:coordonnees|demande|message|informations)(?=[^\p{L}\d]*$)`,
  promise: String.raw`
    (?:nous|notre[^.]{0,40}|un[^.]{0,40}|on|je) (?:vous |te )?(?:contacter|recontacter|
    rappeller|rappeler|repondr|reviendr|enverr|prendr)\p{L}*|(?:nous
    ) (?:allons|va) vous (?:contacter|recontacter|rappeler|repondre)|
    vous (?:serez|allez etre) (?:contacte|recontacte|rappele)\p{L}*|vous recevrez|(?:revien|
    repond|prend|contact)\p{L}* (?:vers vous|dans les|sous peu|tres (?:vite|bientot|
    prochainement))`,
  not: String.raw`
    n(?:e |')[^.]{0,25} (?:jamais|plus)|pas(?!\p{L})|aucune?|impossible|echec|echoue\p{L}*`,
  failed: String.raw`
    (?:une|des|cette)?erreur(?:s)?(?! de saisie)|echoue|echec|n'(?:a|
    ont|est|etes)[^.]{0,20} pas[^.]{0,20}(?:pu|ete|envoye|enregistre|soumis|transmis)|
    impossible d|(?:re)?essayez[^.]{0,30}|(?:re)?essayer (?:plus tard|
    ulterieurement|a nouveau)|veuillez (?:re)?essayer|indisponible|n'est pas disponible|
    expiree?|maintenance|probleme (?:est survenu|technique|est apparu|lors)|
    il y a (?:eu )?un probleme|page (?:introuvable|non trouvee)|oups|pas accessibles?|mal passe|
    temps d'attente depasse|ne repond pas|
    ne (?:peut|pourra|pouvait|peuvent) (?:pas )?etre (?:traite|pris|envoye|transmis)\p{L}*`,
  sorry: String.raw`
    desole\p{L}*|malheureusement|nous regrettons|nous sommes au regret|veuillez nous excuser`,
  value: String.raw`
    invalides?|(?:pas|non) (?:valide|valable|correct)\p{L}*|incorrect\p{L}*|
    obligatoires?(?!\p{L})|(?:est|sont) (?:requis|necessaire|vide)\p{L}*|
    requis[.!]|(?:veuillez|merci de|vous devez|svp) (?:renseigner|remplir|saisir|entrer|
    indiquer|selectionner|choisir|corriger|verifier|accepter|fournir|completer|repondre|cocher|
    preciser|reverifier)|doit (?:etre|contenir|comporter)|manquant\p{L}*|trop (?:court|
    long)\p{L}*|errone\p{L}*|erreurs? (?:de saisie|ci-dessous|de validation|dans le)|
    aucune liste|ne correspond(?:ent)? pas|formulaire vide|(?:ne|
    pas)[^.]{0,40}(?:votre (?:region|ville|zone|secteur)|code postal)|hors (?:de notre )?zone|verifiez (?:le|votre|vos|les) |ne (?:doit|peut|doivent|peuvent) pas etre (?:vide|nul)\p{L}*|
    corrige[rz] les (?:champs|erreurs|éléments|points|informations)|
    (?:saisi(?:r|ssez)|entrez|indiquez|renseignez|fournissez)[^.]{0,30} (?:valid|valabl|correct)e?s?(?!\p{L})|n'est pas une? [^.]{0,30}valide|
    incomplete?s?(?!\p{L})|n'est pas complete?(?!\p{L})`,
  wrong: 'invalide|incorrect|errone|expire',
  already: 'deja(?!,)|precedemment',
  taken: String.raw`
    inscrit\p{L}*|enregistre\p{L}*|utilise\p{L}*|recu\p{L}*|repondu\p{L}*|rempli\p{L}*|
    soumis\p{L}*|envoye\p{L}*|existe\p{L}*|pris\p{L}*|abonne\p{L}*|complete\p{L}*|postule|
    participe|termine\p{L}*|une (?:demande|candidature)|vote`,
  policy: String.raw`
    pas en mesure de (?:donner suite|repondre favorablement)|spam(?!s)|pourriel|bloque\p{L}*|liste noire|pas (?:autorise|eligible|
    admissible|permis)\p{L}*|non (?:autorise|eligible)\p{L}*|ineligible|refuse\p{L}*|
    rejete\p{L}*|interdit\p{L}*|(?:formulaire|enquete|sondage|
    inscriptions?|soumission|candidatures?|offre|questionnaire)[^.]{0,50}(?:ferme|clos|termine|
    en pause|suspendu|expire|plus|pas encore)\p{L}*|(?:n'est|ne sont|
    n'accept\p{L}*) plus (?:de)?|complet[.!]|maximum d|
    nombre maximum|nombre maximal|robot|etes humain|automatise\p{L}*|
    suspect\p{L}*|sur invitation|captcha[^.]{0,30}(?:echou|incorrect|invalide|reessayer)|
    ne pouvons (?:pas|malheureusement)[^.]{0,30}(?:offrir|proposer|donner|accepter|aider|
    traiter)|fonctionnalite n'est|verification de (?:votre navigateur|securite)|formulaire n'est (?:pas) (?:active?|disponible|ouvert|public|actuellement)|raisons? de securite|n'est pas active|
    n'(?:a|est|ont)(?: malheureusement)? pas (?:ete )?(?:accepte|retenu|approuve|selectionne)\p{L}*|ne (?:rempli|repond|correspond)\p{L}* pas[^.]{0,12} (?:condition|critere|profil)\p{L}*|ne (?:peut|pourra) (?:pas )?(?:aboutir|etre acceptee?)|
    (?:a ete|est) (?:annule|supprime|retourne)\p{L}*|(?:pas|ne pouvons) (?:pas )?donner suite`,
  tooMany: String.raw`
    trop de|trop (?:vite|rapide|souvent)|(?:atteint|depasse) la limite|
    limite (?:atteinte|depassee)|(?:patienter|attendre|attendez|patientez)[^.]{0,20} avant|
    (?:re)?essay\p{L}*[^.]{0,25} (?:dans|apres) (?:une?|\d|quelques)`,
  signIn: String.raw`
    (?:connectez-vous|identifiez-vous|authentifiez-vous|reconnectez-vous)(?: pour|,|$|
    \.| a nouveau| d'abord)|(?:devez|veuillez|faut)[^.]{0,15}(?:connecter|connecte|identifier|
    authentifier)(?!\p{L})|authentification requise|connexion requise|reserve aux (?:membres|utilisateurs)|connecter pour`,
  verify: String.raw`
    (?:e-?mail) de (?:verification|confirmation|validation|securite)(?= pour|
    .{0,30}(?:cliqu|saisi|entre))|(?:lien|code) (?:de|d')(?:
    securite)?|(?:confirm|verifi|valid|activ)(?:er|ez|
    iez)[^.]{0,40}(?:e-?mail|adresse|courriel|inscription|abonnement|numero|compte|telephone|
    votre demande)|cliqu\p{L}*[^.]{0,50}lien|(?:saisi|entr)\p{L}*[^.]{0,30}code (?:recu|envoye|
    a )|code[^.]{0,30}(?:envoye|par sms)|mot de passe a usage unique|presque (?:fini|termine)|
    pour (?:confirmer|valider)[^.]{0,20}(?:votre|l')|
    pour finaliser[^.]{0,20}(?:inscription|abonnement|compte)|
    (?:boîte (?:de réception|mail|aux lettres)|e-?mails?|messagerie)[^.]{0,20} et confirmez|
    confirme[rz][^.]{0,25} (?:lien) que nous`,
  busy: String.raw`
    (?:veuillez patienter|merci de patienter|merci d'attendre|patientez)(?! avant|
    [^.]{0,20} avant)|en cours(?!\p{L})|envoi en|pas encore ete|chargement|(?:remplissez|
    laissez)[^.]{0,50} et (?:nous|on|un)|redirection`,
  condition: String.raw`(?<=^|, )(?:${si}|s'ils?)|en cas|au cas|apres (?:l'envoi|avoir (?:envoye|rempli))`,
  harmless: String.raw`
    (?:aucune|pas d'|sans) (?:autre |action )[^.]*|(?:inutile|pas besoin|n'avez pas besoin|
    n'est pas (?:necessaire|utile)|n'avez rien)[^.]*|ne pas repondre[^.]*|n'hesitez pas|
    pas de spam|un credit vous engage[^.]*|
    aucune? (?:autre )?(?:demarche|action|etape|formalite)[^.]*|(?:pas|inutile) (?:besoin )?de (?:nous )?(?:renvoyer|recontacter|refaire|remplir)[^.]*`,
  duplicate: String.raw`
    (?:nécessite|requiert|exige) une (?:valeur|entrée|saisie|réponse) unique|doi(?:t|
    vent) être uniques?(?!\p{L})`,
  closed: String.raw`
    n'accept(?:e|ent|ons) plus d|ne (?:reçoit|recevons|prend|prenons) plus (?:de|d'|en)`,
  quiz: String.raw`
    (?:répond|resou|résol)\p{L}*[^.]{0,20} question (?:anti-?spam|de sécurité|de contrôle)|
    question (?:anti-?spam|de sécurité|de contrôle) est (?:incorrect|fauss|erron|invalid)`,
};
