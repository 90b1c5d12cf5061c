import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../../../contract/site-config.ts';
import { messageOf } from '../service/service-error.ts';
import { siteConfigQuery } from './site-config-query.ts';

interface ServiceGateProps {
  waiting: ReactNode;
  children: (config: SiteConfig) => ReactNode;
}

/** Reads the deployment's settings and sets Amplify up before anything that talks to it. */
export function ServiceGate({ waiting, children }: ServiceGateProps) {
  const { data, error, isFetching, refetch } = useQuery(siteConfigQuery);
  if (data) return children(data);
  if (!error) return waiting;
  return (
    <div className="waiting page-width" role="alert">
      <p>The site’s settings could not be read. {messageOf(error)}</p>
      <Button isDisabled={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}
