import { cities } from './lead.ts';

/**
 * Adds one option element for each city to the list, as if the page's HTML contained the options.
 */
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
