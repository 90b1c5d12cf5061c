/**
 * A picture's own address is valid for 15 minutes; this page address signs a new one whenever it is
 * opened.
 */
const screenshotAddress = (submissionId: string) =>
  `/dashboard?screenshot=${encodeURIComponent(submissionId)}`;

interface ScreenshotLinkProps {
  submissionId: string;
  name: string;
}

/** An ordinary link: it can be opened in a new tab, copied and stored. */
export function ScreenshotLink({ submissionId, name }: ScreenshotLinkProps) {
  return (
    <a
      className="row-action"
      href={screenshotAddress(submissionId)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`View screenshot for ${name} (opens in a new tab)`}
    >
      View screenshot
    </a>
  );
}
