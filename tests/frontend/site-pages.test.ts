/** Every public page as built, before any script runs, compared with the specification's table. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { problems } from '../../contract/problems.ts';
import { screenshotService } from '../../contract/screenshot-service.ts';
import { pagePaths } from '../../frontend/app/page-paths.ts';
import { claims } from '../../frontend/content/claims.ts';
import { clients } from '../../frontend/content/clients.ts';
import { beautyCases } from '../../frontend/content/case-study/beauty.ts';
import { networkOf } from '../../frontend/content/case-study/brand-case.ts';
import { services } from '../../frontend/content/services/catalogue.ts';
import { siteSettings } from '../../frontend/content/site-settings.ts';
import { attribute, buildPages, findAll, readPage, textOf } from './built-page.ts';
import { navigationLinks, publicPages, tenServices } from './site-table.ts';
import { STAGE_START_MS } from '../time-limits.ts';

beforeAll(buildPages, STAGE_START_MS);

function linksIn(address: string): [string, string | undefined][] {
  const { main, all } = readPage(address);
  return all('a', main).map((link) => [textOf(link), attribute(link, 'href')]);
}

test('each page of the route table is built', () => {
  for (const address of pagePaths) expect(() => readPage(address)).not.toThrow();
});

/** Includes the dashboard's pages, whose built HTML does not depend on a sign-in. */
test.each([...pagePaths, '/404.html'])('the page %s has the complete navigation', (path) => {
  const { all } = readPage(path);
  const navigation = all('nav').find((nav) => attribute(nav, 'aria-label') === 'Main')!;
  const present = all('a', navigation).map((link) => [textOf(link), attribute(link, 'href')]);
  for (const link of navigationLinks) expect(present).toContainEqual([...link]);
  const menu = all('div').find((element) => attribute(element, 'id') === 'services-menu')!;
  const services = all('a', menu).map((link) => [textOf(link), attribute(link, 'href')]);
  expect(services).toEqual(tenServices.map((service) => [...service]));
});

/** Pages that no menu links to: the webhook's refusals link to the sections of `/problems`. */
const namedElsewhere = ['/problems'];

/** The dashboard's own navigation is tested in `dashboard/frame/dashboard-nav.test.tsx`. */
test('header and footer link to every page except /problems', () => {
  const { all } = readPage('/');
  const frame = [...all('header'), ...all('footer')];
  const targets = frame.flatMap((part) => all('a', part)).map((link) => attribute(link, 'href'));
  const pages = pagePaths.filter((path) => !path.startsWith('/dashboard/'));
  expect(pages.filter((path) => !targets.includes(path))).toEqual(namedElsewhere);
});

describe.each(publicPages)('the built page $path', ({ path, headline, words, links }) => {
  test('a public page contains the specified text', () => {
    const { main, all } = readPage(path);
    const text = textOf(main);
    for (const word of words) expect(text).toContain(word);
    const headings = all('h1', main).map(textOf);
    expect(headings).toHaveLength(1);
    if (headline) expect(headings).toEqual([headline]);
  });

  test('a public page contains the specified links', () => {
    const present = linksIn(path);
    for (const link of links) expect(present).toContainEqual([...link]);
  });

  test('every internal link of a public page leads to a page', () => {
    const { all } = readPage(path);
    const targets = all('a').map((link) => attribute(link, 'href') ?? '');
    for (const target of targets.filter((address) => address.startsWith('/'))) {
      const { pathname } = new URL(target, 'https://site.example');
      expect(() => readPage(pathname)).not.toThrow();
    }
  });

  test('a public page has a title, a description and structured data', () => {
    const { all } = readPage(path);
    const description = all('meta').find((meta) => attribute(meta, 'name') === 'description')!;
    expect(attribute(description, 'content')!.length).toBeGreaterThan(60);
    expect(textOf(all('title')[0]!)).toContain(siteSettings.brand);
    const data = all('script').filter(
      (script) => attribute(script, 'type') === 'application/ld+json',
    );
    expect(data.length).toBeGreaterThan(0);
    for (const script of data) expect(JSON.parse(textOf(script))).toHaveProperty('@type');
  });

  test('every picture of a public page has a width and height', () => {
    const { all } = readPage(path);
    for (const picture of all('img')) {
      expect(Number(attribute(picture, 'width'))).toBeGreaterThan(0);
      expect(Number(attribute(picture, 'height'))).toBeGreaterThan(0);
    }
  });
});

describe('the services on the public pages', () => {
  test.each(tenServices)(
    'the service %s has five deliverables and five benefits',
    (_title, path) => {
      const { main, all } = readPage(path);
      const lists = findAll(main, (element) =>
        /numbered-list|ticked-list/.test(attribute(element, 'class') ?? ''),
      );
      expect(lists.map((list) => all('li', list).length)).toEqual([5, 5]);
    },
  );

  test('no two services share a sentence', () => {
    const sentences = services.flatMap(({ summary, headline, description, ...lists }) => [
      summary,
      headline,
      description,
      ...lists.deliverables,
      ...lists.benefits,
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('the services have the specified titles and order', () => {
    expect(services.map(({ title, path }) => [title, path])).toEqual(
      tenServices.map((service) => [...service]),
    );
  });
});

describe('the About page', () => {
  test('the About page shows 29 client sites in new tabs', () => {
    const { main, all } = readPage('/about');
    const links = all('a', main).filter((link) => attribute(link, 'target') === '_blank');
    expect(links).toHaveLength(29);
    expect(links.map((link) => attribute(link, 'href'))).toEqual(
      clients.map(({ address }) => address),
    );
    for (const link of links) expect(attribute(link, 'rel')).toContain('noopener');
  });

  test('the About page loads thumbnails lazily from the screenshot service', () => {
    const { main, all } = readPage('/about');
    const pictures = all('img', main);
    expect(pictures.map((picture) => attribute(picture, 'src'))).toEqual(
      clients.map(({ address }) => screenshotService + address),
    );
    expect(pictures.every((picture) => attribute(picture, 'loading') === 'lazy')).toBe(true);
  });

  test('the About page summarises six services', () => {
    const { main } = readPage('/about');
    const [summaries] = findAll(main, (element) =>
      (attribute(element, 'class') ?? '').includes('summaries'),
    );
    const { all } = readPage('/about');
    expect(all('h3', summaries)).toHaveLength(6);
  });
});

describe('the beauty case study', () => {
  test('the case study’s brands have metrics, a strategy, reels and takeaways', () => {
    expect(beautyCases).toHaveLength(5);
    for (const brand of beautyCases) {
      expect(brand.strategy.length).toBeGreaterThanOrEqual(3);
      expect(brand.reels.length).toBeGreaterThanOrEqual(2);
      expect(brand.takeaways.length).toBeGreaterThanOrEqual(3);
      expect(brand.course).toHaveLength(brand.months + 1);
      expect(brand.course[0]).toBe(brand.metrics[0].baseline);
      expect(Math.max(...brand.course)).toBe(brand.metrics[0].peak);
    }
  });

  test('no brand of the case study grew every month', () => {
    for (const { course } of beautyCases) {
      const changes = course.slice(1).map((value, month) => value - course[month]!);
      expect(Math.min(...changes)).toBeLessThan(0);
    }
  });

  test("the case study's growth is computed from baseline and peak", () => {
    const { main, all } = readPage('/beauty-case-study');
    const rows = all('tbody', main).flatMap((body) => all('tr', body));
    expect(rows).toHaveLength(15);
    for (const row of rows) {
      const [baseline, peak, growth] = all('td', row).map((cell) =>
        Number(
          textOf(cell)
            .replace('\u2212', '-')
            .replace(/[^\d.-]/g, ''),
        ),
      );
      expect(growth).toBe(Math.round(((peak! - baseline!) / baseline!) * 100));
    }
  });
});

describe('the contact page', () => {
  test('the contact page offers exactly the ten services', () => {
    const { main, all } = readPage('/contact');
    const boxes = all('input', main).filter((input) => attribute(input, 'type') === 'checkbox');
    expect(boxes.map((box) => attribute(box, 'value'))).toEqual(
      tenServices.map(([title]) => title),
    );
  });

  test("the contact page's footer says where to report abuse", () => {
    const { abuseEmail } = siteSettings;
    const links = readPage('/contact').all('a');
    const abuse = links.find((link) => attribute(link, 'href') === `mailto:${abuseEmail}`);
    expect(abuse && textOf(abuse)).toBe(`Report abuse: ${abuseEmail}`);
  });

  test('the contact page has links for e-mail and phone', () => {
    const links = linksIn('/contact');
    expect(links).toContainEqual([siteSettings.email, `mailto:${siteSettings.email}`]);
    expect(links.some(([text, to]) => text === siteSettings.phone && to?.startsWith('tel:+'))).toBe(
      true,
    );
  });
});

describe('the not-found page', () => {
  test('the not-found page has its text and a home link', () => {
    const { main, all } = readPage('/404.html');
    expect(textOf(main)).toContain('404');
    expect(textOf(main)).toContain('Oops! Page not found');
    const links = all('a', main).map((link) => [textOf(link), attribute(link, 'href')]);
    expect(links).toEqual([['Return to Home', '/']]);
  });
});

describe('texts on several pages', () => {
  const figuresOn = (path: string) => {
    const { main, all } = readPage(path);
    const texts = all('section', main).map(textOf);
    return texts.join(' ');
  };

  test.each(['/', '/about'])('the page %s shows the site-wide figures and their notes', (path) => {
    const text = figuresOn(path);
    for (const { number, note } of Object.values(claims)) {
      expect(text).toContain(number);
      expect(text).toContain(note);
    }
  });

  test('the page /saas shows six feature cards', () => {
    const { main, all } = readPage('/saas');
    const cards = all('section', main).find((element) => attribute(element, 'id') === 'features')!;
    expect(all('li', cards)).toHaveLength(6);
  });

  test('a reel links to the social network that its label names', () => {
    for (const reel of beautyCases.flatMap(({ reels }) => reels)) {
      const host = new URL(reel.address).hostname;
      expect(host).toContain(networkOf(reel).toLowerCase());
    }
  });
});

/** The `type` of a refusal (RFC 9457) is the path of a section of the page `/problems`. */
test.each(Object.values(problems))('the page /problems explains $slug', (problem) => {
  const { main, all } = readPage('/problems');
  const section = all('section', main).find((one) => attribute(one, 'id') === problem.slug)!;
  for (const text of [problem.title, problem.meaning, problem.remedy, String(problem.status)]) {
    expect(textOf(section)).toContain(text);
  }
});
