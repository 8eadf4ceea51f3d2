import { join } from 'node:path';
import type { Plugin } from 'vite';
import { askedOf } from '../domain/actions/requests.ts';
import { writeSchema } from '../domain/schema/writeSchema.ts';
import { validatorsModule } from '../domain/validation/standalone.ts';
import { templateSchema } from '../schemas/parts/templates/template.ts';
import type { ObjectSchema } from '../schemas/resource.ts';
import { resourcesIn } from './resourcesIn.ts';

const id = 'virtual:validators';
/** Rollup's prefix of virtual modules. */
const resolved = `\0${id}`;

/**
 * `virtual:validators`: precompiled validators of what the console sends, by resource or command input. It contains everything in
 * `schemas/resources`, and the format of templates.
 */
export function validators(): Plugin {
  let folder = '';
  return {
    name: 'ultramar:validators',
    // Found late, these would make the development server reload a page with input.
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
  const schemas = (await resourcesIn(folder)).flatMap((resource) => {
    const inputs = Object.keys(resource.actions?.commands ?? {}).flatMap((command) => askedOf(resource, command) ?? []);
    return [resource, ...inputs].map(({ name, schema }) => [name, writeSchema(schema)] as const);
  });
  return Object.fromEntries([...schemas, ['template', templateSchema]]);
}
