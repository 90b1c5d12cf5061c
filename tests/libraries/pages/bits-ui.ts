import { mount } from 'svelte';
import Form from './bits-ui.svelte';

mount(Form, { target: document.querySelector('#root')! });
