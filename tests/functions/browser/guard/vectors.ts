/** Ways in which a page of a target could try to reach internal addresses. */
export interface Vector {
  name: string;
  /**
   * Returns the HTML of the attack page; `at` is the internal address that the page tries to reach.
   */
  page: (at: string) => string;
}

const body = (name: string, html: (at: string) => string): Vector => ({ name, page: html });
const script = (name: string, code: (at: string) => string): Vector => ({
  name,
  page: (at) => `<script>${code(at)}</script>`,
});
const inWorker = (kind: string, code: (at: string) => string) => (at: string) =>
  `new ${kind}(URL.createObjectURL(new Blob([${JSON.stringify(code(at))}], { type: 'text/javascript' })));`;

export const vectors: Vector[] = [
  body('img', (at) => `<img src="${at}">`),
  body(
    'several at once',
    (at) =>
      `<img src="${at}"><iframe src="${at}"></iframe><script>new WebSocket('${at.replace('http', 'ws')}'); fetch('${at}', { mode: 'no-cors' })</script>`,
  ),
  body('srcset', (at) => `<img srcset="${at} 1x">`),
  body('script', (at) => `<script src="${at}"></script>`),
  body('module', (at) => `<script type="module">import '${at}';</script>`),
  body('stylesheet', (at) => `<link rel="stylesheet" href="${at}">`),
  body('css import', (at) => `<style>@import '${at}';</style>`),
  body('css background', (at) => `<style>body { background: url('${at}') }</style>`),
  body(
    'font',
    (at) =>
      `<style>@font-face { font-family: f; src: url('${at}') } p { font-family: f }</style><p>x</p>`,
  ),
  body('icon', (at) => `<link rel="icon" href="${at}">`),
  body('manifest', (at) => `<link rel="manifest" href="${at}">`),
  body('iframe', (at) => `<iframe src="${at}"></iframe>`),
  body('object', (at) => `<object data="${at}"></object>`),
  body('embed', (at) => `<embed src="${at}">`),
  body('video', (at) => `<video src="${at}" autoplay></video>`),
  body('audio', (at) => `<audio src="${at}" autoplay></audio>`),
  body('track', (at) => `<video autoplay><track src="${at}" default></video>`),
  body('svg image', (at) => `<svg><image href="${at}" /></svg>`),
  body('svg use', (at) => `<svg><use href="${at}#x" /></svg>`),
  body('meta refresh', (at) => `<meta http-equiv="refresh" content="0;url=${at}">`),
  body('base', (at) => `<base href="${at}"><img src="x">`),
  body('frame srcdoc', (at) => `<iframe srcdoc="<img src='${at}'>"></iframe>`),
  body('prefetch', (at) => `<link rel="prefetch" href="${at}">`),
  body('preload', (at) => `<link rel="preload" as="fetch" href="${at}">`),
  body('modulepreload', (at) => `<link rel="modulepreload" href="${at}">`),
  body('preconnect', (at) => `<link rel="preconnect" href="${at}">`),
  body('dns-prefetch', (at) => `<link rel="dns-prefetch" href="${at}">`),
  body('prerender', (at) => `<link rel="prerender" href="${at}">`),
  body(
    'speculation rules',
    (at) =>
      `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${at}"],"eagerness":"immediate"}],"prerender":[{"source":"list","urls":["${at}"],"eagerness":"immediate"}]}</script>`,
  ),
  body(
    'import map',
    (at) =>
      `<script type="importmap">{"imports":{"x":"${at}"}}</script><script type="module">import 'x';</script>`,
  ),
  body(
    'form post',
    (at) =>
      `<form method="post" action="${at}"><input name="a" value="b"></form><script>document.forms[0].submit()</script>`,
  ),
  body(
    'form get in frame',
    (at) =>
      `<iframe name="f"></iframe><form action="${at}" target="f"></form><script>document.forms[0].submit()</script>`,
  ),
  body(
    'ping',
    (at) => `<a href="#" ping="${at}">x</a><script>document.querySelector('a').click()</script>`,
  ),
  body(
    'download link',
    (at) => `<a href="${at}" download>x</a><script>document.querySelector('a').click()</script>`,
  ),
  script('fetch', (at) => `fetch('${at}', { mode: 'no-cors' })`),
  script(
    'fetch keepalive',
    (at) => `fetch('${at}', { mode: 'no-cors', keepalive: true, method: 'POST', body: 'x' })`,
  ),
  script('fetch later', (at) => `globalThis.fetchLater?.('${at}', { activateAfter: 0 })`),
  script('xhr', (at) => `const x = new XMLHttpRequest(); x.open('GET', '${at}'); x.send()`),
  script('beacon', (at) => `navigator.sendBeacon('${at}', 'x')`),
  script('event source', (at) => `new EventSource('${at}')`),
  script('web socket', (at) => `new WebSocket('${at.replace('http', 'ws')}')`),
  script('secure web socket', (at) => `new WebSocket('${at.replace('http:', 'wss:')}')`),
  script(
    'web socket in frame',
    (at) =>
      `const f = document.createElement('iframe'); document.documentElement.append(f); new f.contentWindow.WebSocket('${at.replace('http', 'ws')}')`,
  ),
  script('location', (at) => `location.href = '${at}'`),
  script('popup', (at) => `window.open('${at}')`),
  script(
    'popup later',
    (at) => `const w = window.open('about:blank'); if (w) w.location = '${at}'`,
  ),
  script(
    'history of frame',
    (at) =>
      `const f = document.createElement('iframe'); document.documentElement.append(f); f.contentWindow.location = '${at}'`,
  ),
  script(
    'worker fetch',
    inWorker('Worker', (at) => `fetch('${at}', { mode: 'no-cors' })`),
  ),
  script(
    'worker import',
    inWorker('Worker', (at) => `importScripts('${at}')`),
  ),
  script(
    'worker socket',
    inWorker('Worker', (at) => `new WebSocket('${at.replace('http', 'ws')}')`),
  ),
  script(
    'worker transport',
    inWorker('Worker', (at) => `new WebTransport('${at.replace('http:', 'https:')}')`),
  ),
  script(
    'shared worker',
    inWorker('SharedWorker', (at) => `fetch('${at}', { mode: 'no-cors' })`),
  ),
  script(
    'service worker',
    (at) => `navigator.serviceWorker.register('/sw.js?to=' + encodeURIComponent('${at}'))`,
  ),
  script(
    'worklet',
    (at) =>
      `CSS.paintWorklet?.addModule('${at}'); new AudioContext().audioWorklet.addModule('${at}')`,
  ),
  script('web rtc', (at) => webRtc(at, 'globalThis')),
  script(
    'web rtc in frame',
    (at) =>
      `const f = document.createElement('iframe'); document.documentElement.append(f); ${webRtc(at, 'f.contentWindow')}`,
  ),
  script('web transport', (at) => `new WebTransport('${at.replace('http:', 'https:')}')`),
  script(
    'web transport in frame',
    (at) =>
      `const f = document.createElement('iframe'); document.documentElement.append(f); new f.contentWindow.WebTransport('${at.replace('http:', 'https:')}')`,
  ),
  script('image object', (at) => `new Image().src = '${at}'`),
  script(
    'xslt',
    (at) =>
      `const d = new DOMParser().parseFromString('<?xml-stylesheet type="text/xsl" href="${at}"?><a/>', 'text/xml'); document.documentElement.append(d.documentElement)`,
  ),
];

function webRtc(at: string, scope: string): string {
  const { hostname, port } = new URL(at);
  const host = `${hostname}:${port}`;
  return `const peer = new ${scope}.RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }, { urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b' }] });
    peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));
    const there = new ${scope}.RTCPeerConnection(); there.setRemoteDescription?.({ type: 'offer', sdp: '' }).catch(() => {});`;
}

/**
 * Attackers' spellings of internal addresses: each one means 127.0.0.2, ::1 or another internal
 * address.
 */
export const spellings = [
  '127.0.0.2',
  '2130706434',
  '0x7f000002',
  '0x7f.0.0.2',
  '0177.0.0.2',
  '127.2',
  '127.0.0.2.',
  '[::1]',
  '[::ffff:127.0.0.2]',
  '[::ffff:7f00:2]',
  '[0:0:0:0:0:ffff:7f00:2]',
  '[64:ff9b::7f00:2]',
  'user:pass@127.0.0.2',
  '①②⑦.⓪.⓪.②',
  'localhost',
  'localhost.',
  'inside.localhost',
  '0.0.0.0',
  '[::]',
  '169.254.169.254',
  '169.254.170.2',
  '[fd00:ec2::254]',
  'inside.attacker.example',
  'both.attacker.example',
  'rebinds.attacker.example',
  'metadata.attacker.example',
] as const;
