import { sheetNotes, sheetSteps } from '../../../content/integration-guide.ts';
import { fillSheetScript } from '../../../content/sheet-script/fill-sheet-script.ts';
import readRows from '../../../content/sheet-script/read-rows.js?raw';
import sendLeads from '../../../content/sheet-script/send-leads.js?raw';
import writeNotes from '../../../content/sheet-script/write-notes.js?raw';
import { CodeBlock } from '../../components/code-block.tsx';
import { GuideNotes, GuideSteps, type GuideProps } from './guide-steps.tsx';

/** The script consists of three source files, which the guide shows as one script. */
const source = `${sendLeads}\n${writeNotes}\n${readRows}`;

export function SheetsGuide({ webhookUrl, apiKey, form, reader }: GuideProps) {
  return (
    <div className="guide">
      <GuideSteps steps={sheetSteps(reader)} />
      <CodeBlock
        keepsLines
        title="Apps Script"
        code={fillSheetScript(source, webhookUrl, apiKey, form)}
      />
      <GuideNotes notes={sheetNotes} />
    </div>
  );
}
