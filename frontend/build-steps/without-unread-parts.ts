/**
 * Called by the build. Replaces parts of Amplify that this site never uses and that no bundler can
 * detect as unused: 26 KB compressed of a page's first load. Each part is replaced by a smaller
 * module with the same exports. If a later Amplify imports one more export, the build fails.
 */
import type { Plugin } from 'vite';

const unread: readonly [RegExp, string][] = [
  // Leaves out Amplify's style properties (`<Text color="…" padding={{ base: … }}>`) and the theme
  // that defines their values. Every Amplify element reads the theme and watches the window's width
  // six times. This site's theme is CSS (`shared/design/amplify-theme.css`), and only Amplify's
  // icons set a width and a height.
  [
    /@aws-amplify\/ui-react\/dist\/esm\/primitives\/shared\/styleUtils\.mjs$/,
    `export const useStyles = ({ width, height, ...rest }, style) => ({
       propStyles: { ...style, width, height },
       nonStyleProps: rest,
     });`,
  ],
  // Leaves out Amplify's parsers of two settings formats. This site passes the settings directly:
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
  // Leaves out Amplify's IAM request signing. On this site every request carries the user's token.
  [
    /@aws-amplify\/core\/dist\/esm\/clients\/middleware\/signing\/signer\/signatureV4\/signRequest\.mjs$/,
    `export const signRequest = () => {
       throw new Error('Signatures by IAM are not part of this build');
     };`,
  ],
  // Leaves out Amplify's sign-out from another identity provider. On this site everybody signs in
  // with a password.
  [
    /@aws-amplify\/auth\/dist\/esm\/providers\/cognito\/utils\/oauth\/handleOAuthSignOut\.mjs$/,
    'export const handleOAuthSignOut = async () => undefined;',
  ],
  // Replaces GraphQL's parser and printer by two small functions. Every document of this site is
  // one constant operation, written by `npm run generate`; Amplify only asks for the operation's
  // kind and prints the document again. Amplify copies an error with the spread operator, which
  // copies only own properties. So `message` is made an own property, as in the original package.
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
