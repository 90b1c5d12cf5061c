import { screenshotService } from '../../../contract/screenshot-service.ts';
import { clients, type Client } from '../../content/clients.ts';

export function ClientGrid() {
  return (
    <ul className="client-grid">
      {clients.map((client) => (
        <li key={client.address}>
          <ClientLink {...client} />
        </li>
      ))}
    </ul>
  );
}

function ClientLink({ name, sector, address }: Client) {
  return (
    <a className="client" href={address} target="_blank" rel="noopener noreferrer">
      <span className="client__picture">
        <Globe />
        {/* The link's text is the client's name. If the picture fails to load, the globe icon
            behind it is visible. */}
        <img
          src={`${screenshotService}${address}`}
          alt=""
          width={400}
          height={600}
          loading="lazy"
          decoding="async"
          data-thumbnail=""
        />
      </span>
      <span className="client__name">{name}</span>
      <span className="client__sector">{sector}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

function Globe() {
  return (
    <svg className="globe" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <circle cx="24" cy="24" r="19" />
        <ellipse cx="24" cy="24" rx="8.5" ry="19" />
        <path d="M5 24h38M8 14.5h32M8 33.5h32" />
      </g>
    </svg>
  );
}
