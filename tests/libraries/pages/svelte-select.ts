import { mount } from 'svelte';
import Form from './svelte-select.svelte';

mount(Form, { target: document.querySelector('#root')! });
