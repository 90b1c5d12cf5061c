/**
 * Sign-up and sign-in: a Cognito user pool with e-mail as the user name, and the site's public
 * client. Tokens live 15 minutes, because AppSync does not ask whether they were revoked; the
 * accounts table tells the dashboard API which sessions were ended before that. With
 * `signUpVerification: 'none'` a trigger confirms each sign-up, so that it signs in at once.
 */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { AccountRecovery, Mfa, UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { errorPeriod, RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageSettings } from './stages.ts';

export interface LoginProps {
  signUpVerification: StageSettings['signUpVerification'];
  /** Whether the users outlive the stack. */
  keepData: boolean;
}

const tokenValidity = Duration.minutes(15);

export class Login extends Construct {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly alarms: readonly RunbookAlarm[];

  constructor(scope: Construct, id: string, props: LoginProps) {
    super(scope, id);
    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: true, mutable: true },
      },
      passwordPolicy: {
        minLength: 6,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      keepOriginal: { email: true },
      userVerification: {
        emailSubject: 'Your Form Automation code',
        emailBody: 'Your code for Form Automation is {####}.',
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      deletionProtection: props.keepData,
      removalPolicy: props.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.client = this.userPool.addClient('Client', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: tokenValidity,
      idTokenValidity: tokenValidity,
      refreshTokenValidity: Duration.days(30),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
    });
    this.alarms = props.signUpVerification === 'none' ? [this.confirmSignUps()] : [];
    acknowledge(this.userPool, {
      'AwsSolutions-COG1':
        'The product specifies passwords of at least 6 characters without character classes; ' +
        'Cognito throttles guesses per user, and TOTP can be added.',
      'AwsSolutions-COG2':
        'A second factor (TOTP) is offered and optional: the product signs people in with a ' +
        'password, and an account reaches only its own leads.',
      'AwsSolutions-COG8':
        'Threat protection of the Plus plan is charged per active user; the service is a free ' +
        'beta and relies on SRP, lock-out, short tokens and token revocation.',
    });
  }

  /** Where Cognito is called. */
  get endpoint(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `https://cognito-idp.${region}.${urlSuffix}/`;
  }

  /** The account watch: see who is disabled or gone. */
  grantLook(grantee: LambdaFunction) {
    this.userPool.grant(grantee, 'cognito-idp:ListUsers', 'cognito-idp:AdminGetUser');
  }

  /** The digest: one user's address. */
  grantFind(grantee: LambdaFunction) {
    this.userPool.grant(grantee, 'cognito-idp:AdminGetUser');
  }

  private confirmSignUps(): RunbookAlarm {
    const preSignUp = new ServiceFunction(this, 'PreSignUp', {
      name: 'preSignUp',
      description: 'Confirms each sign-up and its e-mail address (stage setting none)',
      environment: {},
      timeout: Duration.seconds(5),
      memorySize: 128,
    });
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
    return new RunbookAlarm(this, 'SignUpErrorsAlarm', {
      metric: preSignUp.metricErrors({ period: errorPeriod }),
      above: 0,
      meaning: 'The pre-sign-up function failed, so people cannot create accounts.',
    });
  }
}
