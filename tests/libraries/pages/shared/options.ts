import { cities } from './lead.ts';

/** Fills the element with one option for each city, as a page's markup would list them. */
export function addCities(
  selector: string,
  tag: string,
  change: (option: HTMLElement, city: string) => void,
): void {
  const list = document.querySelector(selector)!;
  for (const city of cities) {
    const option = document.createElement(tag);
    option.textContent = city;
    change(option, city);
    list.append(option);
  }
}
