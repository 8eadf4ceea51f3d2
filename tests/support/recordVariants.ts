import { set } from 'react-hook-form';
import { rootsOf } from '../../domain/lists/fields.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { isRequired, propertyAt } from '../../domain/schema/path.ts';
import { propertiesOf, type Property } from '../../domain/schema/property.ts';
import type { ObjectSchema, Resource } from '../../schemas/resource.ts';
import { kindFor } from '../../src/kinds/registry.ts';

/** Returns a value of a property with everything filled. */
function filled(property: Property | ObjectSchema): unknown {
  const { items, enum: choices, type, ...own } = property as Property;
  const kind = kindOf(property as Property);
  if (kind === 'country') return { id: 840, identifier: 'US', name: 'United States' };
  if (kind === 'currency') return 'USD';
  if (choices) return choices[0];
  if (items) return [filled(items)];
  if (own.properties) {
    return Object.fromEntries(Object.entries(propertiesOf(own)).map(([name, inner]) => [name, filled(inner)]));
  }
  return kindFor(property as Property).samples[0]?.value ?? type;
}

/** Returns variants of a record: complete, without each of these paths, and with their other values, also while nothing is switched on. */
export function recordVariants({ schema, api, list }: Resource, paths: readonly string[]): Record<string, unknown>[] {
  const changed = (path: string, value?: unknown) => {
    const record = Object(filled(schema));
    set(record, path, value);
    return record;
  };
  // A record that can be late has a due date, also where input may omit it.
  const isCertain = (path: string) => isRequired(schema, path) || api.certain?.includes(path) || path === list.due?.on;
  const without = [...rootsOf(paths), ...paths].filter((path) => !isCertain(path)).map((path) => changed(path));
  const typeOf = (name: string) => propertyAt(schema, name)?.type;
  const switches = rootsOf(paths).filter((name) => typeOf(name) === 'boolean');
  const withoutSwitches = (record: Record<string, unknown>) => ({
    ...record,
    ...Object.fromEntries(switches.map((name) => [name, false])),
  });
  const others = rootsOf(paths).flatMap((name) => {
    if (switches.includes(name)) return [true, false].map((value) => changed(name, value));
    const choices = (propertyAt(schema, name)?.enum ?? []).map((value) => changed(name, value));
    return switches.length > 0 ? [...choices, ...choices.map(withoutSwitches)] : choices;
  });
  return [Object(filled(schema)), ...without, ...others];
}
