/** The sections of the guide in their order. The table of contents is generated from this list. */
import type { ComponentType } from 'react';
import {
  javaScriptProgram,
  phpProgram,
  pythonProgram,
  type Program,
} from '../../../content/guide/language-samples.ts';
import { CurlGuide } from '../../submissions/integration-guide/curl-guide.tsx';
import type { GuideProps } from '../../submissions/integration-guide/guide-steps.tsx';
import { SheetsGuide } from '../../submissions/integration-guide/sheets-guide.tsx';
import { CallbacksSection } from './callbacks-section.tsx';
import { McpSection } from './mcp-section.tsx';
import { ProgramSection } from './program-section.tsx';
import { BulkSection, EventsSection, ListsSection } from './rest-sections.tsx';
import { MakeSection, N8nSection, ZapierSection } from './tool-sections.tsx';

interface GuideSection {
  /** The fragment of the section's address. */
  id: string;
  title: string;
  Content: ComponentType<GuideProps>;
}

const programIn = (language: string, program: Program) =>
  function ProgramInLanguage(guide: GuideProps) {
    return <ProgramSection {...guide} language={language} program={program} />;
  };

export const guideSections: readonly GuideSection[] = [
  { id: 'first-lead', title: 'First lead', Content: CurlGuide },
  { id: 'bulk', title: 'Many leads at once', Content: BulkSection },
  { id: 'lists', title: 'Lists', Content: ListsSection },
  { id: 'events', title: 'Events', Content: EventsSection },
  { id: 'callbacks', title: 'Callbacks', Content: CallbacksSection },
  { id: 'mcp', title: 'MCP', Content: McpSection },
  { id: 'n8n', title: 'n8n', Content: N8nSection },
  { id: 'make', title: 'Make', Content: MakeSection },
  { id: 'zapier', title: 'Zapier', Content: ZapierSection },
  { id: 'javascript', title: 'JavaScript', Content: programIn('JavaScript', javaScriptProgram) },
  { id: 'python', title: 'Python', Content: programIn('Python', pythonProgram) },
  { id: 'php', title: 'PHP', Content: programIn('PHP', phpProgram) },
  { id: 'apps-script', title: 'Google Apps Script', Content: SheetsGuide },
];
