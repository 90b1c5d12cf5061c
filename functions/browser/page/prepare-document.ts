/** Runs in every document before the page's own scripts. */

/** These would speak UDP past the proxy. */
function removeWaysAroundTheProxy() {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
}

/** The bot sees what a person sees, also in components that close themselves to scripts. */
function openShadowRoots() {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element below
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: 'open' });
  };
}

removeWaysAroundTheProxy();
openShadowRoots();
