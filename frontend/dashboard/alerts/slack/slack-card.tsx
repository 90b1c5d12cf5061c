import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { AddSlack } from './add-slack.tsx';
import { SlackItem } from './slack-item.tsx';
import { useSlackChannels } from './use-slack.ts';

/** The channels of Slack that get the alerts with Slack. */
export function SlackCard() {
  const { data: channels, error, isFetching, refetch } = useSlackChannels();
  return (
    <SectionCard
      title="Slack"
      intro="Alerts with Slack are written into each of these channels. Make an incoming webhook in Slack and paste its address here; we never show it again."
    >
      {channels ? (
        channels.length > 0 && (
          <ul className="alert-list">
            {channels.map((channel) => (
              <SlackItem key={channel.id} channel={channel} />
            ))}
          </ul>
        )
      ) : error ? (
        <QueryFailure
          text="Your channels could not be loaded."
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <p className="empty">Loading...</p>
      )}
      <AddSlack />
    </SectionCard>
  );
}
