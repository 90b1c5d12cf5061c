/**
 * A link to a screenshot. The picture's own address is valid for 15 minutes, so the link leads to a
 * page that signs a new address each time.
 */
const screenshotAddress = (submissionId: string) =>
  `/dashboard?screenshot=${encodeURIComponent(submissionId)}`;

interface ScreenshotLinkProps {
  submissionId: string;
  name: string;
}

/** An ordinary link, so that users can open it in a new tab, copy its address and store it. */
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
