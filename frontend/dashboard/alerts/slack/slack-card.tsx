import { Loaded } from '../../components/loaded.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { AddSlack } from './add-slack.tsx';
import { SlackItem } from './slack-item.tsx';
import { useSlackChannels } from './use-slack.ts';

/**
 * The card of the user's Slack channels. They receive the alerts for which the user has chosen
 * Slack.
 */
export function SlackCard() {
  return (
    <SectionCard
      title="Slack"
      intro="Alerts with Slack are written into each of these channels. Make an incoming webhook in Slack and paste its address here; we never show it again."
    >
      <Loaded query={useSlackChannels()} failure="Your channels could not be loaded.">
        {(channels) =>
          channels.length > 0 && (
            <ul>
              {channels.map((channel) => (
                <SlackItem key={channel.id} channel={channel} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddSlack />
    </SectionCard>
  );
}
