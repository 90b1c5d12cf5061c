import type { Phrases } from './phrases.ts';

/** Phrases in Indonesian and Malay, Tagalog, Swahili, and Javanese. */
export const islands: Phrases = {
  thanks: String.raw`
    terima ?kasih|makasih|matur nuwun|maraming salamat|salamat|asante(?!\p{L})|tunakushukuru`,
  idle: String.raw`
    (?:terima kasih|salamat|asante)[\p{L} ]{0,15} (?:berkunjung|mengunjungi|kunjungan|kesabaran|
    minat|menunggu|pagbisita|pasensya|interes|kutembelea|uvumilivu|subira|kepercayaan)\p{L}*`,
  open: String.raw`
    (?:pilih|tentukan|pesan)[^.]{0,25}(?:jadwal|waktu|masa|tanggal|tarikh|bank|paket|pakej|tawaran)|(?:sila )?(?:bayar|lakukan pembayaran)(?! (?:oleh|nanti))|(?:instal|pasang|unduh|muat turun)[^.]{0,8}(?:aplikasi|app)|(?:buat|atur|tetapkan|cipta)[^.]{0,8}(?:kata sandi|kata laluan|akun|akaun)|(?:unggah|muat naik|masukkan|lengkapi|isi)[^.]{0,25}(?:dokumen|ktp|npwp|gaji|tanggal lahir|data|profil|di bawah)|(?<=^[^\p{L}]*)(?:lanjut(?:kan)?|berikutnya|selanjutnya|teruskan|seterusnya|magpatuloy|susunod|endelea)[^\p{L}]*$|(?:pumili|chagua)[^.]{0,20}(?:oras|petsa|bangko|muda|tarehe|benki)|(?:magbayad|lipa)(?!\p{L})|(?:ketika|saat|setelah|apabila) (?:kami|layanan|perkhidmatan)[^.]{0,15}(?:buka|diluncurkan|dilancarkan|mulai|bermula)|
    akan (?:dikirim|diproses|diteruskan|dihantar) (?:setelah|selepas|jika)`,
  done: String.raw`
    berhasil(?! tidak)|berjaya|sukses(?!\p{L})|(?:telah|sudah
    ) (?:kami )?(?:dikirim|diterima|disimpan|dihantar|didaftar|dicatat|
    terima|direkam|dikemukakan|diserahkan)\p{L}*|terkirim|kami (?:telah|
    sudah) (?:menerima)|(?:matagumpay|tagumpay)|(?:naipadala|naisumite|natanggap|
    nai-save|nairehistro|naitala|isinumite)(?! ng| na noon)|kimefanikiwa|
    imefanikiwa|umefanikiwa|kwa mafanikio|(?:umetumwa|imetumwa|limetumwa|yametumwa|tumepokea|
    imepokelewa|umepokelewa|limepokelewa|imehifadhiwa|umesajiliwa)|(?:telah|sudah) (?:di)?(?:aktifkan|konfirmasi|dibuat|diproses|diperbarui|ditambahkan|dipesan|masuk|disahkan|dilengkapkan|dikemas kini|dicipta)\p{L}*|(?:na-activate|nakumpirma|nagawa|naproseso|naidagdag|nakapagrehistro|nakarehistro) (?:na )?(?:ang|po|ka)|(?:imethibitishwa|umethibitishwa|limethibitishwa|imewashwa|umekamilika|imekamilika|limewasilishwa|imewasilishwa|yamehifadhiwa|zimetumwa|umeandikishwa)|(?:jibu|ombi|ujumbe|fomu|taarifa)[^.]{0,12} (?:limehifadhiwa|umehifadhiwa|zimepokelewa)|(?:nai-record) na|
    (?:telah|sudah) (?:tercatat|direkodkan)`,
  promise: String.raw`
    (?:akan )?(?:segera )?(?:menghubungi|hubungi|membalas|menghantar|menelepon) (?:anda|kamu|
    balik)|akan (?:segera )?(?:menghubungi|hubungi|dihubungi|kami hubungi)(?: anda)?|
    makikipag-ugnayan|kokontakin|tatawagan|tutawasiliana|tutakujibu|tutakupigia|atawasiliana|
    tunggu (?:telepon|panggilan)`,
  not: String.raw`
    tidak|belum|gagal|bukan|hindi|hiindi|nabigo|kesalahan|haiku\p{L}*|haku\p{L}*|hatu\p{L}*|
    imeshindwa\p{L}*|imeshindikana|hitilafu`,
  failed: String.raw`
    gagal|kesalahan|galat|ralat|tidak (?:dapat|bisa|berhasil|tersedia|terkirim)|tak dapat|
    (?:sila )?(?:coba|cuba)(?:lah)? (?:lagi|semula|kembali|beberapa)|
    kedaluwarsa|kadaluarsa|tamat tempoh|pemeliharaan|penyelenggaraan|(?:terjadi|ada|
    mengalami) masalah|(?:may|nagkaroon)[^.]{0,12}(?:error|mali|problema)|
    hindi (?:na-?|ma)\p{L}*|nabigo|(?:subukan|pakisubukan)[^.]{0,15}(?:muli|ulit|
    mamaya)|nag-expire|hitilafu|(?:imeshindwa|imeshindikana|haikuweza|hatukuweza|haikutumwa|
    haujatumwa)|jaribu\p{L}* (?:tena|baadaye)|haipatikani|muda\p{L}* [^.]{0,10}(?:umeisha|
    kwisha)|imekwisha|belum (?:kami terima|terkirim|dikirim)`,
  sorry: String.raw`
    maaf|sayangnya|paumanhin|pasensya na|ikinalulungkot|samahani|tunasikitika|pole,`,
  value: String.raw`
    tidak (?:valid|sah|benar|sesuai)|(?:harus|mesti|perlu) (?:diisi|berupa|
    diterima|mengisi|setuju|menyetujui|berisi|memilih|merupakan|adalah)|wajib(?! pajak)|
    (?:silakan|harap|mohon|sila|tolong) (?:isi|masukkan|masukan|pilih|periksa|lengkapi|perbaiki|
    jawab|terima syarat|setujui)\p{L}*|salah(?!\p{L})(?! satu)|diperlukan|
    terlalu (?:pendek|panjang)|tidak cocok|(?:wilayah|kota|daerah) (?:anda|
    kamu)[^.]{0,20}(?:belum|tidak)|(?:belum|tidak)[^.]{0,25}(?:wilayah|kota|daerah) (?:anda|
    kamu|ini)|(?:hindi|di) (?:wasto|tama|valid|balido)|kailangan(?:g)? (?:punan|ilagay|ng|may|
    piliin|sagutan)|kinakailangan|(?:paki|mangyaring )(?:punan|ilagay|pumili|i-?enter|maglagay|
    suriin|sagot)\p{L}*|pakilagay|si sahihi|batili|(?:tafadhali) (?:ingiza|jaza|chagua|weka|angalia|
    sahihisha|jibu)|inahitajika|lazima|tidak boleh (?:kosong|dikosongkan)|(?:kesalahan|galat|ralat) (?:validasi|pengesahan)|haiwezi kuwa tupu|hindi maaaring (?:walang laman|blangko)|
    (?:perbaiki|betulkan) (?:kolom|medan|kesalahan|ralat|bidang)|(?:pakiayos|itama|ayusin) ang mga|
    (?:rekebisha|sahihisha) (?:makosa|sehemu)|(?:belum|tidak) lengkap|belum selesai|
    (?:masukkan|isikan|gunakan)[^.]{0,30} (?:valid|benar|sah)(?!\p{L})|
    harus (?:terdiri|\d+)[^.]{0,15} (?:angka|digit|karakter)`,
  wrong: String.raw`
    salah|tidak valid|tidak sah|kedaluwarsa|mali(?!\p{L})|hindi tama|si sahihi|batili`,
  already: String.raw`
    (?<!kami )(?<!kasih )sudah(?! kami| masuk)|pernah|sebelumnya|(?<!kasih )(?<!kasih anda )telah (?=terdaftar|ada|digunakan|wujud|melengkapkan|
    mendaftar|mengisi|mengajukan|menghantar|didaftarkan oleh|diambil|menjawab|memohon)|
    (?:nakarehistro|rehistrado|ginagamit|nagamit|naisumite) na(?!\p{L})|na(?= po| kayo)|dati nang|mayroon na|tayari|ameshasajiliwa|umesha\p{L}*|
    imesha\p{L}*`,
  taken: String.raw`
    (?<=pernah )di\p{L}+|terdaftar|mendaftar|daftar|ada(?!\p{L}|pun)|digunakan|dipakai|selesai|mengisi|menjawab|
    diisi|mengajukan|mengirim|berlangganan|wujud|melengkapkan|menghantar|diambil|menerima|
    memohon|ikut|nakarehistro|nairehistro|rehistrado|ginamit|ginagamit|naisumite|nagsumite|
    nag-apply|nasagutan|natanggap|sumagot|umesajiliwa|imesajiliwa|sajiliwa|ipo|imetumika|
    umetuma|kutumika|umejaza|umejibu|umekamilisha|umejiandikisha|lipo|yapo|inatumika`,
  policy: String.raw`
    spam(?!\p{L})(?! folder)|diblokir|disekat|daftar hitam|dilarang|ditolak|(?:tidak|
    belum) (?:memenuhi|diizinkan|diperbolehkan|berhak|layak|dibenarkan|dapat menawarkan)
    |(?:formulir|survei|pendaftaran|borang|kuesioner|tinjauan)[^.]{0,25}(?:
    tutup|dijeda|dihentikan|berakhir|selesai$)|tidak lagi|kuota|jumlah maks\p{L}*|robot|manusia|
    aktivitas otomatis|mencurigakan|undangan|naka-block|na-block|naharang|bawal(?!\p{L})|(?:hindi|
    di)(?: ka| po kayo)? (?:kwalipikado|karapat-dapat|pinapayagan|pinahihintulutan)|tinanggihan|
    (?:sarado|isinara|natapos) na|imbitasyon|umezuiwa|imezuiwa|imekataliwa|hairuhusiwi|
    hustahili|(?:fomu|utafiti|usajili)[^.]{0,20}(?:imefungwa|umefungwa|umekwisha|imesitishwa)
    |binadamu|mwanadamu|(?:tidak|belum) (?:disetujui|diluluskan|lolos)|dibatalkan`,
  tooMany: String.raw`
    terlalu (?:banyak|sering|cepat|kerap)|melebihi (?:batas|had)|batas[^.]{0,15}(?:tercapai|
    terlampaui)|dalam \d+ (?:detik|menit|saat|minit)|tunggu[^.]{0,12}sebelum|
    masyadong (?:marami|madalas|mabilis)|napakarami\p{L}*|sobra(?:ng)? dami|lumampas|mengi mno|
    mno maombi|nyingi sana|mara nyingi|kupita kiasi|sekunde \d+`,
  signIn: String.raw`
    (?:silakan|harap|harus|mesti|sila|perlu) (?:masuk(?!\p{L})|login|log masuk|
    log in)|(?:login|masuk) (?:terlebih|dulu|dahulu)|(?:mag-?log[- ]?in|mag-?sign-?in)|
    ingia (?:kwanza|kwenye akaunti|ili)|(?:lazima|tafadhali) (?:uingie|ingia)|login (?:kanggo|untuk|para|ili)|khusus (?:anggota|member)|dibatasi (?:untuk|kanggo)`,
  verify: String.raw`
    otp|kode (?:verifikasi|konfirmasi|aktivasi)|kod (?:pengesahan)|(?:tautan|link|
    pautan) (?:verifikasi|konfirmasi|aktivasi|pengesahan)|(?:verifikasi|konfirmasi|
    memverifikasi|mengonfirmasi|mengkonfirmasi|sahkan|mengesahkan|aktifkan)[^.]{0,20}(?:e-?mel|
    e-?mail|alamat|nomor|langganan|akun|telepon|pendaftaran)|klik[^.]{0,15}(?:tautan|link|
    pautan)|masukkan[^.]{0,12}kode|i-?(?:verify|kumpirma|confirm)\p{L}*|(?:kumpirmahin|
    beripikahin|kumpirmasyon|beripikasyon)|i-?click ang link|(?:thibitisha|kuthibitisha|
    uthibitisho|uhakiki|hakikisha)[^.]{0,20}(?:barua|namba|kiungo|msimbo|
    akaunti|anwani|usajili)|(?:kiungo|msimbo) [^.]{0,15}(?:uthibitish\p{L}*|
    uhakiki)|bofya[^.]{0,15}kiungo|
    (?:kotak masuk|peti masuk|inbox)[^.]{0,10} (?:dan|lalu|at) (?:konfirmasi|sahkan)|
    pakikumpirma|kikasha[^.]{0,10} na uthibitishe`,
  busy: String.raw`
    (?:sila )?tunggu(?! sebelum|[^.]{0,12} sebelum)|sedang
    |mengirim|memuat|mengunggah|memproses|belum (?:terkirim|dikirim)|(?:isi|
    tinggalkan)[^.]{0,25} dan kami|maghintay(?! bago)|sandali|ipinapadala|naglo-?load|hindi pa|
    tafadhali subiri(?! kabla)|inatuma|inapakia|inahifadhi|bado`,
  condition:
    'setelah (?:anda )?(?:mengirim|mengisi)|jika|apabila|kalau|(?<=^|, )(?:bila|kung|kama)|sekiranya|kapag|ikiwa',
  harmless: String.raw`
    tidak lama lagi|tidak perlu[^.]*|tak perlu[^.]*|(?:jangan) (?:ragu|bagikan|balas|
    tutup)[^.]*|hindi (?:na )?kailangan[^.]*|(?:huna|hakuna) haja[^.]*`,
  duplicate: String.raw`
    (?:memerlukan|membutuhkan) (?:entri|nilai) unik|(?:harus|mesti|perlu) unik|
    kailangan ng natatangi\p{L}*|dapat natatangi|inahitaji (?:thamani|ingizo) ya kipekee|
    lazima iwe ya kipekee`,
  closed: String.raw`
    (?:tidak lagi|sudah tidak|tak lagi) menerima (?:tanggapan|kiriman|jawaban|respons|permohonan|
    pengajuan|pendaftaran|entri)|hindi na tumatanggap|(?:haipokei|haikubali) tena`,
  quiz: String.raw`
    jawab[^.]{0,10} (?:pertanyaan|soalan) (?:anti-?spam|keamanan|keselamatan)|(?:pertanyaan|
    soalan) (?:keamanan|keselamatan) salah|pakisagot[^.]{0,20} tanong|mali ang sagot|
    jibu[^.]{0,15} swali la (?:kuzuia|usalama)`,
};
