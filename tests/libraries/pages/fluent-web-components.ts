import { allComponents, provideFluentDesignSystem } from '@fluentui/web-components';
import { addCities } from './shared/options.ts';
import { sendForm } from './shared/send-form.ts';

addCities('fluent-combobox', 'fluent-option', (option, city) => option.setAttribute('value', city));
provideFluentDesignSystem().register(allComponents);
sendForm();
