import { beside, joined, si, type Phrases } from './phrases.ts';

/** What the visitor sent, or gets for it. */
const lead = joined(String.raw`
  (?:demandes?|messages?|formulaires?|dossiers?|candidatures?|inscriptions?|reponses?|devis|
  projets?|informations?|infos|coordonnees|donnees|requetes?|souscriptions?|adhesions?|comptes?|
  simulations?|reservations?|rendez-vous|rdv|commandes?|bulletins?|fiches?|e-?mails?|courriels?|
  envois?|saisies?|numero|questionnaires?|participations?|etudes?|
  declarations?|sollicitations?|reclamations?|questions?|rappels?|propositions?|prets?|credits?|
  places?|creneaux?|enregistrements?|visites?|profils?|cas|contacts?|elements)(?!\p{L})`);
const your = String.raw`(?:votre|vos|ton|ta|tes)`;
const arrived = joined(String.raw`
  (?:(?:envoye|recu|receptionne|enregistre|soumis|transmis|transfere|inscrit|sauvegarde|confirme|
  abonne|complete|depose|livre|valide|publie|active|cree|reserve|ajoute|traite|note|finalise|
  programme|planifie|fixe|accepte|preaccepte|attribue|affecte|assigne|confie|communique|achemine|
  (?:bien )?(?:parti|parvenu|arrive)|expedie|poste|relaye|ouvert|accorde|termine|garde|
  remis(?= a)|adresse(?= a| par))e?s?(?!\p{L})|prise?s? en (?:compte|charge|consideration)|mise?s? a jour)`);
const adverbs = joined(String.raw`
  (?: bien| pas| jamais| plus| deja| ete| correctement| desormais| maintenant| tous?| toute?s?| automatiquement|
  \p{L}+ment| egalement| nous| vous| tout juste)*`);
/** Words after an auxiliary: "a bien été transmise", "vient d'être attribuée". */
const isDone = joined(String.raw`
  (?:(?:a|ai|as|ont|avons|est|sont|avez|etes|es|voila)${adverbs}|vien\p{L}* (?:d'etre|de(?: vous etre| t'etre)?))
  (?: pris note| ${arrived})`);
const fields = joined(String.raw`
  (?:champs?|(?:pre)?noms?|e-?mail|mail|courriel|adresse|telephone|portable|mobile|numero|ville|
  code(?: postal)?|commune|montant|revenus?|salaire|age|dates?|iban|mot de passe|identifiant|
  immatriculation|plaque|sire[nt]|format|cases?|consentement|conditions|civilite|saisie|valeurs?|
  message|fichier|duree|donnees|informations|formulaire|reponses?|choix|option|points?|elements?|erreurs?)(?!\p{L})`);
const wrongValue = joined(String.raw`
  (?:invalides?|incorrect\p{L}*|errone\p{L}*|inexact\p{L}*|manquant\p{L}*|incomplet\p{L}*|mal (?:
  saisi|forme|ecrit|orthographie|rempli)\p{L}*|trop (?:court|long|petit|grand|eleve|bas|faible)\p{L}*|
  (?:pas|non)(?: ete)? (?:valid|valabl|correct|conforme|assez|reconnu|rempli|renseigne|complet|coche|exact|
  attribue)\p{L}*|inconnue?s?(?!\p{L})|(?:est|sont|reste\p{L}*) vides?|(?:chiffre|caractere|lettre)s? (?:de|en) trop|dans le passe)`);
const enter = joined(String.raw`
  (?:renseign|rempli|saisi|entr|indiqu|selectionn|choisi|corrig|verifi|accept|fourni|complet|repond|
  coch|precis|reverifi|rectifi|modifi|reli|rel|ressaisi|retap|ajout|mett|mentionn)(?:er|ez|r|ssez|re|
  ir|dre)(?!\p{L})`);
const places = joined(String.raw`
  (?:zones?|regions?|villes?|communes?|departements?|secteurs?|adresse|code postal|codes postaux|
  localite|quartier|pays|territoire|logement|domicile|chez (?:vous|toi)|par chez|coin)`);
const serve = joined(String.raw`
  (?:desserv|interv|livr|couv|deplac|oper|presen|dispon|propos|expedi|eligib|raccord|travaill|
  implant|assur|partie)\p{L}*`);
const forms = joined(String.raw`
  (?:formulaire|enquete|sondage|inscriptions|soumissions|candidatures|offre|questionnaire|
  concours|operation|campagne|promotion|session d\p{L}*|groupe|liste d'attente|periode|date limite|
  guichet|depots?|appel a projets|jeu|programme|dispositif)`);
const notPart = String.raw`(?:ne |n')[^.]{0,40}(?:pas|plus|point|guere|malheureusement|helas)`;
const technical = joined(String.raw`
  (?:serveur|connexion|reseau|base de donnees|systeme|site|service|formulaire|messagerie|plateforme|
  application|page|outil|machine|informatique|module)`);
const soon = String.raw`(?:une?|deux|trois|cinq|dix|quelques|\d+)`;
const tries = joined(String.raw`
  (?:tentatives?|essais|demandes|requetes|envois|codes|sms|messages|appels|clics|soumissions|
  quota|connexions)`);
const toYou = String.raw`(?:vous |te |t')(?:y |en |re)?`;
const codes = String.raw`(?:code(?! postal)|chiffres|mot de passe (?:a usage unique|temporaire))`;
const mailbox = String.raw`(?:boite|messagerie|e-?mails?|mails?|courriels?|reception)`;

export const french: Phrases = {
  thanks: String.raw`
    merci(?! d(?:e |')(?!avoir|votre|vous|nous|ta|ton|t'))|nous vous remercions|remerciements|
    vous remercie(?!\p{L})`,
  idle: String.raw`
    (?:merci|remercions) (?:de|pour|d')(?: votre| ta)? ?(?:visite|patience|interet|
    comprehension|confiance|fidelite|attention|soutien|achat|nous avoir choisi)|grace a`,
  open: String.raw`
    (?:(?<=^[^\p{L}]*)(?:choisir|selectionner|reserver)|choisi(?:ssez|s)|selectionne[zr]?|reservez|prenez)[^.]{0,30}(?:creneau|date|heure|horaire|rendez-vous|banque|preteur|offre|formule|mode de paiement)|
    (?:payez|reglez|procedez au paiement|effectuez (?:le|votre) paiement)|(?:installez|telechargez)[^.]{0,15}appli|(?:creez|choisissez|definissez)[^.]{0,15}(?:mot de passe|compte)|
    (?:completez|finalisez|terminez) (?:votre|le|la)|(?:saisissez|indiquez|fournissez|telechargez|envoyez|joignez|ajoutez|renseignez)[^.]{0,30}(?:documents?|justificatifs?|revenus?|piece d'identite|date de naissance|iban|numero fiscal|ci-dessous)|
    (?<=^[^\p{L}]*)(?:continuer|suivant|poursuivre|payer(?: maintenant)?|etape suivante)[^\p{L}]*$|
    (?:lorsque|quand|des que|une fois que) (?:nous|le service|l'offre|le site)[^.]{0,30}(?:ouvr|lanc|demarr|disponible)|bientot disponible|
    (?:(?:sera|seront) (?:transmis|envoye|enregistre|traite|etudie|examine)\p{L}*|ne partira) (?:qu'|apres|une fois|des|lorsque|quand)|
    (?:derniere|encore une|plus qu'une) etape|(?:on|vous) y (?:est|etes) presque|
    (?:il (?:ne )?(?:vous )?|plus )(?:reste|qu')[^.]{0,12} a (?:choisir|completer|signer|joindre|envoyer|valider|payer)`,
  done: String.raw`
    ${isDone}|bien ${arrived}|
    (?:message|demande(?: de \p{L}+)?|formulaire|inscription|candidature|envoi|reponse|commande|
    rappel|rendez-vous|dossier|compte|devis|reservation|visite) ${arrived}|
    ^(?!.* is )(?:[^ ]+ ){0,4}(?:envoye|enregistre|recu|soumis|transmis|active|confirme|reserve|sauvegarde|termine|validee?|prise? en compte)e?s?[.! ]*$|
    avec succes|reussi(?:e|es|s)?(?!\p{L})|succes[ !.]|felicitations|
    votre (?:numero de )?(?:dossier|reference|demande) (?:est|:|porte)|${lead}[^.]{0,30} porte (?:le|la) (?:numero|reference)|
    (?:etes|es) (?:bien |desormais )?(?:sur|dans) (?:la|notre) liste|${your} ${lead} sui(?:t|vent) (?:son|leur) cours|accus\p{L}* (?:bonne )?reception|
    nous avons (?:bien )?(?:vos|votre) (?:coordonnees|demande|message|informations)(?=[^\p{L}\d]*$)|
    (?:on a|nous avons|j'ai) (?:bien |maintenant |desormais )?(?:tout ce (?:qu'il|dont)|toutes les informations (?:necessaires|dont|qu'il))|
    c'est (?:fait|parti|note)(?!\p{L})|
    (?:conservez|gardez|notez) (?:bien |precieusement )?(?:ce numero|cette reference|le numero|la reference)|
    ${lead}[^.]{0,40} (?:est|sont|passe\p{L}*|l'ont|part\p{L}*)(?: \p{L}+)? (?:entre (?:les|de bonnes|nos) mains|dans (?:nos|notre|la) (?:mains|boite|systeme|file|pile)|sur (?:le|mon|notre|son) bureau|a l'etude|chez (?:nous|nos|notre|l'|le |la |\d)|devant (?:notre|le|la|nos)|vers (?:l'|le |la |notre|nos)|aupres de|en route (?:vers|pour|chez)|en cours d'(?:etude|analyse|examen|instruction))|
    ${your} ${lead}[^.]{0,30} (?:nous est|est entre)(?!\p{L})`,
  sure: String.raw`
    ${your} ${lead}(?: (?!ser|pas)[^. ]+){0,6}? ${isDone}|
    avons (?:bien )?(?:recu|enregistre|pris note de|pris en compte) ${your}`,
  promise: String.raw`
    ${toYou}(?:(?:contact|telephon|pass|donn|adress|propos|prepar|avert|inform)(?:e|ent|ons|era|erons|eront|erai)|
    r?appell(?:e|ent|era|erons|eront|erai)|r?appelons|join(?:t|dra|drons|dront|drai)|joignons|
    repond(?:s|ons|ra|rons|ront|rai)?|ecri(?:t|vons|ra|rons|ront|rai)|envoi(?:e|ent)|envoyons|
    enverr(?:a|ons|ont|ai)|fer(?:a|ons|ont|ai)|f(?:ait|aisons) (?:parvenir|savoir|signe)|
    tien(?:t|dra|drons|dront)|(?:sou|trans)mettr(?:a|ons|ont)|rendr(?:a|ons|ont) visite)(?!\p{L}| (?:qu|a jour|acces))|
    (?:va|vas|vais|allons|vont) (?:bientot |vite |rapidement )?(?:vous |te |t')(?:re)?(?:contact|appel|repond|joindre|ecri|envoy|telephon|proposer|passer|faire)\p{L}*|
    (?:vous serez|tu seras|vous allez etre|tu vas etre|il (?:vous )?(?:y )?sera) (?:\p{L}+ment |tres vite |bientot )?(?:re)?(?:contact|appel|repondu|inform|averti|joint|tenu|prevenu)\p{L}*|
    (?:vous recevrez|tu recevras|vous allez recevoir|tu vas recevoir|vous aurez (?:une |de nos )?(?:reponse|nouvelles))|
    revien\p{L}* (?:vers vous|vers toi|sous|dans|tres)|repond\p{L}* (?:dans les|sous|tres (?:vite|bientot|prochainement))|
    (?:re)?pren(?:d|ds|dra|drons|ons|dront) (?:\p{L}+ment )?contact|entrer(?:a|ons) en contact|(?:va|vont|allons) (?:prendre contact|entrer en contact|revenir vers)|(?:mettr|met)\p{L}* en (?:relation|contact) avec (?:vous|toi)|
    (?:etudi|examin|trait|analys|epluch|instrui|regard)(?:e|ent|ons|era|erons|eront|sons|t) (?:\p{L}+ment )?(?:deja )?${your}|
    ${your} ${lead} (?:sera|seront) (?:bien |\p{L}+ment )?(?:traite|etudie|examine|analyse|instruit|lu)\p{L}*|(?:donn|travaill)(?:e|ent|ons|erons|era) (?:deja )?(?:suite a|sur) ${your}|
    a (?:tres vite|bientot|demain) (?:au telephone|en agence)|nous passer(?:ons|a)|(?:on|nous nous) (?:s')?(?:en )?occup(?:e|ons)(?: (?:du reste|de (?:tout|votre))|\W*$)|a nous de jouer|pren(?:d|ons) le relais|reponse (?:par|sous|d'ici|avant|dans) `,
  not: String.raw`
    n(?:e |')[^.]{0,25} (?:jamais|plus)|pas(?!\p{L})|aucune?|impossible|echec|echoue\p{L}*|rien n|non`,
  fault: String.raw`
    ${beside('(?:lien|session|page|jeton|url)(?!\\p{L})', "(?:expire\\p{L}*|perime\\p{L}*|n'(?:est|etait) plus|a (?:trop )?(?:vieilli|dure)|trop (?:vieux|vieille|ancien)\\p{L}*|ne (?:marche|fonctionne) (?:plus|pas)|introuvable|n'existe (?:plus|pas))", 40)}|
    (?:impossible de|n'arriv\p{L}* pas a|ne parv\p{L}* pas a) (?:joindre|contacter|se connecter|etablir|charger)|
    (?:verifiez|controlez) (?:votre|ta) (?:connexion|reseau)|(?:aucune|pas de|perte de|plus de) (?:connexion|reseau)|
    ${technical}[^.]{0,30} (?:ne (?:repond|fonctionne|marche)\p{L}* (?:pas|plus)|(?:est|sont)(?: \p{L}+)? (?:en panne|interromp|suspend|hors service|sature|injoignable|tombe|plante|bloque par une erreur)\p{L}*|(?:a|ont) (?:plante|rencontre|lache|bugue|flanche|cale))`,
  failed: String.raw`
    (?:une|des|cette)?erreur(?:s)?(?! de saisie)|echoue|echec|n'(?:a|ont|est|etes|avons)[^.]{0,20} pas[^.]{0,20}(?:pu|ete|envoye|enregistre|soumis|transmis)|
    impossible d|(?:re)?(?:essay|tent)ez[^.]{0,30}|(?:re)?essayer (?:plus tard|ulterieurement|a nouveau)|veuillez (?:re)?essayer|indisponible|n'est pas disponible|
    expiree?|maintenance|problemes? (?:est survenu|technique|est apparu|lors|informatique|de (?:connexion|serveur))|il y a (?:eu )?un (?:probleme|souci|bug)|(?:souci|incident|bug|panne|defaillance) (?:technique|informatique|est)|
    delai[^.]{0,12} depasse|oups|aie(?!\p{L})|pas accessibles?|mal passe|
    (?:s'est|se sont) (?:perdue?s?|egaree?s?|coincee?s?|bloquee?s?|interrompue?s?)|(?:quelque chose|ca) (?:a|n'a) (?:coince|cloche|rate|foire|pas (?:marche|fonctionne))|
    ne (?:peut|pourra|pouvait|peuvent) (?:pas )?etre (?:traite|pris|envoye|transmis)\p{L}*`,
  sorry: String.raw`
    desole\p{L}*|malheureusement|regrett\p{L}*|nous sommes au regret|veuillez nous excuser|helas|
    navre\p{L}*|dommage|aur(?:ait|ions|ais) (?:bien )?(?:aime|souhaite|prefere|voulu)|toutes nos excuses`,
  value: String.raw`
    ${wrongValue}|obligatoires?(?!\p{L})|(?:est|sont) (?:requis|necessaire)\p{L}*|requis[.!]|
    (?:veuillez|merci de|vous devez|svp|il faut|pensez a|n'oubliez pas de|pouvez-vous|pourriez-vous|peux-tu) (?:bien |le |la |les |bien vouloir )*(?:${enter}|faire un choix)|
    (?:doi(?:t|vent)|il (?:nous )?faut)[^.]{0,12} (?:etre|contenir|comporter|compter|faire|avoir|commencer|au moins|au minimum)(?!\p{L})|
    erreurs? (?:de saisie|de frappe|ci-dessous|de validation|dans (?:le|votre|vos|la|les)|(?:a|sur) corriger|empech)|coquille|faute de frappe|
    aucune liste|ne correspond(?:ent)? pas(?! (?:a nos|aux))|formulaire vide|ne (?:doit|peut|doivent|peuvent) pas etre (?:vide|nul)\p{L}*|
    (?:corrige|verifie|reli(?:se)?|rectifie|controle|complete|modifie|revoye)[zr]? (?:bien )?(?:le|la|les|l'|votre|vos|ta|ton|tes|cette|ce|en) ?(?:\p{L}+ )?${fields}|
    (?:saisi(?:r|ssez)|entrez|indiquez|renseignez|fournissez|tapez|donnez)[^.]{0,30} (?:valid|valabl|correct|exact|complet)e?s?(?!\p{L})|n'est pas une? [^.]{0,30}valide|
    (?:il |nous )(?:vous |nous )?manque[^.]{0,15} (?:votre|ton|ta|le|la|un|une|l')|(?:avez|as) (?:oublie|omis)[^.]{0,20}${fields}|
    (?:montant|age|duree|longueur|taille) (?:minimum|maximum|minimale?|maximale?)[^.]{0,12} (?:est|:)|format (?:attendu|incorrect|non|invalide)|
    ${fields}[^.]{0,30} (?:ne passe pas|n'existe pas|un peu (?:court|long)|nous semble|semble (?:faux|incorrect|bizarre|etrange|comporter|contenir|erron))`,
  hint: String.raw`
    ${beside(fields, String.raw`(?:bizarre|etrange|drole|louche|cloche|oublie\p{L}*|(?:une?|quelques) (?:petit\p{L}* )?(?:erreur|souci|faute)|a revoir|faux|fausse|mauvais\p{L}*|manque\p{L}*|trompe\p{L}*|ne (?:colle|convient|va) pas|vide)(?!\p{L})`, 40)}`,
  area: String.raw`
    ne (?:couvr|desserv)ons (?:pas|plus)|${notPart}[^.]{0,30}${serve}[^.]{0,40}${places}|(?:ne |n')${serve} (?:pas|plus|malheureusement|helas)[^.]{0,40}${places}|${places}[^.]{0,40} (?:ne |n')[^.]{0,20}(?:pas|plus|encore)[^.]{0,15} ?${serve}|
    (?:en dehors|hors)(?: de| du)?(?: notre| nos| votre)? (?:zone|secteur|perimetre|territoire)|(?:ne|pas)[^.]{0,40}(?:votre (?:region|ville|zone|secteur|commune|departement)|code postal)`,
  wrong: 'invalide|incorrect|errone|expire|mauvais|faux|pas (?:le )?bon',
  already: joined(String.raw`
    (?<!(?:etudi|interrog|examin|prepar|travaill|regard|analys|occup)(?:e|ent|ons) )deja(?!,| (?:entre|chez|
    sur (?:le|mon|notre)|a l'etude|en (?:route|chemin)|devant|au travail))|precedemment`),
  taken: String.raw`
    inscrit\p{L}*|enregistre\p{L}*|utilise\p{L}*|recu\p{L}*|repondu\p{L}*|rempli\p{L}*|
    soumis\p{L}*|envoye\p{L}*|existe\p{L}*|pris\p{L}*|abonne\p{L}*|complete\p{L}*|postule|
    participe|termine\p{L}*|une (?:demande|candidature|inscription)|un (?:dossier|contrat)|vote|servi\p{L}*|depose\p{L}*|fait\p{L}*|
    connu\p{L}*|rattache\p{L}*|associe\p{L}*|effectue\p{L}*|client\p{L}*|(?:de)?tenteurs?|
    figur\p{L}*|dans (?:notre|nos)|contacte\p{L}*|sollicite\p{L}*|ecrit|attribue\p{L}*|transmis`,
  duplicate: String.raw`
    (?:necessite|requiert|exige) une (?:valeur|entree|saisie|reponse) unique|doi(?:t|vent) etre uniques?(?!\p{L})|
    ${lead} est (?:ouverte?|enregistree?|en cours|a l'etude) depuis|doublons?(?!\p{L})|(?:compte|dossier|client|demande|contrat|utilisateur)[^.]{0,30} (?:existe(?!r)|est (?:rattache|associe|lie|reference)\p{L}*|correspond) [^.]{0,40}(?:ce|cet|cette|meme|chez nous)(?!\p{L})|
    (?:avez|as) [^.]{0,25}(?:ecrit|contacte|sollicite|demande|rempli)\p{L}* (?:hier|ce matin|avant-hier|la semaine|le mois|il y a)|(?:seconde|deuxieme|nouvelle|autre) (?:demande|inscription|participation)[^.]{0,20} (?:impossible|n'est pas)`,
  closed: String.raw`
    n'accept(?:e|ent|ons) plus d|ne (?:recoit|recevons|prend|prenons) plus (?:de|d'|en)|
    ${forms}[^.]{0,50}(?:ferme|clos|clotur|termine|en pause|suspendu|expiree?s?(?! (?:dans|le \d|sous))|a pris fin|depasse|pas encore (?:ouvert|commence)|n'est plus|ne sont plus|acheve|s'est (?:arrete|acheve)|touche a sa fin)\p{L}*|(?:inscription|candidature|soumission) [^.]{0,15}(?:ferme|clos|clotur|suspendu)\p{L}*|
    (?:affich\p{L}*|est|sont|tous?) complet\p{L}*(?= ?[.,!]|$| et)|plus (?:de places?|aucune place|une seule place)|toutes les places|quota (?:est )?atteint`,
  policy: String.raw`
    (?:endettement|solvabilite)[^.]{0,30} (?:trop|insuffisant|eleve)|spam(?!s)|pourriel|comme (?:etant )?(?:indesirable|suspect|frauduleu|malveillant)\p{L}*|bloque\p{L}*|liste noire|(?:pas|non) (?:autorise|eligible|admissible|permis)\p{L}*|ineligible|refuse\p{L}*|
    rejete\p{L}*|interdi(?:t|se)\p{L}*|(?:n'est|ne sont) plus (?:de)?|nombre (?:maximum|maximal)|robot|etes (?:bien )?(?:une? )?(?:humain|etre humain|personne)|automatise\p{L}*|
    suspecte?s?(?!\p{L})|sur invitation|captcha[^.]{0,30}(?:echou|incorrect|invalide|reessayer)|fonctionnalite n'est|verification de (?:votre navigateur|securite)|formulaire n'est (?:pas) (?:active?|disponible|ouvert|public|actuellement)|raisons? de securite|
    (?:ne |n')[^.]{0,15}(?:pouv|peu|pourr|saur|souhait|somm|est|serai?t)\p{L}* (?:pas|plus|malheureusement|helas|guere|donc)[^.]{0,40} ?(?:donner (?:une )?suite|accord|propos|financ|assurer|satisf|accept|accompagn|aider|offrir|suite favorable|benefici|en charge|favorabl|traiter|aboutir|vous suivre|preter|souscrire)\p{L}*|
    n'(?:a|est|ont)(?: malheureusement| helas)? pas (?:ete |pu etre )?(?:accepte|retenu|approuve|selectionne|accorde|agree|validee? par)\p{L}*|avis (?:defavorable|negatif)|defavorable|(?:reponse|decision|suite) negative|
    ne (?:rempli|repond|correspond|satisfai|entr)\p{L}* pas[^.]{0,20} (?:condition|critere|profil|regle|exigence|cadre)\p{L}*|
    (?:a ete|est) (?:annule|supprime|retourne)\p{L}*|(?:declin|ecart)ee?s?(?!\p{L})|
    reserve\p{L}* (?:aux|a la|a l') ?(?:proprietaires|majeur|resident|salarie|entreprise|professionnel|particulier|personnes|societe|titulaire)\p{L}*`,
  quiz: String.raw`
    (?:repond|resou|resol)\p{L}*[^.]{0,20} question (?:anti-?spam|de securite|de controle)|
    (?:mauvaise|fausse) reponse|${beside('(?:question (?:anti-?spam|de securite|de controle)|calcul|operation|addition|resultat|image)', 'incorrect|fauss|faux|erron|invalid|inexact|ne correspond|recommencez', 40)}`,
  tooMany: String.raw`
    trop de(?! (?:caracteres|chiffres|lettres|signes|mots|risques?|dettes|credits))|trop (?:vite|rapide|souvent)|(?:atteint|depasse|epuise) (?:la|le|votre|vos|le nombre)[^.]{0,15}(?:limite|maximum|quota|plafond|essais|tentatives)|
    (?:limite|quota|plafond)[^.]{0,25} (?:atteinte?|depassee?|epuise)|(?:patienter|attendre|attendez|patientez)[^.]{0,30} avant|
    (?:plusieurs|de nombreuses|\d+) (?:fois|${tries}) (?:de suite|d'affilee|coup sur coup|en (?:peu|moins|si peu))|(?:nombre|volume)[^.]{0,20} (?:eleve|excessif|anormal)\p{L}* de ${tries}|
    (?:nombre|maximum)[^.]{0,20} ${tries}[^.]{0,12} (?:atteint|depasse|epuise)|${tries}[^.]{0,12} (?:trop|si) (?:nombreu|rapproche|frequent)\p{L}*`,
  later: String.raw`
    (?:re)?(?:essay|tent|ven|commenc|pass|formul)\p{L}*[^.]{0,25} (?:dans|apres|d'ici) ${soon}|(?:laissez|patientez|attendez|accordez)[^.]{0,15} ${soon} (?:petit\p{L}* )?(?:secondes?|minutes?|heures?|instants)|
    (?:revenez|repassez|reessayez) (?:demain|plus tard|dans|tout a l'heure)`,
  signIn: String.raw`
    (?:connectez-vous|identifiez-vous|authentifiez-vous|reconnectez-vous|connecte-toi|identifie-toi)(?: pour|,|$|\.| a | d'abord)|(?:devez|veuillez|faut|merci de|dois)[^.]{0,15}(?:connecter|connecte|identifier|authentifier)(?!\p{L})|
    (?:authentification|connexion|identification) (?:requise|obligatoire|necessaire)|reserve\p{L}* aux (?:membres|utilisateurs|abonnes|adherents|(?:\p{L}+ )?(?:identifies|connectes|inscrits))|connecter pour|
    (?:ouvrez|ouvrir|ouvre) (?:d'abord )?(?:votre|une|ta) session`,
  verify: String.raw`
    (?:e-?mail) de (?:verification|confirmation|validation|securite)(?= pour|.{0,30}(?:cliqu|saisi|entre))|(?:lien|code) (?:de|d')\s?(?:verification|confirmation|validation|activation|securite|authentification)|
    (?:confirm|verifi|valid|activ)(?:er|ez|iez)[^.]{0,40}(?:e-?mail|adresse|courriel|inscription|abonnement|numero|compte|telephone|votre demande)(?![^.]*(?:saisi|indiqu|incorrect|format|erreur))|
    cliqu\p{L}*[^.]{0,50}lien|(?:cliqu|suiv|appuy|ouvr)\p{L}*[^.]{0,50}(?:lien|bouton)[^.]{0,40}(?:recu|envoy|adress|e-?mail|mail|courriel|confirm|activ|valid)|(?:ouvr|consult)\p{L}*[^.]{0,15} (?:e-?mail|mail|courriel|message)[^.]{0,40}(?:cliqu|appuy|confirm|valid)|
    (?:saisi|entr|recopi|tap|inscri|indiqu|compos|report)(?:sse|e|ss?ez|r|er|ir|ive)?[sz]?(?: ici| ci-dessous| donc| le| la| les| l'| un| votre| ce)*[^.]{0,20} ${codes}[^.]{0,50}(?:recu|envoy|transmis|sms|texto|mail|contient|telephone|adress|recev|pour)|
    (?:envoye|adresse|transmis|envoyer|recu)[^.]{0,12} (?:un|le|votre) code(?! (?:postal|promo))|lien[^.]{0,50} cliqu|
    ${codes}[^.]{0,30}(?:envoye|par sms|par texto)|mot de passe a usage unique|presque (?:fini|termine)|
    pour (?:confirmer|valider)[^.]{0,20}(?:votre|l')|pour finaliser[^.]{0,20}(?:inscription|abonnement|compte)|
    ${mailbox}[^.]{0,20} et confirmez|confirme[rz][^.]{0,25} (?:lien) que nous|^\W*(?:verifiez|consultez) ${your} ${mailbox}(?: de reception| mail| aux lettres)?\W*$|
    tant que [^.]{0,40}(?:confirm|verifi|valid|cliqu)|(?:sera|reste\p{L}*) (?:en attente|inacti\p{L}+|suspendu)[^.]{0,30} (?:jusqu|tant|de (?:votre )?(?:confirm|valid|verif))`,
  busy: String.raw`
    ^\W*(?:messages|demandes|mails) (?:recu|envoye)e?s\W*$|(?:veuillez patienter|merci de patienter|merci d'attendre|patientez)(?! avant|[^.]{0,30} avant| \d| une)|en cours(?! d'(?:etude|analyse|examen|instruction)|\p{L}| a votre| depuis)|envoi en|pas encore ete|chargement|redirection|apres (?:l'envoi|validation|reception) d[eu] (?:ce )?formulaire|
    (?:remplissez|laissez|completez|envoyez|indiquez|demandez|inscrivez|donnez|deposez|confiez|faites)[^.]{0,50}(?: et|,) (?:nous|on|une?|votre|notre|nos)(?!\p{L})|laisse[zr]?(?:-nous)? (?:vos|votre) (?:coordonnees|numero)|
    ^(?!merci)[^.]{0,40}(?:appel|contact|etudi|analys|examin)\p{L}* [^.]{0,25}gratuitement`,
  condition: String.raw`(?<=^|, )(?:${si}|s'ils?)|en cas|au cas|apres (?:l'envoi|avoir (?:envoye|rempli))|une fois (?:le|ce|votre) (?:formulaire|demande|dossier)`,
  harmless: String.raw`
    (?:aucune|pas d'|sans) (?:autre |action )[^.]*|(?:inutile|pas besoin|n'avez pas besoin|n'avons (?:pas )?besoin d'aucun|n'est pas (?:necessaire|utile)|n'avez (?:plus )?rien)[^.]*|ne pas repondre[^.]*|n'hesitez pas|
    pas de spam|un credit vous engage[^.]*|(?:verifiez|regarde\p{L}*|consult\p{L}*|jetez)[^.]{0,40}(?:spams?|indesirables?|pourriels?|vos capacites)[^.]*|
    aucune? (?:autre )?(?:demarche|action|etape|formalite)[^.]*|(?:pas|inutile) (?:besoin )?de (?:nous )?(?:renvoyer|recontacter|refaire|remplir)[^.]*|
    (?:malheureusement|helas|desoles?),? [^.]{0,25}(?:bureaux?|agences?|locaux|equipes?|standard|magasins?|nous) (?:est|sont|sommes) (?:actuellement )?(?:ferme|absent|en (?:conge|vacances))\p{L}*|
    champs (?:\p{L}+ )?(?:d'une?|par une?|avec une?) (?:asterisque|etoile|\*)[^.]*|ne (?:faites|fais) (?:plus )?rien|donnees[^.]{0,25} sont [^.]*(?:uniquement|accord|partenaires|rgpd|conformement|confidenti)[^.]*|(?:pas|jamais) (?:re)?(?:vendu|partage|cede|communique)\p{L}*`,
};
