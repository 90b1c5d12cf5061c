/** The table of form builders: specific builders come first, frameworks last. */
import { contentSystems } from './content-systems.ts';
import type { PageBuilder } from '../../page/scripts/read-builders.ts';
import type { FormBuilder } from './form-builder.ts';
import { frameworks } from './frameworks.ts';
import { hostedServices } from './hosted-services.ts';
import { siteMakers } from './site-makers.ts';
import { otherWordpressBuilders } from './wordpress-others.ts';
import { wordpressBuilders } from './wordpress.ts';

export const knownBuilders: readonly FormBuilder[] = [
  ...wordpressBuilders,
  ...otherWordpressBuilders,
  ...siteMakers,
  ...hostedServices,
  ...contentSystems,
  ...frameworks,
];

/** The part of the table of form builders that is sent into the page. */
export const pageBuilders: readonly PageBuilder[] = knownBuilders.map(
  ({ name, marks, home, needsForm, states }) => ({
    name,
    marks,
    ...(home !== undefined && { home }),
    ...(needsForm && { needsForm }),
    states: states.map(({ shown, address }) => ({
      ...(shown !== undefined && { shown }),
      ...(address !== undefined && { address }),
    })),
  }),
);
