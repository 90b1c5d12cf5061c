/**
 * Every service of the local cloud, one line per service. The stores come first, so that they close
 * last: services close in reverse order. No service uses another service before the resources are
 * created.
 */
export { startDynamoDb } from './dynamodb/service.ts';
export { startKms } from './kms/service.ts';
export { startS3 } from './s3/service.ts';
export { startSqs } from './sqs/service.ts';
export { startApiGateway } from './api-gateway/service.ts';
export { startAppSync } from './appsync/service.ts';
export { startCloudFront } from './cloudfront/service.ts';
export { startCognito } from './cognito/service.ts';
export { startCustomResources } from './custom-resources/service.ts';
export { startLambda } from './lambda/service.ts';
export { startSes } from './ses/service.ts';
