/**
 * Where in a JSON value a text holds what PostgreSQL cannot store, the character NUL or half of a surrogate pair: its
 * dotted path, undefined when nowhere. Walks without recursion, as nobody bounds how deep a request nests.
 */
export function unstorablePath(root: unknown): string | undefined {
  const left: [string, unknown][] = [['', root]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && !isStorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return path;
      left.push([path === '' ? name : `${path}.${name}`, inner]);
    }
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
