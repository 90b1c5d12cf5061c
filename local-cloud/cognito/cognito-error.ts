/** A refusal with Cognito's own name and message, which the Amplify client shows to the user. */
export type CognitoErrorName =
  | 'CodeMismatchException'
  | 'EnableSoftwareTokenMFAException'
  | 'ExpiredCodeException'
  | 'InvalidParameterException'
  | 'InvalidPasswordException'
  | 'LimitExceededException'
  | 'NotAuthorizedException'
  | 'RefreshTokenReuseException'
  | 'ResourceNotFoundException'
  | 'SerializationException'
  | 'SoftwareTokenMFANotFoundException'
  | 'UnknownOperationException'
  | 'UnsupportedTokenTypeException'
  | 'UserLambdaValidationException'
  | 'UserNotConfirmedException'
  | 'UserNotFoundException'
  | 'UsernameExistsException';

export class CognitoError extends Error {
  override readonly name: CognitoErrorName;

  constructor(name: CognitoErrorName, message: string) {
    super(message);
    this.name = name;
  }
}

export const incorrectCredentials = () =>
  new CognitoError('NotAuthorizedException', 'Incorrect username or password.');
