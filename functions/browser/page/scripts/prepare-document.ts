/** Prepares every document before the page's own scripts run. */

/** Removes interfaces that would send UDP past the proxy. */
function removeWaysAroundTheProxy() {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
}

/** Opens closed shadow roots, so that the bot finds what a person sees. */
function openShadowRoots() {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the element below
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: 'open' });
  };
}

removeWaysAroundTheProxy();
openShadowRoots();
