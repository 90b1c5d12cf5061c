/**
 * The text around the message on real pages after a submit: menus, advertising, questions, legal
 * notes.
 */

export interface Surroundings {
  before: readonly string[];
  after: readonly string[];
}

const english: Surroundings = {
  before: [
    'Skip to content',
    'QuickLoans',
    'Personal loans',
    'Business loans',
    'Credit cards',
    'Blog: 5 errors to avoid before you apply',
    'Sign in',
    'Register',
    'Apply now',
    'EN | HI',
  ],
  after: [
    'Why choose us?',
    'Trusted by more than 2 million customers across India',
    'Loans are processed within 24 hours.',
    'No hidden charges. No spam. We never share your data with third parties.',
    '"Two banks rejected my application, QuickLoans did not. Thank you for your help!" — Priya, Pune',
    'You may be eligible for a pre-approved credit card',
    'Apply now for a credit card',
    'Check your eligibility in 2 minutes',
    'Frequently asked questions',
    'What if my application is not approved?',
    'If your application is not approved, you can apply again after 90 days.',
    'Why was my application rejected?',
    'Applications may be declined because of a low credit score or incomplete documents.',
    'Can I apply if I have already applied elsewhere?',
    'Yes, you can apply even if you already have a loan.',
    'Error? Contact us',
    'Report a problem',
    'Subscribe to our newsletter',
    'Enter your email',
    'Customer care: 1800 000 000 (Mon to Sat 9 am to 6 pm, Sunday closed)',
    'Loans are subject to approval. The lender reserves the right to reject any application.',
    'We use cookies. Some cookies are strictly required.',
    'Reject all',
  ],
};

const german: Surroundings = {
  before: ['Zum Inhalt', 'Startseite', 'Ratenkredit', 'Über uns', 'Anmelden', 'Kredit beantragen'],
  after: [
    'Warum wir?',
    'Seit 1998 haben wir viele Kunden erfolgreich beraten',
    'Häufige Fragen',
    'Was passiert, wenn mein Antrag abgelehnt wird?',
    'Wenn Ihr Antrag abgelehnt wird, können Sie ihn nach 90 Tagen erneut stellen.',
    'Brauche ich bereits ein Konto?',
    'Fehler melden',
    'Newsletter abonnieren',
    'Ihre E-Mail-Adresse',
    'Wir verwenden Cookies. Einige Cookies sind erforderlich.',
    'Impressum',
    'Datenschutz',
    'Kreditkarte: jetzt vergleichen',
    'Baufinanzierung',
    'Autokredit',
    'Umschuldung',
    'Ratgeber',
    'Karriere',
    'Presse',
  ],
};

const hindi: Surroundings = {
  before: ['मुख्य पृष्ठ', 'होम लोन', 'पर्सनल लोन', 'हमारे बारे में', 'लॉग इन', 'अभी आवेदन करें'],
  after: [
    'हमें क्यों चुनें?',
    '20 लाख से अधिक ग्राहकों का भरोसा',
    'अक्सर पूछे जाने वाले सवाल',
    'अगर मेरा आवेदन अस्वीकृत हो जाए तो क्या होगा?',
    'यदि आपका आवेदन अस्वीकृत हो, तो आप 90 दिन बाद फिर से आवेदन कर सकते हैं।',
    'आप क्रेडिट कार्ड के लिए पात्र हो सकते हैं',
    'समाचार पत्र',
    'गोपनीयता नीति',
    'नियम और शर्तें',
    'संपर्क करें',
    'ब्लॉग',
    'करियर',
    'ईएमआई कैलकुलेटर',
    'बिज़नेस लोन',
    'गोल्ड लोन',
    'कार लोन',
    'शिकायत',
    'साइटमैप',
    'ग्राहक सेवा: 1800 000 000',
  ],
};

const spanish: Surroundings = {
  before: ['Inicio', 'Préstamos', 'Tarjetas', 'Nosotros', 'Iniciar sesión', 'Solicitar ahora'],
  after: [
    '¿Por qué elegirnos?',
    'Miles de clientes felices',
    'Preguntas frecuentes',
    '¿Qué pasa si rechazan mi solicitud?',
    'Si su solicitud es rechazada, puede intentarlo de nuevo en 90 días.',
    'Tal vez le interese una tarjeta de crédito',
    'Reportar un error',
    'Boletín',
    'Aviso legal',
    'Política de privacidad',
    'Usamos cookies. Algunas cookies son obligatorias.',
    'Trabaja con nosotros',
    'Prensa',
    'Hipotecas',
    'Seguros',
    'Inversiones',
    'Sucursales',
    'Ayuda',
    'Mapa del sitio',
  ],
};

const japanese: Surroundings = {
  before: ['ホーム', 'カードローン', '会社概要', 'ログイン', 'お申し込みはこちら'],
  after: [
    '選ばれる理由',
    'ご利用者数200万人突破',
    'よくある質問',
    '審査に落ちた場合はどうなりますか？',
    '審査に通らなかった場合は、90日後に再度お申し込みいただけます。',
    'クレジットカードのご案内',
    'メールマガジン',
    'プライバシーポリシー',
    '利用規約',
    '採用情報',
    'お知らせ',
    '店舗一覧',
    '住宅ローン',
    '自動車ローン',
    '教育ローン',
    'サイトマップ',
    'お問い合わせ',
  ],
};

export const surroundings = { en: english, de: german, hi: hindi, es: spanish, ja: japanese };
