/**
 * Sign-up and sign-in: a Cognito user pool with e-mail as the user name, and the site's public
 * client. Tokens are valid for 15 minutes, because AppSync does not check whether they were
 * revoked. The accounts table tells the dashboard API which sessions were ended before their tokens
 * expire. With `signUpVerification: 'none'` a trigger confirms each sign-up, so that the user is
 * signed in at once.
 */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import {
  AccountRecovery,
  Mfa,
  UserPool,
  UserPoolOperation,
  CfnUserPool,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { mailIdentityOf } from './mail-identity.ts';
import { RunbookAlarm } from './runbook-alarm.ts';
import { ServiceFunction } from './service-function.ts';
import type { StageSettings } from './stage-settings.ts';
import { cfnResource } from './cfn-resource.ts';
import { crashAlarm } from './crash-alarm.ts';

export interface LoginProps {
  settings: Pick<StageSettings, 'signUpVerification' | 'mailFrom' | 'mailIdentity'>;
  /** Whether the users are kept when the stack is deleted. */
  keepData: boolean;
}

const tokenValidity = Duration.minutes(15);
const mostSignUpsAnHour = 50;

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
    const { signUpVerification, mailFrom } = props.settings;
    if (mailFrom) this.sendBy(mailFrom, mailIdentityOf(props.settings));
    this.alarms = [
      this.signUpStorm(),
      ...(signUpVerification === 'none' ? [this.confirmSignUps()] : []),
    ];
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

  /** The address of Cognito's API. */
  get endpoint(): string {
    const { region, urlSuffix } = Stack.of(this);
    return `https://cognito-idp.${region}.${urlSuffix}/`;
  }

  /**
   * Lets the account-watch function read which users are disabled or removed. It may also remove
   * users who never confirmed their address or whose account was deleted.
   */
  grantWatch(grantee: LambdaFunction) {
    this.userPool.grant(
      grantee,
      'cognito-idp:ListUsers',
      'cognito-idp:AdminGetUser',
      'cognito-idp:AdminDeleteUser',
    );
  }

  /** Lets the function that sends digest e-mails read one user's address at a time. */
  grantFind(grantee: LambdaFunction) {
    this.userPool.grant(grantee, 'cognito-idp:AdminGetUser');
  }

  /**
   * Sets the sender of e-mails in CloudFormation's own resource, because CDK's
   * `UserPoolEmail.withSES` needs to know the region at synthesis. On the first deployment Cognito
   * creates the service-linked role with which it sends e-mails.
   */
  private sendBy(from: string, resourceName = from) {
    const pool = cfnResource(this.userPool, CfnUserPool);
    pool.emailConfiguration = {
      emailSendingAccount: 'DEVELOPER',
      from,
      sourceArn: Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName }),
    };
  }

  private signUpStorm(): RunbookAlarm {
    return new RunbookAlarm(this, 'SignUpStormAlarm', {
      metric: new Metric({
        namespace: 'AWS/Cognito',
        metricName: 'SignUpSuccesses',
        dimensionsMap: {
          UserPool: this.userPool.userPoolId,
          UserPoolClient: this.client.userPoolClientId,
        },
        statistic: 'Sum',
        period: Duration.hours(1),
      }),
      above: mostSignUpsAnHour,
      meaning: 'Far more accounts are created than usual.',
      because: `It is ${mostSignUpsAnHour} in an hour; a service of this size sees a few a day.`,
    });
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
    return crashAlarm(this, 'SignUpErrorsAlarm', preSignUp, {
      meaning: 'The pre-sign-up function failed, so people cannot create accounts.',
      because: 'The function calls no other service, so one error is a fault of ours.',
    });
  }
}
