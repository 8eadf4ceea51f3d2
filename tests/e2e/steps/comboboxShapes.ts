import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { commandRequests } from '../../../domain/actions/requests.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { Kind } from '../../../schemas/kind.ts';
import type { Resource } from '../../../schemas/resource.ts';

const comboboxes: ReadonlySet<Kind> = new Set(['reference', 'country', 'currency', 'location', 'timeZone', 'choice']);

/** Files of `src/views` that only display values or headings. */
const shown = /^(cells|card|legend|title|subject|head)\b/;

const views = join(import.meta.dirname, '../../../src/views');

/** The resources with comboboxes that no earlier resource has: by their shape and place, or on handwritten pages. */
export function withNewComboboxes(resources: readonly Resource[]): Resource[] {
  const seen = new Set<string>();
  return resources.filter((resource) => {
    const fresh = shapesOf(resource).filter((shape) => !seen.has(shape));
    for (const shape of fresh) seen.add(shape);
    return fresh.length > 0;
  });
}

function shapesOf(resource: Resource): string[] {
  const { name, schema, list } = resource;
  const filtered = Object.keys(list.filters).map((path) => propertiesOf(schema)[path.split('.')[0] ?? '']);
  return [
    ...filtered.flatMap((property) => (property ? shapesIn(property, 'filter') : [])),
    ...shapesIn(writeSchema(schema), 'form'),
    ...commandRequests(resource).flatMap(({ command }) =>
      command.input ? shapesIn(writeSchema(command.input), 'dialog') : [],
    ),
    ...(hasOwnPages(name) ? [name] : []),
  ];
}

function shapesIn(property: Property, place: string): string[] {
  const kind = kindOf(property);
  if (comboboxes.has(kind)) {
    const { immutable, offers, among, when } = property;
    return [
      JSON.stringify([place, kind, { immutable, offers: offers && true, among: among && true, when: when && true }]),
    ];
  }
  if (property.items) return shapesIn(property.items, `${place}, in a list`);
  return Object.values(propertiesOf(property)).flatMap((child) => shapesIn(child, place));
}

const hasOwnPages = (name: string): boolean =>
  existsSync(join(views, name)) && readdirSync(join(views, name)).some((entry) => !shown.test(entry));
