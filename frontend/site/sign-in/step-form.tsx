import { Button } from '@aws-amplify/ui-react';
import type { MouseEvent, ReactNode } from 'react';
import { signInTexts } from '../../content/account.ts';

interface StepFormProps {
  heading: string;
  lede: ReactNode;
  button: string;
  busy: boolean;
  onSubmit: (data: FormData, form: HTMLFormElement) => void;
  links: readonly { label: string; onClick: (event: MouseEvent<HTMLButtonElement>) => void }[];
  children: ReactNode;
}

/** The form of one step of the sign-in: its heading, fields, button and links. */
export function StepForm(props: StepFormProps) {
  const { heading, lede, button, busy, onSubmit, links, children } = props;
  return (
    <form
      className="sign-in-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget), event.currentTarget);
      }}
    >
      <h1>{heading}</h1>
      <p className="sign-in-form__lede">{lede}</p>
      {children}
      <Button type="submit" variation="primary" isFullWidth isDisabled={busy}>
        {busy ? signInTexts.busy : button}
      </Button>
      {/* The React key is the link's position, because the focus must stay on a link whose label
          changes. */}
      {links.map(({ label, onClick }, place) => (
        <Button key={place} variation="link" isDisabled={busy} onClick={onClick}>
          {label}
        </Button>
      ))}
    </form>
  );
}
