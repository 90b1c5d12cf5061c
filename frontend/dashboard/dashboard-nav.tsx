import { NavLink } from 'react-router-dom';
import './dashboard-nav.css';

/** Between the pages of the dashboard. */
export function DashboardNav() {
  return (
    <nav className="dashboard-nav" aria-label="Dashboard">
      <NavLink end to="/dashboard">
        Submissions
      </NavLink>
      <NavLink to="/dashboard/forms">Forms</NavLink>
    </nav>
  );
}
