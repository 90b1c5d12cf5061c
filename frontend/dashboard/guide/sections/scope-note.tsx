import type { ApiScope } from '../../../../contract/api-routes.ts';
import type { GuideReader } from '../../../content/integration-guide.ts';

interface ScopeNoteProps {
  scope: ApiScope;
  reader: GuideReader;
}

/** Says which scope the API key needs, and whether the user's newest key has this scope. */
export function ScopeNote({ scope, reader: { keyName, scopes } }: ScopeNoteProps) {
  const lacks = keyName !== undefined && !scopes.includes(scope);
  return (
    <p className="note">
      The API key needs the scope <code>{scope}</code>.
      {lacks && ` Your key “${keyName}” does not have it; scopes are chosen when a key is made.`}
    </p>
  );
}
