import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import type { AlertView } from '../../../../contract/graphql-operations.ts';
import { Loaded } from '../../components/loaded.tsx';
import { NoItems } from '../../components/no-items.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { TitledPage } from '../../frame/titled-page.tsx';
import { useAlerts } from '../rules/use-alerts.ts';
import { SlackCard } from '../slack/slack-card.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertItem } from './alert-item.tsx';
import '../../components/item-list.css';
import './alerts.css';

export function AlertsPage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <TitledPage
      title="Alerts"
      purpose={() => 'We tell you once when something goes wrong, and once when it is well again.'}
      skeleton={skeleton}
    >
      {() => (
        <>
          <Alerts />
          <SlackCard />
        </>
      )}
    </TitledPage>
  );
}

function Alerts() {
  const query = useAlerts();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variation="primary" size="small" onClick={() => setAdding(true)}>
      Add an alert
    </Button>
  );
  return (
    <>
      <SectionCard title="Your alerts" aside={query.data && query.data.length > 0 && add}>
        <Loaded query={query} failure="Your alerts could not be loaded.">
          {(alerts) => <AlertList alerts={alerts} add={add} />}
        </Loaded>
      </SectionCard>
      {adding && <AlertDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function AlertList({ alerts, add }: { alerts: readonly AlertView[]; add: ReactNode }) {
  if (alerts.length === 0) {
    return (
      <NoItems add={add}>
        No alerts yet. Add one, and we tell you within two minutes when leads fail one after the
        other, when none arrives for hours, when a form’s limit is almost used, or when a callback
        is disabled.
      </NoItems>
    );
  }
  return (
    <ul>
      {alerts.map((alert) => (
        <AlertItem key={`${alert.kind} ${alert.formId}`} alert={alert} />
      ))}
    </ul>
  );
}
