import type { ReactNode } from 'react';
import { formLimits } from '../../../../contract/target-forms.ts';
import { Loaded } from '../../components/loaded.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { TitledPage } from '../../frame/titled-page.tsx';
import { AddForm, type Example } from './add-form.tsx';
import { DefaultGone } from './default-gone.tsx';
import { FormItem } from './form-item.tsx';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';
import '../../components/check-line.css';
import '../../own-forms/one-form/target-forms.css';
import '../../components/item-list.css';
import './forms.css';
import { useTargetForms } from '../../own-forms/one-form/use-target-forms.ts';

export function FormsPage({ skeleton }: { skeleton: ReactNode }) {
  return (
    <TitledPage
      title="Forms"
      purpose={({ config: { target } }) =>
        `Where your leads go. A lead that names no form goes to your default one, or without one to “${target.name}”.`
      }
      skeleton={skeleton}
    >
      {({ config: { target } }) => (
        <>
          <DefaultGone firstForm={target.name} />
          <Forms {...(target.demo && { example: target })} />
        </>
      )}
    </TitledPage>
  );
}

function Forms({ example }: { example?: Example }) {
  const query = useTargetForms();
  const { data: forms } = query;
  return (
    <>
      <SectionCard title="Your forms">
        <Loaded query={query} failure="Your forms could not be loaded.">
          {(list) => <FormList forms={list} />}
        </Loaded>
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
