import { Button } from '@aws-amplify/ui-react';
import { copyText } from './copy-text.ts';
import { notifyError, notifySuccess } from '../../shared/components/notify.ts';
import { messageOf } from '../../shared/service/service-error.ts';
import './code-block.css';

interface CodeBlockProps {
  title: string;
  code: string;
  /** Long lines are not wrapped; the block scrolls sideways. */
  keepsLines?: boolean;
}

export function CodeBlock({ title, code, keepsLines = false }: CodeBlockProps) {
  const copy = () =>
    copyText(code)
      .then(() => notifySuccess('Copied', `${title} copied to clipboard`))
      .catch((error: unknown) => notifyError(messageOf(error)));
  return (
    <div className={keepsLines ? 'code-block' : 'code-block code-block--wrapped'}>
      <div className="code-block__head">
        <span>{title}</span>
        <Button
          size="small"
          variation="link"
          aria-label={`Copy ${title}`}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </div>
      {/* The code block scrolls, so keyboard users must be able to focus the block. */}
      <pre tabIndex={0} role="group" aria-label={title}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
