import { useState } from 'react';
import type { Pressable, RehearsalReport } from '../../../../contract/rehearsal.ts';
import { frameStyle, pictureStyle, type Size } from './place-picture.ts';

interface NumberedPictureProps {
  url: string;
  report: RehearsalReport;
  marked: number | undefined;
  onMark: (number: number | undefined) => void;
}

/** The picture of the page at the end of the rehearsal, with the fields' numbers drawn into it. */
export function NumberedPicture({ url, report, marked, onMark }: NumberedPictureProps) {
  const [size, setSize] = useState<Size>();
  // Each time the rehearsal is read, the same picture has a new signed link. The first link is
  // kept, so that the browser does not load the picture again.
  const [shown, setShown] = useState(url);
  const [failed, setFailed] = useState<string>();
  const { title, fields, pressables } = report;
  const numbered: readonly Pick<Pressable, 'number' | 'place'>[] = [
    ...fields,
    ...(pressables ?? []),
  ];
  const places = numbered.flatMap(({ place }) => place ?? []);
  if (failed === url) {
    return <p className="note">The picture could not be loaded. Reload the page to see it.</p>;
  }
  return (
    <figure className="picture">
      <div className="picture__frame" role="region" aria-label="Picture of the page" tabIndex={0}>
        <div className="picture__page" style={size && pictureStyle(places, size)}>
          <img
            src={shown}
            alt={`The page “${title}” as the bot filled it in, with a number at each field${pressables ? ' and at everything that may be pressed' : ''}`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => (shown === url ? setFailed(url) : setShown(url))}
          />
          {size &&
            numbered.map(({ number, place }) =>
              place ? (
                <span
                  key={number}
                  aria-hidden="true"
                  className={number === marked ? 'picture__field is-marked' : 'picture__field'}
                  style={frameStyle(place, size)}
                  onPointerEnter={() => onMark(number)}
                  onPointerLeave={() => onMark(undefined)}
                />
              ) : null,
            )}
        </div>
      </div>
      <figcaption className="note">
        {title} ·{' '}
        <a href={url} target="_blank" rel="noopener noreferrer">
          Open the picture
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </figcaption>
    </figure>
  );
}
