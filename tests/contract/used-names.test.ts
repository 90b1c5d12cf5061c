/**
 * Finds failure reasons that no function raises, and environment variables that their function does
 * not read. The compiler does not report either, so the tests search the functions' sources.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { functionEnvironment, type FunctionName } from '../../contract/environment.ts';
import { failureReasons } from '../../contract/submission.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = new Map(
  globSync('functions/**/*.ts', { cwd: root }).map((file) => [
    path.join(root, file),
    readFileSync(path.join(root, file), 'utf8'),
  ]),
);

/**
 * Returns the string literals that a source uses as values. Leaves out literals in types, `case`
 * clauses, arrays, comparisons and other binary expressions.
 */
function valuesIn(source: string): string[] {
  const values: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && !isOnlyNamed(node.parent)) values.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
  return values;
}

const isOnlyNamed = (parent: ts.Node): boolean =>
  ts.isLiteralTypeNode(parent) ||
  ts.isBinaryExpression(parent) ||
  ts.isCaseClause(parent) ||
  ts.isArrayLiteralExpression(parent);

const namesReason = new RegExp(`'(${failureReasons.join('|')})'`);
const raised = new Set(
  [...sources.values()].filter((source) => namesReason.test(source)).flatMap(valuesIn),
);

test.each(failureReasons)('some function raises the failure reason %s', (reason) => {
  expect([...raised]).toContain(reason);
});

/** The source of a function's handler and of all modules that the handler imports. */
function sourceOf(name: FunctionName): string {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const seen = new Set<string>();
  const visit = (file: string): void => {
    const source = sources.get(file);
    if (source === undefined || seen.has(file)) return;
    seen.add(file);
    for (const [, specifier = ''] of source.matchAll(/'(\.[^']+\.ts)'/g))
      visit(path.resolve(path.dirname(file), specifier));
  };
  visit(path.join(root, 'functions', folder, 'handler.ts'));
  expect(seen.size).toBeGreaterThan(0);
  return [...seen].map((file) => sources.get(file)).join('\n');
}

test.each(Object.keys(functionEnvironment) as FunctionName[])(
  'the %s function reads all its environment variables',
  (name) => {
    const source = sourceOf(name);
    const unread = functionEnvironment[name].filter(
      (variable) => !new RegExp(`\\.${variable}\\b`).test(source),
    );
    expect(unread).toEqual([]);
  },
);
