/**
 * Generates docs/stages.md: every setting with its comment, its type and its value in each stage.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { refusedSettings } from '../../stage-refusals.ts';
import type { StageSettings } from '../../stage-settings.ts';
import { stages } from '../../stages.ts';

const file = join(import.meta.dirname, '../../stage-settings.ts');

const opening = `# Stages

Made from \`infra/stage-settings.ts\` and \`infra/stages.ts\` by \`npm run generate\`; change those.

A stage is one deployment: \`npm run deploy -- <name>\`. A setting that is missing or out of range ends the synthesis with a sentence that says what to write. The domain's certificate and zone are named by their attributes, so a synthesis asks AWS nothing.

A production stage keeps its data when the stack is deleted: its tables have deletion protection and point-in-time recovery, its buckets and user pool are retained, and the stack itself has termination protection. Take that away by hand before \`npx cdk destroy\`.
`;

export async function stagesPage(): Promise<string> {
  const source = ts.createSourceFile(
    file,
    await readFile(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const settings = source.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'StageSettings');
  if (!settings) throw new Error(`${file} has no StageSettings`);
  const names = Object.keys(stages);
  const rows = settings.members.filter(ts.isPropertySignature).map((member) => row(member, names));
  const head = ['setting', 'what it is', 'type', ...names];
  return [
    opening,
    line(head),
    line(head.map(() => '---')),
    ...rows,
    '',
    'A fresh `prod` is refused until it has what is missing:',
    '',
    ...refusalsOf('prod').map((refusal) => `- ${refusal}`),
  ].join('\n');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const inCell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function refusalsOf(stage: string): string[] {
  const settings = stages[stage];
  return settings ? refusedSettings(settings) : [];
}

function row(member: ts.PropertySignature, names: readonly string[]): string {
  const name = member.name.getText();
  const [comment] = ts.getJSDocCommentsAndTags(member);
  const meaning = ts.getTextOfJSDocComment(comment?.comment) ?? commentAbove(member);
  const type = withoutComments(member.type);
  return line([
    `\`${name}\``,
    inCell(meaning),
    inCell(`\`${type}\``),
    ...names.map((stage) => inCell(valueIn(stage, name as keyof StageSettings))),
  ]);
}

/**
 * The text for a setting without a comment of its own. The text refers to the previous setting,
 * whose comment describes both settings.
 */
function commentAbove(member: ts.PropertySignature): string {
  const { members } = member.parent as ts.InterfaceDeclaration;
  const before = members[members.indexOf(member) - 1];
  if (!before) throw new Error(`${member.name.getText()} has no comment`);
  return `See \`${before.name?.getText()}\`.`;
}

function withoutComments(type: ts.TypeNode | undefined): string {
  if (!type) return '';
  return ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, type, type.getSourceFile());
}

function valueIn(stage: string, name: keyof StageSettings): string {
  const value = stages[stage]?.[name];
  if (value !== undefined) return `\`${JSON.stringify(value)}\``;
  const isWanted = refusalsOf(stage).some((refusal) => refusal.includes(`set ${name} to`));
  return isWanted ? '**must be set**' : '';
}
