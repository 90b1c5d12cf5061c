import { Button } from '@aws-amplify/ui-react';
import { useState, type ReactNode } from 'react';
import type { AlertView } from '../../../../contract/graphql-operations.ts';
import { OfflineNote } from '../../components/offline-note.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { SignedInPage } from '../../frame/signed-in-page.tsx';
import { useAlerts } from '../rules/use-alerts.ts';
import { SlackCard } from '../slack/slack-card.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertItem } from './alert-item.tsx';
import './alerts.css';

export function AlertsPage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SignedInPage skeleton={skeleton}>
      {({ account }) => (
        <>
          <div className="dashboard__title">
            <h1>Alerts</h1>
            <DashboardNav />
            <p className="target-line">
              We tell you once when something goes wrong, and once when it is well again.
            </p>
          </div>
          {account}
          <OfflineNote />
          <Alerts />
          <SlackCard />
        </>
      )}
    </SignedInPage>
  );
}

function Alerts() {
  const { data: alerts, error, isFetching, refetch } = useAlerts();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variation="primary" size="small" onClick={() => setAdding(true)}>
      Add an alert
    </Button>
  );
  return (
    <>
      <SectionCard title="Your alerts" aside={alerts !== undefined && alerts.length > 0 && add}>
        {alerts ? (
          <AlertList alerts={alerts} add={add} />
        ) : error ? (
          <QueryFailure
            text="Your alerts could not be loaded."
            {...{ error, isFetching, refetch }}
          />
        ) : (
          <p className="empty">Loading...</p>
        )}
      </SectionCard>
      {adding && <AlertDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function AlertList({ alerts, add }: { alerts: readonly AlertView[]; add: ReactNode }) {
  if (alerts.length === 0) {
    return (
      <div className="alerts-empty">
        <p>
          No alerts yet. Add one, and we tell you within two minutes when leads fail one after the
          other, when a form’s limit is almost used, or when a callback is disabled.
        </p>
        {add}
      </div>
    );
  }
  return (
    <ul className="alert-list">
      {alerts.map((alert) => (
        <AlertItem key={`${alert.kind} ${alert.formId}`} alert={alert} />
      ))}
    </ul>
  );
}
