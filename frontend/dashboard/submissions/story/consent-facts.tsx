import type { ConsentView } from '../../../../contract/graphql-operations.ts';
import { Facts } from '../../components/facts.tsx';
import { Moment } from '../../components/moment.tsx';

/** The evidence of consent as it was sent. Nobody has checked this evidence. */
export function ConsentFacts({ consent }: { consent: ConsentView }) {
  const { text, time, sourceAddress, certificateUrl } = consent;
  const facts = [
    [
      'Agreed to',
      text && (
        <q className="consent__text" dir="auto">
          {text}
        </q>
      ),
    ],
    ['When', time && <Moment time={time} />],
    ['IP address', sourceAddress],
    ['Certificate', certificateUrl && <Certificate link={certificateUrl} />],
  ] as const;
  return (
    <section className="story__part">
      <h3>Consent, as the sender reported it</h3>
      <Facts className="story__facts" facts={facts} />
    </section>
  );
}

function Certificate({ link }: { link: string }) {
  return (
    <a className="breakable" href={link} target="_blank" rel="noopener noreferrer">
      {link}
    </a>
  );
}
