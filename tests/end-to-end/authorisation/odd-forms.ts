/**
 * Calls about target forms that the authorisation matrix does not cover: invalid recipes (a recipe
 * tells the bot how to fill in a form), and sites that an operator has blocked.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { testLocally } from '../local-only.ts';
import { runOriginCommand } from '../operator-commands.ts';
import { askGraphql } from './ask.ts';
import type { World } from './people.ts';

const create = `mutation Create($shortName: String!, $url: AWSURL!) {
  createTargetForm(name: "Mine", shortName: $shortName, url: $url, confirmed: true) { id state url }
}`;
const save = `mutation Save($formId: ID!, $recipe: AWSJSON!) {
  saveRecipe(formId: $formId, recipe: $recipe, customFields: "[]", note: "") { state recipe }
}`;

export function testOddForms(world: () => World): void {
  const ask = async (query: string, variables: object) => {
    const body = JSON.stringify({ query, variables });
    const headers = { authorization: world().another.accessToken };
    return (await askGraphql(world(), body, headers)).body;
  };
  const add = (url: string) => ask(create, { shortName: `odd-${randomUUID().slice(0, 8)}`, url });

  test.each([
    ['no JSON', '{"fields":['],
    ['JSON within JSON', JSON.stringify('{"fields":[],"allowedOrigins":[]}')],
    ['a number', '1'],
    ['nothing', 'null'],
  ])('the API refuses to save a recipe that is %s', async (_what, recipe) => {
    const formId = world().another.formId;
    const { data, errors } = await ask(save, { formId, recipe });
    expect(data?.['saveRecipe'] ?? null).toBeNull();
    // Either AppSync or the field's resolver refuses the recipe.
    expect(errors?.[0]?.errorType).toMatch(/^(BadRequest|ValidationError|ExecutionError)$/);
    const query = 'query Get($id: ID!) { getTargetForm(id: $id) { state recipe } }';
    const { data: found } = await ask(query, { id: formId });
    expect(found).toEqual({ getTargetForm: { state: 'draft', recipe: null } });
  });

  test('the API returns a saved recipe as JSON text', async () => {
    const { data } = await add('https://forms.example/');
    const { id: formId } = data?.['createTargetForm'] as { id: string };
    const recipe = '{"fields":[],"allowedOrigins":[],"__proto__":{"a":1},"constructor":1}';
    const { data: saved } = await ask(save, { formId, recipe });
    expect(saved).toEqual({
      saveRecipe: { state: 'live', recipe: '{"fields":[],"allowedOrigins":[]}' },
    });
  });

  testLocally('operator', 'a form on a site that an operator blocks is refused', async () => {
    const { stage } = world();
    const site = `https://${randomUUID()}.example`;
    expect(await runOriginCommand(stage, 'block', `${site}/any/page`)).toContain(
      `${site} is blocked`,
    );
    const { errors } = await add(`${site}/loan`);
    expect(errors).toMatchObject([{ errorType: 'Forbidden' }]);
    expect(await runOriginCommand(stage, 'list')).toContain(site);
    await runOriginCommand(stage, 'clear', site);
    expect(await runOriginCommand(stage, 'list')).not.toContain(site);
    const other = `https://${randomUUID()}.example`;
    await runOriginCommand(stage, 'approve', other);
    expect((await add(other)).data).toMatchObject({ createTargetForm: { url: `${other}/` } });
    await expect(runOriginCommand(stage, 'block', 'nowhere')).rejects.toThrow('is no origin');
    await expect(runOriginCommand(stage, 'block')).rejects.toThrow('npm run operate -- origin');
  });
}
