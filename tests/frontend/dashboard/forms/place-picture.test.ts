import { expect, test } from '@jest/globals';
import {
  frameStyle,
  pictureStyle,
} from '../../../../frontend/dashboard/forms/rehearsals/place-picture.ts';

const size = { width: 1280, height: 2000 };
const place = (x: number, width: number) => ({ x, y: 500, width, height: 40 });

test.each([
  ['a narrow form in the middle', [place(440, 400)], ['200%', '-50%']],
  ['a form at the left', [place(20, 300)], ['200%', '0%']],
  ['a form at the right', [place(1000, 260)], ['200%', '-100%']],
  ['a form over the whole page', [place(40, 500), place(700, 540)], ['100%', '0%']],
])('the screenshot is scaled and moved to show %s', (_, places, [width, marginInlineStart]) => {
  const style = pictureStyle(places, size);
  expect({ ...style, marginInlineStart: style.marginInlineStart?.replace('-0%', '0%') }).toEqual({
    width,
    marginInlineStart,
  });
});

test('the screenshot of a page without fields is not scaled', () => {
  expect(pictureStyle([], size)).toEqual({});
});

test('the frame of a field in the screenshot lies over the field', () => {
  expect(frameStyle(place(320, 640), size)).toEqual({
    left: '25%',
    top: '25%',
    width: '50%',
    height: '2%',
  });
});
