import type { CallbackView } from '../../../../contract/graphql-operations.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { ReceiverChoice } from './receiver-choice.tsx';
import { ReceiverIntro } from './receiver-intro.tsx';

interface ReceiverCardProps {
  callbacks: readonly CallbackView[];
  webhookUrl: string;
}

/** Sample receivers that verify the calls to one of the user's addresses. */
export function ReceiverCard(props: ReceiverCardProps) {
  return (
    <SectionCard title="Verify calls" intro={<ReceiverIntro />}>
      <ReceiverChoice {...props} />
    </SectionCard>
  );
}
