import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { QueryFailure } from '../../components/query-failure.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { SignedInPage } from '../../frame/signed-in-page.tsx';
import { useTargetForm } from '../../own-forms/one-form/use-target-forms.ts';
import '../../components/check-line.css';
import '../recipes/recipes.css';
import '../rehearsals/rehearsals.css';
import '../../own-forms/one-form/target-forms.css';
import './form-page.css';
import { FormWorkspace } from './form-workspace.tsx';

export function FormPage({ skeleton }: { skeleton: ReactNode }) {
  const { id = '' } = useParams();
  return (
    <SignedInPage skeleton={skeleton}>
      {({ account }) => <OneForm key={id} id={id} account={account} />}
    </SignedInPage>
  );
}

function OneForm({ id, account }: { id: string; account: ReactNode }) {
  const { data: form, error, isFetching, refetch } = useTargetForm(id);
  if (form) return <FormWorkspace form={form} account={account} />;
  return (
    <>
      <div className="dashboard__title">
        <h1>Form</h1>
        <DashboardNav />
      </div>
      {account}
      <OfflineNote />
      {error && (
        <QueryFailure text="The form could not be loaded." {...{ error, isFetching, refetch }} />
      )}
      {!error && form === undefined && <p className="empty">Loading...</p>}
      {form === null && (
        <p className="empty">
          There is no such form. It may have been deleted.{' '}
          <Link to="/dashboard/forms">All forms</Link>
        </p>
      )}
    </>
  );
}
