/** Generated from schema.graphql by generate.ts. Not to be edited. */

/**
 * Every query, mutation and subscription. Resolvers, permissions, handlers and the authorisation
 * matrix are made from this table or checked against it.
 */
export const rootFields = {
  'Query.listApiKeys': {
    typeName: 'Query',
    fieldName: 'listApiKeys',
    admits: 'users',
    arguments: [],
  },
  'Query.listSubmissions': {
    typeName: 'Query',
    fieldName: 'listSubmissions',
    admits: 'users',
    arguments: [
      'limit',
      'nextToken',
      'status',
      'search',
      'keyId',
      'formId',
      'undecided',
      'from',
      'to',
    ],
  },
  'Query.getSubmission': {
    typeName: 'Query',
    fieldName: 'getSubmission',
    admits: 'users',
    arguments: ['id'],
  },
  'Query.findPerson': {
    typeName: 'Query',
    fieldName: 'findPerson',
    admits: 'users',
    arguments: ['phone', 'email', 'nextToken'],
  },
  'Query.submissionStats': {
    typeName: 'Query',
    fieldName: 'submissionStats',
    admits: 'users',
    arguments: ['from', 'to', 'nextToken', 'formId'],
  },
  'Query.targetHealth': {
    typeName: 'Query',
    fieldName: 'targetHealth',
    admits: 'users',
    arguments: [],
  },
  'Query.listTargetForms': {
    typeName: 'Query',
    fieldName: 'listTargetForms',
    admits: 'users',
    arguments: [],
  },
  'Query.getTargetForm': {
    typeName: 'Query',
    fieldName: 'getTargetForm',
    admits: 'users',
    arguments: ['id'],
  },
  'Query.isDefaultFormGone': {
    typeName: 'Query',
    fieldName: 'isDefaultFormGone',
    admits: 'users',
    arguments: [],
  },
  'Query.getRehearsal': {
    typeName: 'Query',
    fieldName: 'getRehearsal',
    admits: 'users',
    arguments: ['formId', 'id'],
  },
  'Query.notificationSettings': {
    typeName: 'Query',
    fieldName: 'notificationSettings',
    admits: 'users',
    arguments: [],
  },
  'Query.listRecipeVersions': {
    typeName: 'Query',
    fieldName: 'listRecipeVersions',
    admits: 'users',
    arguments: ['formId'],
  },
  'Mutation.createApiKey': {
    typeName: 'Mutation',
    fieldName: 'createApiKey',
    admits: 'users',
    arguments: ['keyName', 'keyValue', 'expiresAt', 'formId', 'takesForms'],
  },
  'Mutation.updateApiKey': {
    typeName: 'Mutation',
    fieldName: 'updateApiKey',
    admits: 'users',
    arguments: ['id', 'keyName', 'expiresAt', 'formId', 'takesForms'],
  },
  'Mutation.deleteApiKey': {
    typeName: 'Mutation',
    fieldName: 'deleteApiKey',
    admits: 'users',
    arguments: ['id'],
  },
  'Mutation.retrySubmission': {
    typeName: 'Mutation',
    fieldName: 'retrySubmission',
    admits: 'users',
    arguments: ['id', 'lead', 'fields', 'confirmed', 'version'],
  },
  'Mutation.cancelSubmission': {
    typeName: 'Mutation',
    fieldName: 'cancelSubmission',
    admits: 'users',
    arguments: ['id'],
  },
  'Mutation.eraseSubmission': {
    typeName: 'Mutation',
    fieldName: 'eraseSubmission',
    admits: 'users',
    arguments: ['id'],
  },
  'Mutation.forgetPerson': {
    typeName: 'Mutation',
    fieldName: 'forgetPerson',
    admits: 'users',
    arguments: ['phone', 'email', 'formIds'],
  },
  'Mutation.decideSubmission': {
    typeName: 'Mutation',
    fieldName: 'decideSubmission',
    admits: 'users',
    arguments: ['id', 'wentIn', 'version'],
  },
  'Mutation.sendOneLead': {
    typeName: 'Mutation',
    fieldName: 'sendOneLead',
    admits: 'users',
    arguments: ['formId', 'requestId', 'lead', 'fields'],
  },
  'Mutation.issueReceipt': {
    typeName: 'Mutation',
    fieldName: 'issueReceipt',
    admits: 'users',
    arguments: ['id', 'shown', 'picture'],
  },
  'Mutation.signOutEverywhere': {
    typeName: 'Mutation',
    fieldName: 'signOutEverywhere',
    admits: 'users',
    arguments: [],
  },
  'Mutation.deleteAccount': {
    typeName: 'Mutation',
    fieldName: 'deleteAccount',
    admits: 'users',
    arguments: ['email'],
  },
  'Mutation.createTargetForm': {
    typeName: 'Mutation',
    fieldName: 'createTargetForm',
    admits: 'users',
    arguments: ['name', 'shortName', 'url', 'confirmed'],
  },
  'Mutation.updateTargetForm': {
    typeName: 'Mutation',
    fieldName: 'updateTargetForm',
    admits: 'users',
    arguments: ['id', 'name', 'shortName', 'url', 'confirmed', 'pictureSuccess'],
  },
  'Mutation.saveRecipe': {
    typeName: 'Mutation',
    fieldName: 'saveRecipe',
    admits: 'users',
    arguments: ['formId', 'basedOn', 'recipe', 'customFields', 'note', 'rehearsalId'],
  },
  'Mutation.restoreRecipe': {
    typeName: 'Mutation',
    fieldName: 'restoreRecipe',
    admits: 'users',
    arguments: ['formId', 'version'],
  },
  'Mutation.setTargetFormState': {
    typeName: 'Mutation',
    fieldName: 'setTargetFormState',
    admits: 'users',
    arguments: ['id', 'state'],
  },
  'Mutation.setTargetFormDedupe': {
    typeName: 'Mutation',
    fieldName: 'setTargetFormDedupe',
    admits: 'users',
    arguments: ['id', 'dedupe'],
  },
  'Mutation.setTargetFormConsent': {
    typeName: 'Mutation',
    fieldName: 'setTargetFormConsent',
    admits: 'users',
    arguments: ['id', 'required'],
  },
  'Mutation.setTargetFormPace': {
    typeName: 'Mutation',
    fieldName: 'setTargetFormPace',
    admits: 'users',
    arguments: ['id', 'pace'],
  },
  'Mutation.rehearseTargetForm': {
    typeName: 'Mutation',
    fieldName: 'rehearseTargetForm',
    admits: 'users',
    arguments: ['formId', 'recipe', 'sample', 'fields'],
  },
  'Mutation.setNotifications': {
    typeName: 'Mutation',
    fieldName: 'setNotifications',
    admits: 'users',
    arguments: ['email'],
  },
  'Mutation.setDefaultTargetForm': {
    typeName: 'Mutation',
    fieldName: 'setDefaultTargetForm',
    admits: 'users',
    arguments: ['id'],
  },
  'Mutation.deleteTargetForm': {
    typeName: 'Mutation',
    fieldName: 'deleteTargetForm',
    admits: 'users',
    arguments: ['id'],
  },
  'Mutation.endSubscriptions': {
    typeName: 'Mutation',
    fieldName: 'endSubscriptions',
    admits: 'publisher',
    arguments: ['userId', 'notBefore'],
  },
  'Mutation.publishSubmission': {
    typeName: 'Mutation',
    fieldName: 'publishSubmission',
    admits: 'publisher',
    arguments: ['submission'],
  },
  'Mutation.publishRemoval': {
    typeName: 'Mutation',
    fieldName: 'publishRemoval',
    admits: 'publisher',
    arguments: ['id', 'userId'],
  },
  'Subscription.onSubmissionChanged': {
    typeName: 'Subscription',
    fieldName: 'onSubmissionChanged',
    admits: 'users',
    arguments: [],
  },
  'Subscription.onSubmissionRemoved': {
    typeName: 'Subscription',
    fieldName: 'onSubmissionRemoved',
    admits: 'users',
    arguments: [],
  },
} as const;

export type RootFieldName = keyof typeof rootFields;
export type RootField = (typeof rootFields)[RootFieldName];
