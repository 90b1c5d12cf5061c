/** The part of API Gateway's event that the webhook reads. The release check sends the same. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { AuthoriserContext } from '../../contract/api-key.ts';

export type RestEvent = Pick<
  APIGatewayProxyEvent,
  'httpMethod' | 'headers' | 'body' | 'isBase64Encoded' | 'pathParameters'
> & {
  /** The gateway's route, such as `/leads`. Absent if no gateway called the function. */
  resource?: string;
  requestContext: {
    authorizer?: Partial<AuthoriserContext> | null | undefined;
    /** Absent if no gateway called the function. */
    requestId?: string;
  };
};
