import { sheetNotes, sheetSteps } from '../../content/integration-guide.ts';
import { fillSheetScript } from '../../content/sheet-script/fill-sheet-script.ts';
import source from '../../content/sheet-script/send-leads.js?raw';
import { CodeBlock } from './code-block.tsx';
import { GuideNotes, GuideSteps, type GuideProps } from './guide-steps.tsx';

export function SheetsGuide({ webhookUrl, apiKey }: GuideProps) {
  return (
    <div className="guide">
      <GuideSteps steps={sheetSteps} />
      <CodeBlock title="Apps Script" code={fillSheetScript(source, webhookUrl, apiKey)} />
      <GuideNotes notes={sheetNotes} />
    </div>
  );
}
