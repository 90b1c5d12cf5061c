/** The routes of the key API, without the wiring to AWS. */
import type { APIGatewayProxyResult } from 'aws-lambda';
import { answerCall, type CallDependencies } from '../rest-calls/answer-call.ts';
import type { RestEvent } from '../rest-calls/rest-event.ts';
import {
  addCallback,
  deleteCallback,
  listCallbacks,
  type CallbackDependencies,
} from './callbacks.ts';
import { listEvents, type EventListDependencies } from './list-events.ts';
import { listForms, type FormListDependencies } from './list-forms.ts';
import { newestRehearsal, type NewestRehearsalDependencies } from './newest-rehearsal.ts';
import { listSubmissions, type SubmissionListDependencies } from './list-submissions.ts';

export type KeyApiDependencies = CallDependencies &
  FormListDependencies &
  SubmissionListDependencies &
  CallbackDependencies &
  NewestRehearsalDependencies &
  EventListDependencies;

export function createKeyApi(dependencies: KeyApiDependencies) {
  return (event: RestEvent): Promise<APIGatewayProxyResult> => {
    const id = event.pathParameters?.['id'] ?? '';
    return answerCall<'keyApi'>(
      event,
      {
        'GET /submissions': (caller) => listSubmissions(caller, event, dependencies),
        'GET /forms': (caller) => listForms(caller, dependencies),
        'GET /forms/{id}/rehearsal': (caller) => newestRehearsal(caller, id, dependencies),
        'GET /events': (caller) => listEvents(caller, event, dependencies),
        'POST /callbacks': ({ userId }) => addCallback(userId, event, dependencies),
        'GET /callbacks': ({ userId }) => listCallbacks(userId, dependencies),
        'DELETE /callbacks/{id}': ({ userId }) => deleteCallback(userId, id, dependencies),
      },
      dependencies,
    );
  };
}
