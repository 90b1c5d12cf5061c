/**
 * Types for the part of Papa Parse that the dashboard uses. The package's own types
 * (`@types/papaparse`) import Node's types, so `process` and `node:fs` would compile in browser
 * code.
 */
declare module 'papaparse' {
  interface Result<Row> {
    data: Row[];
    errors: { type: string; code: string; message: string; row?: number }[];
  }
  const Papa: {
    parse: <Row>(text: string, options: { delimiter: string; preview?: number }) => Result<Row>;
    unparse: (
      lines: unknown[][],
      options: { newline: string; quotes: (cell: unknown) => boolean },
    ) => string;
  };
  export default Papa;
}
