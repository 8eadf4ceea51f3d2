/**
 * Where in a JSON value a text holds the character NUL, which PostgreSQL cannot
 * store: its dotted path, undefined when nowhere. Walks without recursion, as
 * nobody bounds how deep a request nests.
 */
export function unstorablePath(root: unknown): string | undefined {
  const left: [string, unknown][] = [['', root]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && value.includes('\0')) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (name.includes('\0')) return path;
      left.push([path === '' ? name : `${path}.${name}`, inner]);
    }
  }
  return undefined;
}
