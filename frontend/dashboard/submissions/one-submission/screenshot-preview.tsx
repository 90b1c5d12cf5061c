import { useState } from 'react';
import './screenshot-preview.css';

export function ScreenshotPreview({ url, text }: { url: string; text: string }) {
  const [lost, setLost] = useState(false);
  if (lost) return <p>The screenshot is no longer kept.</p>;
  return (
    <a className="screenshot-preview" href={url} target="_blank" rel="noopener noreferrer">
      <img src={url} alt={text} loading="lazy" onError={() => setLost(true)} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
