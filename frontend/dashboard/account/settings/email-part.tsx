import { useQuery, useQueryClient } from '@tanstack/react-query';
import { setNotifications } from '../../../../contract/graphql-operations.ts';
import { accountTexts } from '../../../content/account.ts';
import { notifySuccess } from '../../../shared/components/notify.ts';
import { useRequest } from '../../../shared/components/use-request.ts';
import { runOperation } from '../../../shared/service/graphql.ts';
import '../../components/check-line.css';
import { CheckLine } from '../../components/check-line.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { notificationQueries } from './notification-queries.ts';

const texts = accountTexts.email;

/** Whether the service may send e-mails to this user. */
export function EmailPart({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(notificationQueries.settings);
  const { send } = useRequest();
  const set = (wanted: boolean) =>
    send(async () => {
      const answer = await runOperation(setNotifications, { email: wanted });
      queryClient.setQueryData(notificationQueries.settings.queryKey, answer.setNotifications);
      notifySuccess(wanted ? texts.on : texts.off);
    });
  return (
    <div className="account-part">
      <h3>{texts.heading}</h3>
      {data && !data.sent && <p>{texts.none}</p>}
      {data?.sent && (
        <>
          <p className="breakable">{texts.text(email)}</p>
          <CheckLine label={texts.label} checked={data.email} onChange={set} />
        </>
      )}
      {!data && error && <QueryFailure {...{ error, isFetching, refetch }} />}
      {!data && !error && <p>Loading...</p>}
    </div>
  );
}
