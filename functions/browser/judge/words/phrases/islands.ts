import type { Phrases } from './phrases.ts';

/** Phrases in Tagalog and Swahili. */
export const islands: Phrases = {
  thanks: 'maraming salamat|salamat|asante(?!\\p{L})|tunakushukuru',
  idle: String.raw`
    (?:salamat|asante)[\p{L} ]{0,15} (?:pagbisita|pasensya|interes|kutembelea|uvumilivu|subira)\p{L}*`,
  open: String.raw`
    (?<=^[^\p{L}]*)(?:magpatuloy|susunod|endelea)[^\p{L}]*$|
    (?:pumili|chagua)[^.]{0,20}(?:oras|petsa|bangko|muda|tarehe|benki)|(?:magbayad|lipa)(?!\p{L})`,
  done: String.raw`
    (?:matagumpay|tagumpay)|(?:naipadala|naisumite|natanggap|
    nai-save|nairehistro|naitala|isinumite)(?! ng| na noon)|kimefanikiwa|
    imefanikiwa|umefanikiwa|kwa mafanikio|(?:umetumwa|imetumwa|limetumwa|yametumwa|tumepokea|
    imepokelewa|umepokelewa|limepokelewa|imehifadhiwa|umesajiliwa)|
    (?:na-activate|nakumpirma|nagawa|naproseso|naidagdag|nakapagrehistro|nakarehistro) (?:na )?(?:ang|po|ka)|
    (?:imethibitishwa|umethibitishwa|limethibitishwa|imewashwa|umekamilika|imekamilika|limewasilishwa|
    imewasilishwa|yamehifadhiwa|zimetumwa|umeandikishwa)|
    (?:jibu|ombi|ujumbe|fomu|taarifa)[^.]{0,12} (?:limehifadhiwa|umehifadhiwa|zimepokelewa)|(?:nai-record) na`,
  promise: String.raw`
    makikipag-ugnayan|kokontakin|tatawagan|tutawasiliana|tutakujibu|tutakupigia|atawasiliana`,
  not: String.raw`
    hindi|hiindi|nabigo|haiku\p{L}*|haku\p{L}*|hatu\p{L}*|
    imeshindwa\p{L}*|imeshindikana|hitilafu`,
  failed: String.raw`
    (?:may|nagkaroon)[^.]{0,12}(?:error|mali|problema)|
    hindi (?:na-?|ma)\p{L}*|nabigo|(?:subukan|pakisubukan)[^.]{0,15}(?:muli|ulit|
    mamaya)|nag-expire|hitilafu|(?:imeshindwa|imeshindikana|haikuweza|hatukuweza|haikutumwa|
    haujatumwa)|jaribu\p{L}* (?:tena|baadaye)|haipatikani|muda\p{L}* [^.]{0,10}(?:umeisha|
    kwisha)|imekwisha`,
  sorry: 'paumanhin|pasensya na|ikinalulungkot|samahani|tunasikitika|pole,',
  value: String.raw`
    (?:hindi|di) (?:wasto|tama|valid|balido)|kailangan(?:g)? (?:punan|ilagay|ng|may|
    piliin|sagutan)|kinakailangan|(?:paki|mangyaring )(?:punan|ilagay|pumili|i-?enter|maglagay|
    suriin|sagot)\p{L}*|pakilagay|si sahihi|batili|(?:tafadhali) (?:ingiza|jaza|chagua|weka|angalia|
    sahihisha|jibu)|inahitajika|lazima|haiwezi kuwa tupu|hindi maaaring (?:walang laman|blangko)|
    (?:pakiayos|itama|ayusin) ang mga|(?:rekebisha|sahihisha) (?:makosa|sehemu)`,
  wrong: 'mali(?!\\p{L})|hindi tama|si sahihi|batili',
  already: String.raw`
    (?:nakarehistro|rehistrado|ginagamit|nagamit|naisumite) na(?!\p{L})|na(?= po| kayo)|dati nang|
    mayroon na|tayari|ameshasajiliwa|umesha\p{L}*|imesha\p{L}*`,
  taken: String.raw`
    nakarehistro|nairehistro|rehistrado|ginamit|ginagamit|naisumite|nagsumite|
    nag-apply|nasagutan|natanggap|sumagot|umesajiliwa|imesajiliwa|sajiliwa|ipo|imetumika|
    umetuma|kutumika|umejaza|umejibu|umekamilisha|umejiandikisha|lipo|yapo|inatumika`,
  policy: String.raw`
    naka-block|na-block|naharang|bawal(?!\p{L})|(?:hindi|
    di)(?: ka| po kayo)? (?:kwalipikado|karapat-dapat|pinapayagan|pinahihintulutan)|tinanggihan|
    (?:sarado|isinara|natapos) na|imbitasyon|umezuiwa|imezuiwa|imekataliwa|hairuhusiwi|
    hustahili|(?:fomu|utafiti|usajili)[^.]{0,20}(?:imefungwa|umefungwa|umekwisha|imesitishwa)|
    binadamu|mwanadamu`,
  tooMany: String.raw`
    masyadong (?:marami|madalas|mabilis)|napakarami\p{L}*|sobra(?:ng)? dami|lumampas|mengi mno|
    mno maombi|nyingi sana|mara nyingi|kupita kiasi|sekunde \d+`,
  signIn: String.raw`
    (?:mag-?log[- ]?in|mag-?sign-?in)|
    ingia (?:kwanza|kwenye akaunti|ili)|(?:lazima|tafadhali) (?:uingie|ingia)|login (?:para|ili)`,
  verify: String.raw`
    i-?(?:verify|kumpirma|confirm)\p{L}*|(?:kumpirmahin|
    beripikahin|kumpirmasyon|beripikasyon)|i-?click ang link|(?:thibitisha|kuthibitisha|
    uthibitisho|uhakiki|hakikisha)[^.]{0,20}(?:barua|namba|kiungo|msimbo|
    akaunti|anwani|usajili)|(?:kiungo|msimbo) [^.]{0,15}(?:uthibitish\p{L}*|
    uhakiki)|bofya[^.]{0,15}kiungo|inbox[^.]{0,10} at i-?confirm|
    pakikumpirma|kikasha[^.]{0,10} na uthibitishe`,
  busy: String.raw`
    maghintay(?! bago)|sandali|ipinapadala|naglo-?load|hindi pa|
    tafadhali subiri(?! kabla)|inatuma|inapakia|inahifadhi|bado`,
  condition: '(?<=^|, )(?:kung|kama)|kapag|ikiwa',
  harmless: 'hindi (?:na )?kailangan[^.]*|(?:huna|hakuna) haja[^.]*',
  duplicate: String.raw`
    kailangan ng natatangi\p{L}*|dapat natatangi|inahitaji (?:thamani|ingizo) ya kipekee|
    lazima iwe ya kipekee`,
  closed: 'hindi na tumatanggap|(?:haipokei|haikubali) tena',
  quiz: String.raw`
    pakisagot[^.]{0,20} tanong|mali ang sagot|jibu[^.]{0,15} swali la (?:kuzuia|usalama)`,
};
