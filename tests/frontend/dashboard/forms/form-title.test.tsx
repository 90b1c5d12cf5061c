/** What a form's title says about required questions without an answer. */
import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { FormTitle } from '../../../../frontend/dashboard/forms/form-page/form-title.tsx';
import { unansweredLabels } from '../../../../frontend/dashboard/forms/recipes/check-content.ts';
import { mappingRows } from '../../../../frontend/dashboard/forms/recipes/take-report.ts';
import type { OwnForm } from '../../../../frontend/dashboard/own-forms/one-form/own-form.ts';
import { buildField, buildForm, buildRecipe, buildReport, buildSeen } from './build-form.ts';

const city = buildField('City', { fill: { kind: 'lead', part: 'city' } });
const pan = buildField('PAN', { required: true });

const titleOf = (changes: Partial<OwnForm> = {}) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <FormTitle
          form={buildForm({ recipe: buildRecipe([pan]), ...changes })}
          report={undefined}
          onDeleted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("while a form's leads wait, its title omits unanswered questions", () => {
  const refuses = 'The form will refuse leads.';
  expect(titleOf()).toContain(refuses);
  expect(titleOf({ siteRefusal: 'blocked' })).not.toContain(refuses);
  const capped = titleOf({ pace: { zone: 'Asia/Kolkata', perDay: 1 }, usedToday: 1 });
  expect(capped).toContain('Over cap');
  expect(capped).not.toContain(refuses);
});

test('only questions on the page count as unanswered', () => {
  const onPage = buildReport([buildSeen(1, city)]);
  expect(unansweredLabels(mappingRows(buildRecipe([pan, city]), onPage))).toEqual([]);
  expect(unansweredLabels(mappingRows(buildRecipe([pan]), undefined))).toEqual(['PAN']);
});
