import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { apiRoutes } from '../../contract/api-routes.ts';
import { mcpToolNames, mcpTools } from '../../contract/mcp-tools.ts';

const text = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8');

test('docs/mcp.md names each MCP tool with its scope', () => {
  const rows = [...text.matchAll(/^\| `(\w+)` +\| `(\w+)`/gm)].map(([, name, scope]) => [
    name,
    scope,
  ]);
  expect(rows).toEqual(mcpToolNames.map((name) => [name, apiRoutes[mcpTools[name].route].scope]));
});

test('the samples of docs/mcp.md are JSON with the x-api-key header', () => {
  const samples = [...text.matchAll(/```json\n([^`]*)```/g)].map(([, json = '']) => json);
  expect(samples).toHaveLength(2);
  for (const sample of samples) {
    expect(Object.keys(JSON.parse(sample) as object)).toEqual(['mcpServers']);
    expect(sample).toContain('x-api-key');
  }
});
