import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { development, production } from '../synthesise.ts';

const { template } = development;

describe('the login of users by Cognito and AppSync', () => {
  test('a password needs six characters of any kind', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
    });
  });

  test("the user pool's client is public, uses SRP and rotates tokens", () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    });
  });

  test('access and ID tokens expire after 15 minutes', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes', IdToken: 'minutes' }),
    });
  });

  test('GraphQL requests are limited to ten resolvers and depth five', () => {
    template.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      ResolverCountLimit: 10,
      QueryDepthLimit: 5,
    });
  });

  test('the GraphQL schema cannot be read from the API', () => {
    template.hasResourceProperties('AWS::AppSync::GraphQLApi', { IntrospectionConfig: 'DISABLED' });
  });

  test('a pre-sign-up trigger confirms users of a development stage', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { PreSignUp: Match.anyValue() },
    });
  });

  test('Cognito sends codes from the stage’s own e-mail address', () => {
    production.template.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: 'leads@agency.example',
        SourceArn: {
          'Fn::Join': ['', Match.arrayWith([Match.stringLikeRegexp(':identity/agency.example$')])],
        },
      },
    });
  });

  test('production confirms sign-ups by e-mailed code', () => {
    const pool = production.template.findResources('AWS::Cognito::UserPool');
    expect(JSON.stringify(pool)).not.toContain('LambdaConfig');
  });
});
