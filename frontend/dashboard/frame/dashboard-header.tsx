import { Button } from '@aws-amplify/ui-react';
import { SiteHeader } from '../../shared/navigation/site-header.tsx';
import { sessionStore } from '../../shared/session/amplify-session.ts';
import type { Person } from '../../shared/session/session-store.ts';

interface DashboardHeaderProps {
  person: Person;
  accountOpen: boolean;
  onAccount: () => void;
}

export function DashboardHeader({ person, accountOpen, onAccount }: DashboardHeaderProps) {
  return (
    <SiteHeader
      person={
        <>
          <span className="site-header__email">{person.email}</span>
          <Button size="small" aria-expanded={accountOpen} onClick={onAccount}>
            Account
          </Button>
          <Button size="small" onClick={() => void sessionStore.signOut('/')}>
            Logout
          </Button>
        </>
      }
    />
  );
}
