/**
 * What the dashboard uses of Papa Parse. The package's own types (`@types/papaparse`) pull Node's
 * into the site, where `process` and `node:fs` would then compile.
 */
declare module 'papaparse' {
  interface Result<Row> {
    data: Row[];
    errors: { type: string; code: string; message: string; row?: number }[];
  }
  const Papa: {
    parse: <Row>(text: string, options: { delimitersToGuess: string[] }) => Result<Row>;
    unparse: (lines: unknown[][], options: { newline: string; escapeFormulae: RegExp }) => string;
  };
  export default Papa;
}
