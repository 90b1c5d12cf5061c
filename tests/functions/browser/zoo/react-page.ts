/** A form built with React. React controls every field, and the form is bundled once. */
import { build } from 'esbuild';

const source = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  const kinds = { name: 'Full name', phone: 'Phone', email: 'E-mail', city: 'City', amount: 'Loan amount' };
  function Lead() {
    const [values, setValues] = useState({ name: '', phone: '', email: '', city: '', amount: '' });
    const [done, setDone] = useState(false);
    if (done) return h('p', null, 'Thank you, your request was sent.');
    const submit = (event) => {
      event.preventDefault();
      fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) })
        .then(() => setDone(true));
    };
    const fields = Object.entries(kinds).map(([name, label]) =>
      h('label', { key: name }, label, h('input', {
        value: values[name],
        onChange: (event) => setValues((before) => ({ ...before, [name]: event.target.value })),
      })));
    return h('form', { onSubmit: submit }, fields, h('button', { disabled: Object.values(values).includes('') }, 'Apply'));
  }
  createRoot(document.getElementById('app')).render(h(Lead));`;

let bundled: Promise<string> | undefined;

export async function reactPage(): Promise<string> {
  bundled ??= build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
  const script = (await bundled).replaceAll('</script', '<\\/script');
  return `<!doctype html><div id="app"></div><script>${script}</script>`;
}
