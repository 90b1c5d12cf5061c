/** Says of a value that the bot entered that it was readable in what the page then sent. */
export function SentNote({ sent }: { sent?: boolean | null | undefined }) {
  return sent ? <small>seen in what the page sent</small> : null;
}
