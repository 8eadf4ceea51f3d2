interface Nested {
  [name: string]: Nested | string;
}

/** Reads the bracketed names of a form, as Stripe does: `line_items[0][quantity]`. */
export function nested(form: URLSearchParams): Nested {
  const root: Nested = {};
  for (const [name, value] of form) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    const at = path.reduce((node, part) => {
      const child = node[part];
      return typeof child === 'object' ? child : (node[part] = {});
    }, root);
    at[last] = value;
  }
  return root;
}

/** Returns a text of it; empty if there is none. */
export function text(form: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
    form,
  );
  return typeof found === 'string' ? found : '';
}
