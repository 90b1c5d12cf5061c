import { Button } from '@aws-amplify/ui-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../../../contract/site-config.ts';
import { Loading } from '../components/loading.tsx';
import { messageOf } from '../service/service-error.ts';
import { siteConfigQuery } from './site-config-query.ts';

interface ServiceGateProps {
  loading: ReactNode;
  children: (config: SiteConfig) => ReactNode;
}

/** Reads the deployment's settings before it renders anything that needs them. */
export function ServiceGate({ loading, children }: ServiceGateProps) {
  const { data, error, isFetching, refetch } = useQuery(siteConfigQuery);
  if (data) return children(data);
  if (!error) return loading;
  return (
    <Loading
      failure={
        <>
          <p>The site’s settings could not be read. {messageOf(error)}</p>
          <Button isDisabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      }
    />
  );
}
