import { Fragment } from 'react';

/**
 * A heading's text. If the text has several sentences, each sentence starts on its own line.
 * Hyphenated words stay on one line.
 */
export function Headline({ text }: { text: string }) {
  const sentences = text.split(/(?<=[.?!]) /);
  if (sentences.length === 1) return <Words text={text} />;
  return sentences.map((sentence, position) => (
    <Fragment key={position}>
      {position > 0 && ' '}
      <span className="sentence">
        <Words text={sentence} />
      </span>
    </Fragment>
  ));
}

function Words({ text }: { text: string }) {
  return text.split(' ').map((word, position) => (
    <Fragment key={position}>
      {position > 0 && ' '}
      {word.includes('-') ? <span className="unbroken">{word}</span> : word}
    </Fragment>
  ));
}
