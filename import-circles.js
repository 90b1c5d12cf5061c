/**
 * ESLint rule: no file may import itself through other files, not even by imports of types. Two
 * files that need each other's types can't be read or moved one by one. The rule
 * `import-x/no-cycle` does not check imports of types.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const known = new Map();

/**
 * The project's files that a file imports. All imports in this project have a file extension, so
 * other imports are ignored.
 */
function importsOf(file) {
  if (!known.has(file)) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    const own = importedFiles.filter(({ fileName }) => /^\..*\.tsx?$/.test(fileName));
    const paths = own.map(({ fileName }) => join(dirname(file), fileName));
    known.set(file, paths.filter(existsSync));
  }
  return known.get(file);
}

function reaches(from, target) {
  const reached = new Set([from]);
  for (const file of reached) {
    if (file === target) return true;
    for (const next of importsOf(file)) reached.add(next);
  }
  return false;
}

export const noImportCircle = {
  create: (context) => {
    const check = ({ source }) => {
      if (!source?.value?.startsWith?.('.')) return;
      const imported = join(dirname(context.filename), source.value);
      if (!existsSync(imported) || !reaches(imported, context.filename)) return;
      context.report({ node: source, message: 'This import leads back to this file.' });
    };
    return {
      Program: () => known.delete(context.filename),
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
