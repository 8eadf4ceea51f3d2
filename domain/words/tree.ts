/** Texts by namespace, nested by key: `{ resources: { entities: { name: '...' } } }`. */
export interface Messages {
  [key: string]: string | Messages;
}

/**
 * Combines the locale files of a language: `<root>shell.json` becomes `shell.*`, `<root>resources/items.json` becomes
 * `resources.items.*`. `resource.json` has the defaults of all resources.
 */
export function treeOf(files: Readonly<Record<string, unknown>>, root: string): Messages {
  const tree: Messages = {};
  for (const [path, words] of Object.entries(files)) {
    const keys = path.slice(root.length, -'.json'.length).split('/');
    const name = keys.pop();
    if (name === undefined || !isMessages(words)) throw new TypeError(`${path} holds no words`);
    let branch = tree;
    for (const key of keys) branch = branchOf(branch, key);
    branch[name] = words;
  }
  const { resource, resources } = tree;
  if (!isMessages(resource) || !isMessages(resources)) return tree;
  return { ...tree, resources: withDetails(withDefaults(resources, resource), tree) };
}

/** The properties in which documents have their lines. */
const linesAt = ['lines', 'items_invoice'];

/** Returns the texts of resources with those of what lines state: each has one name, that of its column in the grid. */
const withDetails = (resources: Messages, { documents = {} }: Messages): Messages =>
  mapWords(resources, (own) => {
    const fields = partOf(own, 'fields');
    const names = Object.entries(partOf(partOf(documents, 'grid'), 'columns'));
    const given = linesAt
      .filter((path) => Object.hasOwn(fields, path))
      .flatMap((path) => names.map(([name, word]) => [`${path}.${name}`, word] as const));
    return given.length === 0 ? own : over({ fields: Object.fromEntries(given) }, own);
  });

const partOf = (words: string | Messages, name: string): Messages => {
  const part = isMessages(words) ? words[name] : undefined;
  return isMessages(part) ? part : {};
};

/** Returns the texts of resources with the defaults of all. */
export const withDefaults = (resources: Messages, defaults: Messages): Messages =>
  mapWords(resources, (own) => over(defaults, own));

/** Merges two trees; own texts take precedence over shared ones. */
function over(shared: string | Messages | undefined, own: string | Messages): string | Messages {
  if (!isMessages(shared) || !isMessages(own)) return own;
  return { ...shared, ...mapWords(own, (word, name) => over(shared[name], word)) };
}

const mapWords = (words: Messages, map: (word: string | Messages, name: string) => string | Messages): Messages =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [name, map(word, name)]));

/** Returns the text at a dotted key, or `undefined`. */
export function wordAt(messages: Messages, key: string): string | undefined {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.')) {
    if (!isMessages(found)) return undefined;
    found = Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

function branchOf(tree: Messages, key: string): Messages {
  const known = tree[key];
  if (isMessages(known)) return known;
  const fresh: Messages = {};
  tree[key] = fresh;
  return fresh;
}

function isMessages(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null;
}
