import { sendForm } from './shared/send-form.ts';

const offer = (name: string, texts: readonly string[], valueOf: (place: number) => string) => {
  const list = document.querySelector(`[name=${name}]`)!;
  list.append(new Option(`Select ${name}`, ''));
  for (const [place, text] of texts.entries()) list.append(new Option(text, valueOf(place)));
};
const count = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, place) =>
    String(from + (to > from ? place : -place)),
  );
const months = count(0, 11).map((month) =>
  new Date(2000, Number(month)).toLocaleString('en', { month: 'long' }),
);
offer('day', count(1, 31), (place) => String(place + 1));
offer('month', months, (place) => String(place));
offer('year', count(2008, 1940), (place) => String(2008 - place));
sendForm();
