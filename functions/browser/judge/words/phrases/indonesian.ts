import { beside, joined, type Phrases } from './phrases.ts';

const no = '(?:tidak|tak|belum|nggak|ngga|enggak|gak|ga|tiada|gagal)';
const you =
  '(?:anda|kamu|bapak|ibu|kakak|kak|pak|bu|saudara|encik|puan|awak|kalian|panjenengan|tuan)';
const lead = joined(String.raw`
  (?:pengajuan|permohonan|permintaan|pendaftaran|pengaduan|registrasi|formulir|form|borang|aplikasi|pesan|mesej|data|informasi|maklumat|
  berkas|dokumen|pertanyaan|reservasi|booking|pesanan|tempahan|laporan|aduan|keluhan|jawaban|respons?|komentar|maklum balas|
  janji temu|langganan|isian|kiriman|tiket|surat|pemesanan|lamaran|masukan|saran|inkuiri|pertanyaan|polis|klaim|
  pinjaman|penawaran|kontak|identitas|profil|undangan|sebut harga)(?:mu|nya|an)?`);
const sent = joined(String.raw`
  (?:(?:di|ter|me|men|mem|meng)(?:kirim|hantar|terima|nerima|simpan|catat|daftar|terus|proses|sampai|rekam|aju|serah|nyerah|konfirmasi|
  pesan|aktif|buat|selesai|analisis|tinjau|tangan|jadwal|kemuka|rekod|lengkap|sah|cipta|teliti|nilai|verifikasi|nyimpan|ngirim|
  perbarui|perbaharui|tambah|salur|tampung|siap|register|registrasi|urus|cek|lihat|baca|periksa|kaji|simpen)(?:kan|i)?|masuk|selesai|lengkap|tampung|tersampaikan|
  beres|tuntas|rampung|komplit|di meja|di tangan|tiba|berhasil|berjaya|sukses|aktif|kemas kini|dalam (?:antrean|antrian|proses)|
  (?:kami|kita|tim) (?:terima|tampung|daftarkan|jadwalkan|simpan|catat|teruskan|proses|rekam|kirim|baca))(?!\p{L})(?! dan (?:diawasi|berizin)| di ojk)`);
const contact = joined(String.raw`
  (?:(?:meng|di)?hubungi|(?:men)?(?:elepon|elpon|elefon|telpon|telepon|telefon)|(?:mem)?balas|(?:mem)?beri ?tahu|kabari|dikabari|kabarkan|mengabari|
  whatsapp|wa|chat|infokan|diinfokan|menginformasikan|informasikan|maklumkan|memaklumkan|menyapa|kontak|mengontak|respons?|
  tindak ?lanjuti|menindaklanjuti|menjawab|jawab|call|datang|ke (?:lokasi|rumah|tempat|alamat)|berkunjung|kunjungi|mengunjungi|mengatur jadwal|sampaikan|
  umumkan|diumumkan|disampaikan)(?!\p{L})`);
const agent = joined(String.raw`
  (?:tim|petugas|staf|staff|agen|agent|konsultan|sales|marketing|cs|customer service|kami|admin|pegawai|wakil|perwakilan|advisor|
  analis|penasihat|operator|pihak|account officer|ao|eksekutif|eksekutip|ejen)`);
const field = joined(String.raw`
  (?<!\p{L})(?:(?:nomor|nombor|nomer)(?: \p{L}+)?|ktp|nik|npwp|kad pengenalan|telepon|telefon|hp|ponsel|handphone|e-?mail(?:nya)?|e-?mel|nama|alamat|
  kode ?pos|poskod|tanggal|tarikh|umur|usia|penghasilan|gaji|pendapatan|jumlah|kolom|medan|ruangan|isian|format|
  kata sandi|kata laluan|password|pesan|persetujuan|syarat|plat|tahun|kota|provinsi|pekerjaan|foto|berkas|file)(?!\p{L})`);
const faulty = joined(String.raw`
  (?<!\p{L})(?:${no} (?:valid|sah|benar|betul|sesuai|cocok|lengkap|boleh|terbaca|dikenali|dikenal|memenuhi|sama|ditemukan|ada|tepat|diisi|mencentang|
  dicentang|menyetujui|memilih|dipilih|terisi)|salah|keliru|kurang|terlalu (?:pendek|panjang|besar|kecil|singkat)|(?:harus|mesti|wajib|perlu|hendaklah) |
  minimal|maksimal|kosong|wajib|typo|diperlukan|melebihi|hanya boleh)`);
const ask = joined(String.raw`
  (?:(?:silakan|silahkan|harap|mohon|sila|tolong|coba|cuba)(?: anda| untuk)?(?: kembali| lagi)? (?:isi|meng?isi|masukk?an|memasukkan|pilih|memilih|periksa|
  memeriksa|lengkapi|melengkapi|perbaiki|memperbaiki|jawab|terima syarat|setujui|menyetujui|cek|koreksi|betulkan|semak|centang|tandai|
  ganti|ubah|perbetulkan|pastikan|gunakan|unggah)\p{L}*|(?:coba|tolong) (?:di)?(?:cek|periksa|isi|perbaiki) (?:lagi|ulang|dulu))`);
const technical = joined(String.raw`
  (?<!\p{L})(?:sistem\p{L}*|server|pelayan|situs|laman|website|web|jaringan|koneksi\p{L}*|internet\p{L}*|sambungan|database|halaman|layanan|
  perkhidmatan|aplikasi|rangkaian|teknis|teknikal)(?!\p{L})`);
const broken = joined(String.raw`
  (?<!\p{L})(?:gangguan|kesalahan|eror|bermasalah|masalah|pemeliharaan|penyelenggaraan|perbaikan|putus|terputus|
  sibuk|penuh|(?:tidak|tak) (?:tersedia|merespons?|stabil|dapat diakses|bisa diakses|menanggapi|terhubung)|tergendala|rusak|mati)(?!\p{L})`);
const session = '(?:ses[iy]|waktu|token|halaman|tautan|link|pautan|masa|tempoh)';
const ended = joined(String.raw`
  (?:habis|berakhir|kedalu?w?arsa|kadalu?w?arsa|expired|luput|tamat|tidak berlaku)`);
const credit = joined(String.raw`
  (?:pengajuan|permohonan|pinjaman|kredit|pembiayaan|aplikasi|kartu|skor|usia|umur|penghasilan|pendapatan|kelayakan|profil|plafon|polis)`);
const declined = joined(String.raw`
  (?:(?:tidak|belum|tak|gagal) (?:dapat |bisa |boleh )?(?:kami |untuk )?(?:setujui|disetujui|menyetujui|diluluskan|lulus|lolos|lanjutkan|dilanjutkan|
  kabulkan|dikabulkan|penuhi|memenuhi|terima|layani|berikan|diproses lebih|layak|berhak|diteruskan|cukup|mencukupi|memproses)|ditolak|tolak|dibatalkan)`);
const offer = joined(String.raw`
  (?:formulir|survei|pendaftaran|borang|kuesioner|tinjauan|promo\p{L}*|kuota|penawaran|program|event|acara|kampanye|kempen|tawaran|
  permohonan|pengajuan|gelombang|kelas|pelatihan|webinar|lowongan|slot|kursi|tempat|periode)`);
const over = joined(String.raw`
  (?:tutup|ditutup|berakhir|selesai(?=[^\p{L}]*$)|penuh|habis|dijeda|dihentikan|terisi|tamat|lewat|kedaluwarsa)`);
const place = joined(String.raw`
  (?:wilayah|kota|daerah|kabupaten|provinsi|area|lokasi|kecamatan|kawasan|negeri|bandar|alamat|kode pos|poskod|domisili)`);

/** Phrases in Indonesian, Malay and Javanese. */
export const indonesian: Phrases = {
  thanks: 'terima ?kasih|makasih|trims|thanks ya|matur nuwun|matur suwun|syukron',
  idle: String.raw`
    (?:terima ?kasih|makasih)[\p{L} ]{0,15} (?:(?:ber|meng|me)?kunjung\p{L}*|kesabaran|minat|menunggu|bersabar|kepercayaan|mampir|
    mempercayai|percaya|pengertian\p{L}*|perhatian\p{L}*|membaca|melawat|lawatan|berbelanja|memilih|kerja ?sama|singgah)`,
  open: String.raw`
    (?:pilih|tentukan|pesan)[^.]{0,25}(?:jadwal|waktu|masa|tanggal|tarikh|bank|paket|pakej|tawaran)|
    (?:sila )?(?:bayar|lakukan pembayaran)(?! (?:oleh|nanti))|(?:instal|pasang|unduh|muat turun)[^.]{0,8}(?:aplikasi|app)|
    (?:buat|atur|tetapkan|cipta)[^.]{0,8}(?:kata sandi|kata laluan|akun|akaun)|
    (?:unggah|muat naik|masukkan|lengkapi|isi)[^.]{0,25}(?:dokumen|ktp|npwp|gaji|tanggal lahir|data|profil|di bawah)|
    (?<=^[^\p{L}]*)(?:lanjut(?:kan)?|berikutnya|selanjutnya|teruskan|seterusnya)[^\p{L}]*$|
    (?:ketika|saat|setelah|apabila) (?:kami|layanan|perkhidmatan)[^.]{0,15}(?:buka|diluncurkan|dilancarkan|mulai|bermula)|
    akan (?:dikirim|diproses|diteruskan|dihantar) (?:setelah|selepas|jika)|(?:tinggal|hanya) (?:satu|1|selangkah)[^.]{0,10}(?:langkah|lagi)`,
  done: String.raw`
    (?<!belum |tidak |untuk )(?:berhasil|berjaya)(?! tidak)|sukses(?!\p{L})|(?<!(?:\d|juta|ribu|banyak|jutaan|ribuan)[^.]{0,20} (?:pengguna|nasabah|orang|pelanggan|peminjam|pengajuan|keluarga) )(?:telah|sudah|udah|dah|sdh|baru saja|barusan)(?: [\p{L}-]+){0,3}? ${sent}(?! kode)|
    ${lead}[^.]{0,60}? (?:${sent}|(?:sedang|lagi|tengah) (?:di|kami )\p{L}+)(?<!(?:mohon|harap|silakan|untuk|agar|bisa|dapat|akan|yang|${no}) (?:\p{L}+ )?\p{L}+(?: \p{L}+)?)|
    (?<=^[^\p{L}]*)(?:terkirim|diterima|beres|tersimpan|terdaftar|selesai|dihantar)[^\p{L}]|kami (?:telah|sudah) (?:menerima)|
    (?:nomor|no\.?|kode|nombor|kod) (?:referensi|pengajuan|pendaftaran|tiket|booking|registrasi|rujukan|permohonan|reservasi|laporan|
    antrian|antrean|konfirmasi)[^.]{0,10}? \S*\d`,
  sure: String.raw`
    ${lead} ${you}(?: [\p{L}\d-]+){0,5}? (?:telah|sudah|berhasil|berjaya)(?: (?:kami|berhasil|tim kami))? ${sent}|${lead} ${you} (?:berhasil|berjaya|kami terima)`,
  promise: String.raw`
    (?:akan|bakal|segera|sebentar lagi|bentar lagi|nanti|secepatnya|pasti|mau|siap)(?: [\p{L}-]+){0,3}? ${contact}|
    ${agent}(?: \p{L}+){0,3} ${contact} ${you}|${contact} ${you}[^.]{0,20} (?:dalam|paling|besok|nanti)|
    (?:kami )?(?:kabari|hubungi|infokan)[^.]{0,12} (?:lewat|melalui|via|paling|dalam)|tunggu (?:telepon|telpon|panggilan|kabar|kontak|info)`,
  not: String.raw`
    ${no}(?: (?:dapat|bisa|berhasil|berjaya|pernah|sempat|lagi|boleh|kami|akan|jadi))?(?= ${sent}| ${contact})|
    (?:tidak|belum|bukan) (?:dapat|bisa)|gagal|kesalahan`,
  failed: String.raw`
    gagal|kesalahan|galat|ralat|eror|(?:tidak|tak|nggak|gak|ga) (?:dapat|bisa|boleh|berhasil|tersedia|terkirim|berjaya|tersimpan|terhantar|sampai)(?! (?:menghubungi|dihubungi))|
    (?:sila |silakan |silahkan )?(?:coba|cuba|ulangi|mencoba|mencuba)(?:lah)? (?:lagi|semula|kembali|beberapa|sekali|sebentar|nanti)|
    kedalu?w?arsa|kadalu?w?arsa|tamat tempoh|pemeliharaan|penyelenggaraan|(?:terjadi|ada|mengalami) (?:masalah|gangguan)|
    belum (?:kami terima|terkirim|dikirim|tersimpan)|mulai dari awal`,
  fault: String.raw`
    (?:ada|sesuatu) yang (?:salah|tidak beres)[^.]{0,20} (?:kami|sistem|server)|periksa[^.]{0,12} (?:koneksi|jaringan|sambungan|internet)|
    ${beside(technical, broken, 30)}|${session}(?: [\p{L}]+){0,4} (?:telah |sudah )?${ended}`,
  sorry: 'maaf|sayang ?nya|sayang sekali|dukacita|mohon pengertian',
  value: String.raw`
    ${beside(field, faulty, 30)}|tidak (?:valid|sah|benar|sesuai)|(?:harus|mesti|perlu) (?:diisi|berupa|
    diterima|mengisi|setuju|menyetujui|berisi|memilih|merupakan|adalah)|wajib(?! pajak)|${ask}|salah(?!\p{L})(?! satu)|diperlukan|
    terlalu (?:pendek|panjang)|tidak cocok|tidak boleh (?:kosong|dikosongkan)|(?:kesalahan|galat|ralat) (?:validasi|pengesahan)|
    (?:perbaiki|betulkan) (?:kolom|medan|kesalahan|ralat|bidang|isian)|(?:belum|tidak) lengkap|belum selesai|
    (?:masukkan|isikan|gunakan|isi)[^.]{0,30} (?:valid|benar|sah|dulu)(?!\p{L})|harus (?:terdiri|\d+)[^.]{0,15} (?:angka|digit|karakter)|
    (?:belum|lupa) (?:di)?(?:isi|pilih|centang|mencentang|mengisi|memilih|menyetujui|menandai)\p{L}*|cek (?:lagi|ulang|kembali)|
    (?<=^[^\p{L}]*)pilih (?:salah satu|minimal)|(?<=^[^\p{L}]*)(?:isi|masukkan|pilih|lengkapi|periksa|tulis|centang|ketik) (?:\p{L}+ ){0,2}?${field}`,
  area: String.raw`
    (?:belum|tidak|tak|di luar|luar)[^.]{0,30} (?:jangkauan |cakupan |liputan )?${place}(?!\p{L})(?! penyimpanan)|
    ${place} [^.]{0,30}(?:belum|tidak|tak|di luar) (?:\p{L}+ )?(?:terjangkau|tersedia|dilayani|tercakup|didukung|termasuk|ter\p{L}+|jangkauan|cakupan|kami \p{L}+)|
    (?:hanya|baru) (?:hadir|tersedia|melayani|beroperasi|ada) di`,
  wrong: String.raw`salah|tidak valid|tidak sah|kedaluwarsa|tidak (?:cocok|sesuai|benar|betul)|keliru`,
  already: String.raw`
    (?<!kami )(?<!kasih )sudah(?= terdaftar(?! dan (?:diawasi|berizin)| di ojk| resmi)| ada| digunakan| dipakai| pernah| mendaftar| mengajukan| mengisi| menjawab| menghantar| diambil| memohon| ikut|
    berlangganan| selesai (?:mengisi|menjawab)| wujud| melengkapkan| di(?:jawab|isi)| diisi| mengirim|[^.]{0,20} sebelumnya)|pernah|sebelumnya|
    (?<!kasih )(?<!kasih anda )telah (?=terdaftar|ada|digunakan|dipakai|wujud|melengkapkan|mendaftar|mengisi|mengajukan|menghantar|
    didaftarkan oleh|diambil|menjawab|memohon)`,
  taken: String.raw`
    (?<=pernah )di\p{L}+|terdaftar|mendaftar|daftar|ada(?!\p{L}|pun)|digunakan|dipakai|selesai|mengisi|menjawab|
    diisi|mengajukan|mengirim|berlangganan|wujud|melengkapkan|menghantar|diambil|menerima|memohon|ikut`,
  duplicate: String.raw`
    (?:memerlukan|membutuhkan) (?:entri|nilai) unik|(?:harus|mesti|perlu) unik|(?:respons|survei|formulir|borang|kuesioner) ini (?:sudah|telah) (?:selesai|diisi)|ganda(?!\p{L})|dobel|duplikat\p{L}*|pendua|berganda|
    (?:masih|sedang) (?:ada|punya|memiliki|terdapat|mempunyai)[^.]{0,20} ${lead}|(?:masih|sedang)[^.]{0,30} (?:berjalan|aktif|berlangsung|diproses)[^.]{0,40} (?:sejak|sebelum|tidak|baru)|
    (?:memiliki|punya|mempunyai|terdapat|ada|menemukan|menjumpai) (?:\p{L}+ )?${lead}[^.]{0,40} (?:yang )?(?:masih|sedang|aktif|berjalan|sama|serupa)|
    (?:nomor|nombor|email|e-?mel|nik|ktp|identitas|orang|data|akun)[^.]{0,12} yang sama[^.]{0,25} (?:sudah|telah|hanya|tidak|pernah|terdaftar|ada)|
    (?:hanya|cuma) (?:dapat|bisa|boleh|diperbolehkan)?[^.]{0,25}(?:satu kali|sekali(?! lagi)|1 kali|1x|satu (?:pengajuan|permohonan))|
    (?:tidak|nggak|gak|tak|jangan) (?:perlu|bisa|dapat|boleh|usah)?[^.]{0,16}(?:dua kali|dobel|dua-dua)|(?:kan )?(?:udah|dah|sudah) pernah`,
  closed: String.raw`
    (?:tidak lagi|sudah tidak|tak lagi|tidak) menerima (?:tanggapan|kiriman|jawaban|respons|permohonan|pengajuan|pendaftaran|entri)|
    ${offer}[^.]{0,40}? (?:sudah |telah |resmi |kini |sementara )?(?:di)?${over}(?! oleh ${you})`,
  quiz: String.raw`
    jawab[^.]{0,10} (?:pertanyaan|soalan) (?:anti-?spam|keamanan|keselamatan)|(?:pertanyaan|soalan) (?:keamanan|keselamatan) salah|
    (?:captcha|kode keamanan|kod keselamatan|hasil (?:hitungan|penjumlahan))[^.]{0,20} (?:salah|tidak (?:cocok|sesuai|benar|tepat)|keliru)`,
  policy: String.raw`
    spam(?!\p{L})(?! folder)(?<!folder spam)(?<!kotak spam)|diblokir|disekat|daftar hitam|senarai hitam|dilarang|ditolak|kami tolak|${credit}[^.]{0,40} ${declined}|
    (?:tidak|belum) (?:memenuhi|diizinkan|diperbolehkan|berhak|layak|dibenarkan|dapat menawarkan)|tidak lagi|kuota|jumlah maks\p{L}*|
    robot|manusia|aktivitas otomatis|mencurigakan|undangan|(?:tidak|belum) (?:disetujui|diluluskan|lolos|lulus)|dibatalkan|diharamkan|melanggar`,
  tooMany: String.raw`
    terlalu (?:banyak|sering|cepat|kerap)|melebihi (?:batas|had)|batas[^.]{0,15}(?:tercapai|terlampaui|habis)|
    (?:lagi|ulang|kembali|semula)[^.]{0,12} (?:dalam|setelah|selepas) \d+ (?:detik|menit|saat|minit|jam)|tunggu[^.]{0,16} (?:sebelum|lagi sebelum)|tunggu (?:selama )?\d+ (?:detik|menit|jam|saat|minit)|
    pelan-?pelan|(?:kirim|hantar|mencoba|coba)[^.]{0,20} \d+ (?:kali|x) (?:dalam|sejam|semenit)|kebanyakan|percobaan[^.]{0,12} habis`,
  signIn: String.raw`
    (?:silakan|silahkan|harap|harus|mesti|sila|perlu|wajib|mohon) (?:masuk(?!\p{L})|login|log masuk|log in|sign in|daftar masuk)|
    (?:login|masuk|log masuk)(?: ke \p{L}+(?: ${you})?)? (?:terlebih|dulu|dahulu)|login (?:kanggo|untuk|para|ili)|
    khusus (?:anggota|member)|dibatasi (?:untuk|kanggo)`,
  verify: String.raw`
    (?<!(?:sering|banyak|meminta) (?:\p{L}+ )?)otp(?!\p{L})|kode (?:verifikasi|konfirmasi|aktivasi)|kod (?:pengesahan)|(?:tautan|link|pautan) (?:verifikasi|konfirmasi|aktivasi|pengesahan)|
    (?:verifikasi|konfirmasi|memverifikasi|mengonfirmasi|mengkonfirmasi|sahkan|mengesahkan|aktifkan)[^.]{0,20}(?:e-?mel|
    e-?mail|alamat|nomor|langganan|akun|telepon|pendaftaran)|klik[^.]{0,15}(?:tautan|link|pautan)|masukk?an[^.]{0,12}kode|
    (?:kotak masuk|peti masuk|inbox)[^.]{0,10} (?:dan|lalu|at) (?:konfirmasi|sahkan)`,
  busy: String.raw`
    (?:(?<=^[^\p{L}]*)|(?:sila|mohon|harap|silakan) )tunggu(?! (?:telepon|telpon|panggilan|kabar|kontak|info)| sebelum|[^.]{0,12} sebelum)|tunggu (?:sebentar|sejenak)|(?<=^[^\p{L}]*)sedang (?:mengirim|memproses|memuat)|
    mengirim(?! spam| email| sms)|memuat|mengunggah|(?<!tim [^.]{0,20})(?<=^[^\p{L}]*(?:\p{L}+ )?)memproses|belum (?:terkirim|dikirim)|
    (?<=^[^\p{L}]*(?:silakan |yuk |cukup |sila )?)(?:isi|tinggalkan|lengkapi|kirim|daftar)[^.]{0,45} (?:dan|maka|lalu|nanti|agar|supaya|biar) (?:kami|tim|petugas|konsultan|agen|pegawai)`,
  condition: String.raw`
    setelah (?:anda )?(?:mengirim|mengisi)|jika|apabila|kalau|kalo|bila|sekiranya|andai|(?<=^|, )jikalau`,
  harmless: String.raw`
    tidak lama lagi|(?:tidak|tak|nggak|gak) (?:perlu|usah)(?! dua)[^.,]*|(?:jangan) (?:ragu|bagikan|balas|tutup|khawatir|lupa)[^.]*|
    (?:tidak|tak|nggak) (?:pernah|akan) (?:meminta|mengirim|membagikan|menjual|dipungut|menghubungi)[^.,]*|tidak ada lagi[^.]*|
    (?:tidak buka|libur|tutup)(?: \p{L}+)? (?:hari|minggu|sabtu|pada|ahad)[^.,]*|tanpa [^.,]*`,
};
