import { Link, useLocation } from 'react-router-dom';
import './dashboard-nav.css';

const pages = [
  { to: '/dashboard', name: 'Submissions' },
  { to: '/dashboard/forms', name: 'Forms' },
  { to: '/dashboard/callbacks', name: 'Callbacks' },
  { to: '/dashboard/alerts', name: 'Alerts' },
  { to: '/dashboard/guide', name: 'Guide' },
];

/** The navigation between the dashboard's pages. */
export function DashboardNav() {
  const { pathname } = useLocation();
  const current = pages.findLast(({ to }) => pathname.startsWith(to));
  return (
    <nav className="dashboard-nav" aria-label="Dashboard">
      {pages.map((page) => (
        <Link key={page.to} to={page.to} aria-current={page === current ? 'page' : undefined}>
          {page.name}
        </Link>
      ))}
    </nav>
  );
}
