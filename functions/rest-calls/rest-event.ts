/**
 * The part of API Gateway's event that functions behind the key authoriser read. The release check
 * sends an event of the same shape.
 */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { AuthoriserContext } from '../../contract/api-key.ts';

export type RestEvent = Pick<
  APIGatewayProxyEvent,
  /** `resource` is the route's path pattern, such as `/process-lead/{id}`. */
  'httpMethod' | 'resource' | 'headers' | 'body' | 'isBase64Encoded' | 'pathParameters'
> & {
  requestContext: {
    authorizer?: Partial<AuthoriserContext> | null | undefined;
    /** The gateway's id of the request; absent if no gateway called the function. */
    requestId?: string;
  };
  /** The query parameters; if a parameter occurs several times, only its last value. */
  queryStringParameters?: APIGatewayProxyEvent['queryStringParameters'];
  multiValueQueryStringParameters?: APIGatewayProxyEvent['multiValueQueryStringParameters'];
};
