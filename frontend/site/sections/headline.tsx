import { Fragment } from 'react';

/** A heading's text; hyphenated words stay on one line. */
export function Headline({ text }: { text: string }) {
  return text.split(' ').map((word, position) => (
    <Fragment key={position}>
      {position > 0 && ' '}
      {word.includes('-') ? <span className="unbroken">{word}</span> : word}
    </Fragment>
  ));
}
