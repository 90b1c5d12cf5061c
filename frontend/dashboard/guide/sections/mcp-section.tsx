import {
  mcpClaudeCommand,
  mcpNotes,
  mcpSettings,
  mcpTexts,
  mcpToolsCommand,
} from '../../../content/guide/mcp.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { GuideNotes, type GuideProps } from '../../submissions/integration-guide/guide-steps.tsx';
import { FieldTable } from '../../submissions/integration-guide/request-facts.tsx';

/** Explains how to connect an assistant by the Model Context Protocol. */
export function McpSection({ webhookUrl, apiKey }: GuideProps) {
  const tools = Object.entries(mcpTexts);
  return (
    <div className="guide">
      <p className="note">
        An assistant can send leads and ask what became of them by the Model Context Protocol.
      </p>
      <CodeBlock title="Claude Code command" code={mcpClaudeCommand(webhookUrl, apiKey)} />
      <CodeBlock title="MCP settings" code={mcpSettings(webhookUrl, apiKey)} />
      <CodeBlock title="MCP command" code={mcpToolsCommand(webhookUrl, apiKey)} />
      <FieldTable
        caption="Tools"
        headings={['Tool', 'Scope', 'What it does']}
        rows={tools.map(([name, { scope, does }]) => [name, scope, does])}
      />
      <GuideNotes notes={mcpNotes} />
    </div>
  );
}
