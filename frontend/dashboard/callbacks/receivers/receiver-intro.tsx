/** Explains what a receiver has to check and to answer. */
export function ReceiverIntro() {
  return (
    <>
      Calls are signed by{' '}
      <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener noreferrer">
        Standard Webhooks
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      , for which there are libraries in many languages. These receivers need none. Answer with any
      2xx within 15 seconds; everything else is tried again for about a day.
    </>
  );
}
