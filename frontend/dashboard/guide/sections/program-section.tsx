import type { Program } from '../../../content/guide/language-samples.ts';
import { guideTexts } from '../../../content/guide/guide-texts.ts';
import { CodeBlock } from '../../components/code-block.tsx';
import { GuideNotes, type GuideProps } from '../../submissions/integration-guide/guide-steps.tsx';

interface ProgramSectionProps extends GuideProps {
  language: string;
  program: Program;
}

export function ProgramSection({ language, program, ...guide }: ProgramSectionProps) {
  const code = program(guide.webhookUrl, guide.apiKey, guide.form);
  return (
    <div className="guide">
      <CodeBlock keepsLines title={`${language} program`} code={code} />
      <GuideNotes notes={guideTexts.programs} />
    </div>
  );
}
