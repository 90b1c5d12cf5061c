import type { ReactNode } from 'react';
import { formLimits } from '../../../../contract/target-forms.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { OfflineNote } from '../../components/offline-note.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { DashboardNav } from '../../frame/dashboard-nav.tsx';
import { SignedInPage } from '../../frame/signed-in-page.tsx';
import { AddForm, type Example } from './add-form.tsx';
import { DefaultGone } from './default-gone.tsx';
import { FormItem } from './form-item.tsx';
import type { OwnForm } from '../target-forms/own-form.ts';
import '../../components/check-line.css';
import '../target-forms/target-forms.css';
import './forms.css';
import { useTargetForms } from '../target-forms/use-target-forms.ts';

export function FormsPage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <SignedInPage skeleton={skeleton}>
      {({ config: { target }, account }) => (
        <>
          <div className="dashboard__title">
            <h1>Forms</h1>
            <DashboardNav />
            <p className="target-line">
              Where your leads go. A lead that names no form goes to your default one, or without
              one to “{target.name}”.
            </p>
          </div>
          {account}
          <OfflineNote />
          <DefaultGone firstForm={target.name} />
          <Forms {...(target.demo && { example: target })} />
        </>
      )}
    </SignedInPage>
  );
}

function Forms({ example }: { example?: Example }) {
  const { data: forms, error, isFetching, refetch } = useTargetForms();
  return (
    <>
      <SectionCard title="Your forms">
        {forms ? (
          <FormList forms={forms} />
        ) : error ? (
          <QueryFailure
            text="Your forms could not be loaded."
            {...{ error, isFetching, refetch }}
          />
        ) : (
          <p className="empty">Loading...</p>
        )}
      </SectionCard>
      {forms && forms.length < formLimits.forms && (
        <SectionCard title="Add a form" id="add-form">
          <AddForm forms={forms} {...(example && { example })} />
        </SectionCard>
      )}
      {forms && forms.length >= formLimits.forms && (
        <p className="note">
          You have {formLimits.forms} forms, the most there can be. Delete one to add another.
        </p>
      )}
    </>
  );
}

function FormList({ forms }: { forms: readonly OwnForm[] }) {
  if (forms.length === 0) {
    return (
      <p className="empty">
        No forms yet. Paste the address of a page with a form below: the bot opens it and shows what
        it would fill in, and you change what is wrong.
      </p>
    );
  }
  return (
    <ul className="form-list">
      {forms.map((form) => (
        <FormItem key={form.id} form={form} />
      ))}
    </ul>
  );
}
