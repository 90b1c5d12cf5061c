/** Languages of western and northern Europe and of the Americas. */
import type { LanguageWords } from './language-words.ts';

export const westernWords: Readonly<Record<string, LanguageWords>> = {
  german: {
    fullName:
      'ansprechpartner|=name|ihr name|vollständiger name|vor und zuname|vor und nachname|vorname und nachname|vor u nachname',
    firstName: '*vorname|rufname',
    middleName: 'zweiter vorname',
    lastName: '*nachname|*familienname|zuname',
    email: 'e post|epost',
    again: 'wiederhol*|bestätig*|nochmal*|erneut',
    phone:
      '*telefon|*telefonnummer|*telefonnr|*rufnummer|*mobilnummer|mobil|*handynummer|handy|*mobiltelefon|festnetz*|fon',
    city: 'stadt|ort|wohnort|ortschaft|wohnsitz|=gemeinde',
    loanAmount:
      '*betrag|*betrags|*darlehen|*darlehens*|*kredit|kreditsumme|*kredithöhe|darlehenssumme|finanzierungssumme|*finanzierungsbedarf|*summe',
    other:
      'unternehmen*|firma|firmen*|firmenname|benutzer*|straße|strasse|hausnummer|adresse|anschrift|plz|postleitzahl|bundesland|=land|*karteninhaber*|kontoinhaber|*kundennummer|*mitgliedsnummer|*bestellnummer|*rechnungsnummer|*buchungsnummer|*buchungscode|*kartennummer|*kontonummer|*vertragsnummer|*steuernummer|betreff|anrede|*artikelname|produkt*|projekt*',
    never:
      'geburt*|einkommen|*gehalt|*monatsrate|kreditrate|laufzeit|verwendungszweck|passwort|kennwort|suche|suchen|faxnummer|telefax|nettoeinkommen',
    another:
      'kindes|kinder|bürge*|*bürgen|ehepartner*|vater*|mutter*|freund|freundes|freundin|empfehl*|mitantragsteller*|notfallkontakt',
    consent:
      'akzeptier*|zustimm*|einverstanden|datenschutz*|agb|einwillig*|stimme zu|nutzungsbedingungen',
    offer: 'werbung|werbe*|angebote|newsletter',
    submit: 'senden|absenden|abschicken|schicken|übermitteln|einreichen|speichern',
    apply: 'anfrage|anfragen|anfordern|beantragen|antrag*|bewerben|kontakt*|rückruf*|registrieren',
    next: 'weiter|fortfahren|nächster schritt|nächste seite',
    back: 'zurück|abbrechen|zurücksetzen|löschen|suchen|schließen|hochladen',
    otherEntry: 'andere*|sonstige*|anderer ort',
  },
  french: {
    fullName: 'nom|nom complet|nom et prénom*|nom prénom|prénom et nom|votre nom|noms et prénoms',
    firstName: 'prénom|prénoms|petit nom',
    middleName: 'deuxième prénom|second prénom',
    lastName: 'nom de famille|nom de naissance|patronyme',
    email: 'courriel*|adresse électronique|mél',
    again: 'confirme*|répét*|à nouveau|ressaisi*',
    phone: 'téléphone*|portable|mobile|tél|numéro de contact',
    city: 'ville|localité|commune',
    loanAmount: 'montant*|prêt|crédit souhaité|somme|emprunt*|capital emprunté',
    other:
      'entreprise*|société*|raison sociale|pseudo*|utilisateur*|identifiant|adresse|rue|code postal|région|pays|titulaire*|nom sur la carte|nom de jeune fille|numéro de (?:client|carte|réservation|commande|membre|dossier|compte|contrat|facture|sécurité sociale)|objet|sujet|civilité|produit*|projet*',
    never:
      'naissance|revenu*|salaire*|mensualité*|durée|motif|mot de passe|recherche*|nombre d*|loyer',
    another:
      'garant|caution solidaire|conjoint*|père|mère|enfant|enfants|ami|amie|parrain*|co emprunteur|coemprunteur|personne à contacter',
    consent:
      "j'accepte*|accepte*|conditions générales|confidentialité|politique de|consens*|autorise*|rgpd|cgu",
    offer: 'offres|promotion*|lettre d information',
    submit: 'envoyer|soumettre|valider|transmettre|enregistrer',
    apply:
      'demand*|postuler|contactez*|être rappelé*|rappelez*|obtenir|je souscris|s inscrire|inscription',
    next: 'suivant*|continuer|étape suivante|poursuivre',
    back: 'retour|annuler|précédent*|effacer|réinitialiser|fermer|se connecter|connexion|rechercher',
    otherEntry: 'autre|autres|autre ville',
  },
  spanish: {
    fullName:
      'nombre|nombres|nombre completo|nombre y apellido*|nombres y apellidos|su nombre|tu nombre',
    firstName: 'primer nombre|nombre de pila|nombre propio',
    middleName: 'segundo nombre',
    lastName:
      'apellido|apellidos|primer apellido|apellido paterno|segundo apellido|apellido materno',
    email: 'correo*|correo electrónico|e correo',
    again: 'confirm*|repet*|repit*|nuevamente|de nuevo',
    phone: 'teléfono*|celular*|móvil*|movil*|número de contacto|whatsapp',
    city: 'ciudad*|localidad|población|municipio|comuna|poblado',
    loanAmount:
      'monto|montos|importe*|préstamo*|cantidad solicitada|crédito solicitado|valor del crédito|cuánto dinero|cuánto necesitas|financiación',
    other:
      'empresa*|razón social|usuario*|dirección|domicilio|calle|código postal|provincia|departamento|país|titular*|nombre en la tarjeta|número de (?:cliente|tarjeta|reserva|pedido|socio|cuenta|contrato|factura|documento|identificación|afiliado)|nro de documento|cédula|dni|curp|rfc|asunto|tratamiento|producto*|proyecto*',
    never:
      'nacimiento|ingreso|ingresos|salario|sueldo|cuota|plazo|motivo|contraseña|clave|buscar|búsqueda|mensual',
    another:
      'fiador*|aval|avalista|garante|cónyuge|padre|madre|hijo|hija|hijos|esposo|esposa|amigo|amiga|referido*|referencia*|codeudor*|cotitular|contacto de emergencia',
    consent: 'acept*|términos|privacidad|autoriz*|consiento|consentimiento|de acuerdo|condiciones',
    offer: 'ofertas|promociones|publicidad|boletín*|novedades',
    submit: 'enviar|envía|envíe|enviar solicitud|guardar|finalizar|registrar*',
    apply: 'solicit*|contactar|contáctanos|contáctenos|pedir|llámame|cotizar|quiero mi*',
    next: 'siguiente*|continuar|seguir|próximo',
    back: 'volver|atrás|cancelar|limpiar|borrar|anterior|cerrar|iniciar sesión|buscar',
    otherEntry: 'otro|otra|otros|otra ciudad',
  },
  portuguese: {
    fullName: 'nome|nome completo|seu nome|nome e sobrenome|nome e apelido',
    firstName: 'primeiro nome|nome próprio',
    middleName: 'nome do meio',
    lastName: 'sobrenome|apelido|último nome|nome de família',
    email: 'correio eletrônico|correio electrónico|correio eletrónico',
    again: 'confirm*|repita*|novamente',
    phone: 'telefone*|telemóvel*|celular*|fone|ddd e telefone|número de contato',
    city: 'cidade*|município|localidade|concelho',
    loanAmount:
      'montante*|valor do empréstimo|valor desejado|valor do crédito|valor solicitado|empréstimo*|quantia|quanto você precisa|quanto precisa',
    other:
      'empresa*|razão social|usuário*|utilizador*|endereço|morada|rua|cep|código postal|estado|distrito|país|titular*|nome no cartão|nome do cartão|nome impresso*|número (?:do|da|de) (?:cliente|cartão|reserva|pedido|sócio|conta|contrato|documento)|cpf|cnpj|rg|nif|assunto|mensagem|produto*|projeto*',
    never: 'nascimento|renda|salário|parcela|prazo|finalidade|senha|pesquis*|busca|mensal',
    another:
      'fiador*|avalista|cônjuge|nome do pai|nome da mãe|do pai|da mãe|filho|filha|filhos|amigo|amiga|indicado|referência*|contato de emergência',
    consent: 'aceito|aceitar|concordo|termos|privacidade|autorizo|consinto|li e concordo',
    offer: 'ofertas|promoções|novidades',
    submit: 'enviar|envie|submeter|cadastrar*|salvar|concluir|finalizar',
    apply: 'solicit*|pedir|contratar|simular|peça|quero meu*|fale com*|contacte*',
    next: 'próximo|próxima|avançar|continuar|seguinte|prosseguir',
    back: 'voltar|cancelar|limpar|anterior|=fechar|=entrar',
    otherEntry: 'outro|outra|outros|outra cidade',
  },
  italian: {
    fullName: 'nome|nome e cognome|cognome e nome|nome completo|nominativo|il tuo nome',
    firstName: 'nome di battesimo|primo nome',
    middleName: 'secondo nome',
    lastName: 'cognome',
    email: 'posta elettronica|indirizzo e mail',
    again: 'conferma*|ripeti*|di nuovo',
    phone: 'telefono*|cellulare*|recapito telefonico|numero di telefono|numero di cellulare',
    city: 'città|comune|località|paese di residenza',
    loanAmount: 'importo*|prestito*|finanziamento*|somma richiesta|somma',
    other:
      'azienda*|ragione sociale|società*|utente|indirizzo|=via|=cap|provincia|regione|nazione|intestatario*|titolare*|nome sulla carta|numero (?:di |della )?(?:cliente|carta|prenotazione|ordine|tessera|conto|contratto)|codice fiscale|partita iva|oggetto|messaggio|prodotto*|progetto*',
    never: 'nascita|reddito|stipendio|rata|durata|finalità|password|cerca|ricerca|mensile',
    another:
      'garante|coniuge|padre|madre|figlio|figlia|figli|amico|amica|referente|coobbligato|cointestatario',
    consent:
      'accetto|acconsento|consenso|informativa|termini e condizioni|autorizzo|trattamento dei dati',
    offer: 'offerte|promozion*|commerciali',
    submit: 'invia*|inoltra|conferma e invia|salva',
    apply: 'richied*|richiesta|contattaci|fai domanda|preventivo|ricontatt*|registrati',
    next: 'avanti|prosegui|continua|successivo|procedi',
    back: 'indietro|annulla|cancella|precedente|chiudi|accedi|cerca',
    otherEntry: 'altro|altra|altri',
  },
  dutch: {
    fullName: 'naam|volledige naam|voor en achternaam|uw naam|je naam|voornaam en achternaam',
    firstName: 'voornaam|roepnaam',
    middleName: 'tussenvoegsel|tweede naam',
    lastName: 'achternaam|familienaam',
    email: 'mailadres',
    again: 'herhaal|bevestig*|opnieuw|nogmaals',
    phone: '*telefoon|telefoonnummer|*telefoonnr|mobiel*|gsm|gsm nummer|06 nummer',
    city: 'plaats|woonplaats|stad|gemeente',
    loanAmount: '*bedrag|*lening|te lenen|hoeveel wilt u lenen',
    other:
      'bedrijf*|bedrijfsnaam|onderneming|organisatie|gebruikers*|adres|straat|huisnummer|postcode|provincie|=land|kaarthouder*|naam op kaart|rekeninghouder|klantnummer|lidnummer|lidmaatschapsnummer|reserveringsnummer|boekingsnummer|bestelnummer|ordernummer|rekeningnummer|onderwerp|bericht|aanhef|productnaam',
    never:
      'geboorte*|inkomen|salaris|looptijd|maandbedrag|maandlasten|wachtwoord|zoek|zoeken|faxnummer',
    another:
      'borg|garantsteller|naam partner|partnernaam|uw partner|vader*|moeder*|vriend|vriendin|referentie|mede aanvrager|medeaanvrager',
    consent: 'akkoord|voorwaarden|privacyverklaring|toestemming|ga ermee akkoord',
    offer: 'aanbiedingen|nieuwsbrief',
    submit: 'verzend*|verstuur|versturen|indienen|opslaan|bevestigen',
    apply: 'aanvraag|aanvragen|vraag aan|offerte|neem contact*|bel mij*|aanmelden',
    next: 'volgende|verder|doorgaan',
    back: 'terug|annuleren|vorige|wissen|sluiten|inloggen|zoeken',
    otherEntry: 'anders|overig*|andere',
  },
  swedish: {
    fullName: 'namn|fullständigt namn|för och efternamn|ditt namn',
    firstName: 'förnamn|tilltalsnamn',
    lastName: 'efternamn|släktnamn',
    email: 'e post|epost|e postadress|mejl*|mejladress',
    again: 'upprepa|bekräfta|igen',
    phone: '*telefon|*telefonnummer|mobil|*mobilnummer|tfn',
    city: 'stad|ort|postort|bostadsort|kommun',
    loanAmount: '*belopp|*lånebelopp|lån|önskat belopp|lånesumma',
    other:
      'företag*|företagsnamn|organisation*|användar*|adress|gatuadress|postnummer|län|personnummer|kortinnehavare*|kundnummer|medlemsnummer|bokningsnummer|ordernummer|ämne|meddelande',
    never: 'födelse*|inkomst|lön|löptid|lösenord|sök',
    another: 'borgensman*|medsökande*|makes namn|fars namn|mors namn|fader|moder',
    consent: 'godkänner|samtycker|villkor*|integritetspolicy|accepterar',
    offer: 'erbjudanden|nyhetsbrev',
    submit: 'skicka*|spara|slutför',
    apply: 'ansök*|ansökan|kontakta*|begär*|ring mig',
    next: 'nästa|fortsätt|gå vidare',
    back: 'tillbaka|avbryt|rensa|föregående|stäng|logga in|sök',
    otherEntry: 'annan|annat|övrig*',
  },
  norwegianAndDanish: {
    fullName: 'navn|fullt navn|fulde navn|ditt navn|dit navn|for og etternavn|for og efternavn',
    firstName: 'fornavn',
    middleName: 'mellomnavn|mellemnavn',
    lastName: 'etternavn|efternavn',
    email: 'e post|epost|e postadresse|e mailadresse',
    again: 'gjenta|bekreft|gentag|bekræft|igen|igjen',
    phone: '*telefon|*telefonnummer|mobil|mobilnummer|tlf|tlf nr|mobilnr',
    city: '=by|poststed|bosted|kommune|=sted|=by sted|postnr og by',
    loanAmount: '*beløp|*lånebeløp|*beløb|*lånebeløb|lån',
    other:
      'firma|firmanavn|bedrift*|virksomhed*|brukernavn|brugernavn|adresse|gate|vej|postnummer|postnr|kortholder*|kortholderens navn|kundenummer|medlemsnummer|bestillingsnummer|ordrenummer|emne|melding|besked',
    never: 'fødsel*|fødested|inntekt|indkomst|lønn|løn|løpetid|løbetid|passord|adgangskode|søk|søg',
    another:
      'kausjonist*|kautionist*|medsøker*|medansøger*|ektefelle|ægtefælle|fars navn|mors navn',
    consent: 'godtar|samtykker|accepterer|vilkår*|betingelser|personvern*|privatlivspolitik',
    offer: 'tilbud|nyhetsbrev|nyhedsbrev',
    submit: 'indsend*|innsend*|lagre|gem',
    apply: 'søk om*|søk lån|ansøg*|kontakt oss|kontakt os|ring meg|bestill',
    next: 'neste|næste|fortsett|fortsæt|videre|gå videre',
    back: 'tilbake|tilbage|avbryt|annuller|slett|nulstil|forrige|=lukk|=luk|logg inn|log ind',
    otherEntry: 'annet|andet|andre',
  },
  finnish: {
    fullName: 'nimi|koko nimi|etu ja sukunimi|nimesi',
    firstName: 'etunimi|etunimet',
    lastName: 'sukunimi',
    email: 'sähköposti*',
    again: 'uudelleen|vahvista|toista',
    phone: 'puhelin*|puhelinnumero|puh|matkapuhelin*|kännykkä',
    city: 'kaupunki|paikkakunta|postitoimipaikka|kunta|kotikunta',
    loanAmount: 'laina*|lainasumma|lainamäärä|haettava summa|=summa',
    other:
      'yritys*|yrityksen nimi|käyttäjä*|osoite|katuosoite|postinumero|maakunta|kortinhaltija*|asiakasnumero|jäsennumero|varausnumero|tilausnumero|henkilötunnus|aihe|viesti',
    never: 'syntymä*|tulot|palkka|laina aika|salasana|haku',
    another: 'takaaja*|puoliso*|isän|äidin|ystävän|kanssahakija*',
    consent: 'hyväksyn|suostun|ehdot|tietosuoja*',
    offer: 'tarjouksia|uutiskirje',
    submit: 'lähetä|tallenna',
    apply: 'hae|hae lainaa|pyydä|jätä hakemus|ota yhteyttä',
    next: 'seuraava|jatka',
    back: 'takaisin|peruuta|tyhjennä|edellinen|sulje|kirjaudu',
    otherEntry: 'muu|muut',
  },
};
