/** A picture's own address is signed for 15 minutes; this one signs it anew whenever it is opened. */
const screenshotAddress = (submissionId: string) =>
  `/dashboard?screenshot=${encodeURIComponent(submissionId)}`;

interface ScreenshotLinkProps {
  submissionId: string;
  name: string;
}

/** A link like any other: it opens in a new tab, by whatever button, and can be copied and kept. */
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
