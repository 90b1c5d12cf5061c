import { describe, expect, test } from '@jest/globals';
import { Match } from 'aws-cdk-lib/assertions';
import { development, production } from '../synthesise.ts';

const { template } = development;

describe('login', () => {
  test('the password needs six characters and no classes', () => {
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

  test('the client is public, signs in by SRP, rotates tokens', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    });
  });

  test('access and id tokens live a quarter of an hour', () => {
    template.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      TokenValidityUnits: Match.objectLike({ AccessToken: 'minutes', IdToken: 'minutes' }),
    });
  });

  test('one request runs few resolvers and none deep', () => {
    template.hasResourceProperties('AWS::AppSync::GraphQLApi', {
      ResolverCountLimit: 10,
      QueryDepthLimit: 5,
    });
  });

  test('a trigger confirms sign-ups where nothing is verified', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { PreSignUp: Match.anyValue() },
    });
  });

  test('codes are sent as the stage’s own sender', () => {
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

  test('production leaves the confirmation to the e-mailed code', () => {
    const pool = production.template.findResources('AWS::Cognito::UserPool');
    expect(JSON.stringify(pool)).not.toContain('LambdaConfig');
  });
});
