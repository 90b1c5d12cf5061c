import '../../../shared/service/parser-settings.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryFailure } from '../../components/query-failure.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { usePlaceOf } from '../../leads/lead-forms/use-place-of.ts';
import { SignedInPage } from '../../frame/signed-in-page.tsx';
import { ReceiptChoicesCard } from './receipt-choices-card.tsx';
import { receiptQueries, type ReceiptChoices } from './receipt-queries.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import './receipt-page.css';

const everythingMasked: ReceiptChoices = { shown: {} };

/** The receipt of a success: a page to print, and the signed file to download. */
export function ReceiptPage({ skeleton }: { skeleton: ReactNode }) {
  const { id = '' } = useParams();
  return (
    <SignedInPage skeleton={skeleton}>
      {({ account }) => (
        <>
          <div className="dashboard__title receipt-frame">
            <h1>Receipt</h1>
            <DashboardNav />
          </div>
          <div className="receipt-frame">{account}</div>
          <OfflineNote />
          <OneReceipt key={id} id={id} />
        </>
      )}
    </SignedInPage>
  );
}

function OneReceipt({ id }: { id: string }) {
  const [choices, setChoices] = useState(everythingMasked);
  const whole = useQuery(receiptQueries.one(id, everythingMasked));
  const { data, error, isFetching, refetch } = useQuery({
    ...receiptQueries.one(id, choices),
    placeholderData: keepPreviousData,
  });
  const place = usePlaceOf()({ formId: data?.receipt.form.id ?? null });
  if (error) {
    return (
      <QueryFailure text="The receipt could not be issued." {...{ error, isFetching, refetch }} />
    );
  }
  if (!data || !whole.data) return <p className="empty">Loading...</p>;
  return (
    <div className="receipt-page">
      <ReceiptChoicesCard
        id={id}
        all={whole.data}
        issued={data}
        choices={choices}
        busy={isFetching}
        onChange={setChoices}
      />
      <ReceiptSheet issued={data} isDemo={place?.isDemo ?? false} />
      <p className="note receipt-frame">
        <Link to={`/dashboard?submission=${id}`}>Back to the submission</Link>
      </p>
    </div>
  );
}
