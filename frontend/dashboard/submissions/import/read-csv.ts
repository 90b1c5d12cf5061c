import Papa from 'papaparse';

const delimiters = [',', ';', '\t', '|'];

export interface CsvTable {
  /**
   * The headings from the first line. A column with an empty or repeated heading is named by its
   * position.
   */
  columns: readonly string[];
  rows: readonly CsvRow[];
}

export interface CsvRow {
  /** The row's number as in a spreadsheet, where the header is row 1. */
  number: number;
  cells: readonly string[];
}

/**
 * Reads the text of a CSV file as a table.
 * @throws {Error} with a message for the user, if the text is no CSV table that can be imported.
 */
export function readCsv(text: string): CsvTable {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    throw new Error(`Row ${(broken.row ?? 0) + 1} has a quotation mark that does not end.`);
  }
  const [names = [], ...lines] = data;
  const columns = names.map((name, index) => {
    const named = name.trim();
    return named === '' || names.indexOf(name) !== index ? `Column ${index + 1}` : named;
  });
  const rows = lines
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (columns.length === 0 || rows.length === 0) {
    throw new Error('The file has no rows below its line of column names.');
  }
  return { columns, rows };
}

/**
 * @returns the delimiter that splits the header into the most columns. Papa Parse's own detection
 * is not used: it also compares the first rows and the empty last one, so a few semicolons in a
 * cell can win over commas.
 */
function delimiterOf(text: string): string {
  const counted = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1 });
    return { delimiter, parts: data[0]?.length ?? 0 };
  });
  return counted.reduce((best, one) => (one.parts > best.parts ? one : best)).delimiter;
}
