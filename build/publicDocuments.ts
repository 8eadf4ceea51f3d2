import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicFacts } from '../domain/documents/publicFacts.ts';
import { wordAt, type Messages } from '../domain/words/tree.ts';
import { resourcesIn } from './resourcesIn.ts';

const id = 'virtual:public-documents';
/** Rollup's prefix of virtual modules. */
const resolved = `\0${id}`;

/**
 * `virtual:public-documents`: what the public page of each resource needs of its declaration and texts, by its place.
 * Without it, a visitor would load all schemas and texts of the console.
 */
export function publicDocuments(): Plugin {
  let root = '';
  return {
    name: 'ultramar:public-documents',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: { filter: { id: /^virtual:public-documents$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:public-documents$/ },
      handler: async () => `export const documents = ${JSON.stringify(await factsIn(root))};`,
    },
  };
}

async function factsIn(root: string): Promise<object> {
  const resources = await resourcesIn(join(root, 'schemas', 'resources'));
  const facts = resources.map((resource) => {
    const wordOf = (language: string, key: string): string => {
      const file = join(root, 'locales', language, 'resources', `${resource.name}.json`);
      const words: Messages = JSON.parse(readFileSync(file, 'utf8'));
      return wordAt(words, key) ?? '';
    };
    return [resource.document?.public?.at, publicFacts(resource, wordOf)] as const;
  });
  return Object.fromEntries(facts.filter(([, shown]) => shown));
}
