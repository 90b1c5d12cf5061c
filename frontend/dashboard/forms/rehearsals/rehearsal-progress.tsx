import type { Rehearsal } from './rehearsal-queries.ts';

const steps = [
  { title: 'In the queue', text: 'Rehearsals wait apart from leads and never take their place.' },
  { title: 'In the browser', text: 'The bot opens the page, finds the form and fills it in.' },
  { title: 'The picture', text: 'What it found appears here, beside a picture of the page.' },
];

/**
 * Shows the progress of a rehearsal (a trial run without a submit). The rehearsal continues even if
 * the user leaves the page.
 */
export function RehearsalProgress({ state }: Pick<Rehearsal, 'state'>) {
  const current = state === 'queued' ? 0 : 1;
  return (
    <div className="rehearsal-progress">
      <p role="status" className="rehearsal-progress__now">
        {state === 'queued'
          ? 'Waiting for a free browser…'
          : 'The bot is filling in the form with sample values. Nothing is submitted.'}
      </p>
      <ol className="rehearsal-steps">
        {steps.map(({ title, text }, place) => (
          <li
            key={title}
            className={place < current ? 'rehearsal-step rehearsal-step--done' : 'rehearsal-step'}
            {...(place === current ? { 'aria-current': 'step' as const } : {})}
          >
            <p className="rehearsal-step__title">{title}</p>
            <p className="note">{text}</p>
          </li>
        ))}
      </ol>
      <p className="note">You can leave this page and come back: the result waits here.</p>
    </div>
  );
}
