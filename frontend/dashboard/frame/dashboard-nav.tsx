import { Link, useLocation } from 'react-router-dom';
import './dashboard-nav.css';

const pages = [
  { to: '/dashboard', name: 'Submissions' },
  { to: '/dashboard/forms', name: 'Forms' },
];

/** The navigation between the dashboard's pages. */
export function DashboardNav() {
  const { pathname } = useLocation();
  const current = pathname.startsWith('/dashboard/forms') ? 'Forms' : 'Submissions';
  return (
    <nav className="dashboard-nav" aria-label="Dashboard">
      {pages.map(({ to, name }) => (
        <Link key={to} to={to} aria-current={name === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
