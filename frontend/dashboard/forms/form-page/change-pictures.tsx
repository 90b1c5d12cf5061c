import { useState } from 'react';
import '../rehearsals/rehearsals.css';
import './change-pictures.css';
import type { OwnForm } from '../../own-forms/one-form/own-form.ts';

/** Two pictures side by side: the page for which the recipe was made, and the changed page. */
export function ChangePictures({ form }: { form: OwnForm }) {
  const { name, recipeVersion, recipePictureUrl, attentionPictureUrl } = form;
  if (!recipePictureUrl && !attentionPictureUrl) return null;
  return (
    <div className="change-pictures">
      <PagePicture
        url={recipePictureUrl}
        title={`As version ${recipeVersion} was set up`}
        alt={`The page of ${name} as it was when version ${recipeVersion} was set up`}
        none="No picture was kept of the page as it was set up."
      />
      <PagePicture
        url={attentionPictureUrl}
        title="As it was found"
        alt={`The page of ${name} as it was when the change was found`}
        none="No picture was taken when the change was found. Rehearse to see the page as it is."
      />
    </div>
  );
}

interface PagePictureProps {
  url: string | null | undefined;
  title: string;
  alt: string;
  none: string;
}

function PagePicture({ url, title, alt, none }: PagePictureProps) {
  // Every read returns a new signed link to the same picture, so the first link is kept and the
  // picture is not loaded again.
  const [shown, setShown] = useState(url);
  const [failed, setFailed] = useState<string>();
  const isGone = url && failed === url;
  return (
    <figure className="picture">
      <figcaption>
        <strong>{title}</strong>
        {url && !isGone && (
          <>
            {' · '}
            <a href={url} target="_blank" rel="noopener noreferrer">
              Open the picture
              <span className="visually-hidden"> {title} (opens in a new tab)</span>
            </a>
          </>
        )}
      </figcaption>
      {!url && <p className="note">{none}</p>}
      {isGone && (
        <p className="note">
          The picture could not be loaded: it is kept for a while only. Rehearse to see the page.
        </p>
      )}
      {url && !isGone && (
        <div className="picture__frame" role="region" aria-label={title} tabIndex={0}>
          <img
            src={shown ?? url}
            alt={alt}
            onError={() => (shown === url ? setFailed(url) : setShown(url))}
          />
        </div>
      )}
    </figure>
  );
}
