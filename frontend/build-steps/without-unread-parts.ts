/**
 * Called by the build. Replaces parts of Amplify that this site never uses and that no bundler can
 * detect as unused: 26 KB compressed of a page's first load. Each is replaced by a smaller module
 * with the same exports, so that a build fails as soon as Amplify imports one more.
 */
import type { Plugin } from 'vite';

const unread: readonly [RegExp, string][] = [
  // Styles given as properties (`<Text color="…" padding={{ base: … }}>`), and the theme that they
  // name values of. Every element reads it and watches the window's width six times. Here the theme
  // is CSS (`shared/design/amplify-theme.css`), and only Amplify's icons set a width and a height.
  [
    /@aws-amplify\/ui-react\/dist\/esm\/primitives\/shared\/styleUtils\.mjs$/,
    `export const useStyles = ({ width, height, ...rest }, style) => ({
       propStyles: { ...style, width, height },
       nonStyleProps: rest,
     });`,
  ],
  // Parsers of two formats of settings. Here the settings are passed directly:
  // `shared/service/amplify.ts`.
  [
    /@aws-amplify\/core\/dist\/esm\/parseAWSExports\.mjs$/,
    'export const parseAWSExports = (config) => config;',
  ],
  [
    /@aws-amplify\/core\/dist\/esm\/parseAmplifyOutputs\.mjs$/,
    `export const isAmplifyOutputs = () => false;
     export const parseAmplifyOutputs = (config) => config;`,
  ],
  // Signatures by IAM. Here every request carries the user's token.
  [
    /@aws-amplify\/core\/dist\/esm\/clients\/middleware\/signing\/signer\/signatureV4\/signRequest\.mjs$/,
    `export const signRequest = () => {
       throw new Error('Signatures by IAM are not part of this build');
     };`,
  ],
  // The end of a session that began at another provider. Here everybody signs in with a password.
  [
    /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/utils\/oauth\/handleOAuthSignOut\.mjs$/,
    'export const handleOAuthSignOut = async () => undefined;',
  ],
  // A parser and a printer of GraphQL. Every document here is one constant operation, written by
  // `npm run generate`; Amplify asks for its kind and prints it again. GraphQL's errors are copied
  // by spreading, so their message is an own property, as in the package.
  [
    /\/graphql\/index\.mjs$/,
    `export const parse = (text) => {
       const [, operation] = /^\\s*(query|mutation|subscription)\\b/.exec(text) ?? [];
       return { text, definitions: [{ kind: 'OperationDefinition', operation }] };
     };
     export const print = ({ text }) => text;
     export class GraphQLError extends Error {
       constructor(message, nodes, source, positions, path, originalError) {
         super(message);
         Object.defineProperty(this, 'message', { value: message, enumerable: true });
         this.originalError = originalError;
       }
     }`,
  ],
];

export function withoutUnreadParts(): Plugin {
  return {
    name: 'without-unread-parts',
    enforce: 'pre',
    load: (id) => unread.find(([module]) => module.test(id))?.[1],
  };
}
