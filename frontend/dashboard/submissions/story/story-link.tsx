import { Link, useSearchParams } from 'react-router-dom';
import { storyAddress } from './use-open-story.ts';
import './story-link.css';

interface StoryLinkProps {
  submissionId: string;
  name: string;
  isOpen: boolean;
}

export function StoryLink({ submissionId, name, isOpen }: StoryLinkProps) {
  const [address] = useSearchParams();
  return (
    <Link
      to={storyAddress(address, submissionId)}
      preventScrollReset
      className="story-link"
      data-story={submissionId}
      aria-expanded={isOpen}
      aria-label={`Story of ${name}`}
    >
      {name}
    </Link>
  );
}
