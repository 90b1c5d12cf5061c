import { Button } from '@aws-amplify/ui-react';
import { BrandMark } from '../shared/components/brand-mark.tsx';
import { sessionStore } from '../shared/session/amplify-session.ts';
import type { Person } from '../shared/session/session-store.ts';

interface DashboardHeaderProps {
  person: Person;
  accountOpen: boolean;
  onAccount: () => void;
}

export function DashboardHeader({ person, accountOpen, onAccount }: DashboardHeaderProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <header className="site-header">
        <div className="page-width site-header__row">
          <BrandMark />
          <div className="dashboard-header__person">
            <span className="dashboard-header__email">{person.email}</span>
            <Button size="small" aria-expanded={accountOpen} onClick={onAccount}>
              Account
            </Button>
            <Button size="small" onClick={() => void sessionStore.signOut('/')}>
              Logout
            </Button>
          </div>
        </div>
      </header>
    </>
  );
}
