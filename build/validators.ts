import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { inputOf } from '../domain/actions/requests.ts';
import { writeSchema } from '../domain/schema/writeSchema.ts';
import { validatorsModule } from '../domain/validation/standalone.ts';
import type { ObjectSchema, Resource } from '../schemas/resource.ts';

const id = 'virtual:validators';
/** The mark by which Rollup knows modules that are no files. */
const resolved = `\0${id}`;

/**
 * `virtual:validators`: by the name of a resource, or of what one of its commands asks for, the validator of what a
 * request may carry, compiled ahead of time. What is in `schemas/resources` is in it.
 */
export function validators(): Plugin {
  let folder = '';
  return {
    name: 'ultramar:validators',
    // Found only when the module is loaded, they would make the development server reload a page half filled in.
    config: () => ({ optimizeDeps: { include: ['ajv/dist/runtime/ucs2length.js', 'ajv-formats/dist/formats.js'] } }),
    configResolved({ root }) {
      folder = join(root, 'schemas', 'resources');
    },
    resolveId: { filter: { id: /^virtual:validators$/ }, handler: () => resolved },
    load: {
      filter: { id: /^\0virtual:validators$/ },
      async handler() {
        return validatorsModule(await writeSchemasIn(folder));
      },
    },
  };
}

async function writeSchemasIn(folder: string): Promise<Record<string, ObjectSchema>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const schemas = await Promise.all(
    files.map(async (file) => {
      const { default: resource }: { default: Resource } = await import(pathToFileURL(join(folder, file)).href);
      const inputs = Object.keys(resource.actions?.commands ?? {}).flatMap(
        (command) => inputOf(resource, command) ?? [],
      );
      return [resource, ...inputs].map(({ name, schema }) => [name, writeSchema(schema)] as const);
    }),
  );
  return Object.fromEntries(schemas.flat());
}
