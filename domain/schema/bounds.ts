import { richMarks, richTextLimits } from '../../schemas/parts/richText.ts';
import { templateLimits } from '../../schemas/parts/templates/templateLimits.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { isRichText, isTemplate } from './kindOf.ts';
import { propertiesOf, type Property } from './property.ts';
import { textLength } from './values/textLength.ts';

/** The bounds of a JSON text. */
export interface Bounds {
  readonly bytes: number;
  /** Nested objects and lists. */
  readonly depth: number;
  readonly values: number;
  /** Distinct key names. */
  readonly names: number;
  /** Bytes of one text or number. */
  readonly text: number;
  /** Entries of top-level lists by name; the text's own list is ''. */
  readonly lists: ReadonlyMap<string, number>;
}

/** A text of this size is cheap to read, whatever its schema. */
export const leastBounds: Bounds = {
  bytes: 16_384,
  depth: 8,
  values: 256,
  names: 64,
  text: 16_384,
  lists: new Map(),
};

/** Assumed lengths of texts and lists that only the server fills and the schema does not bound. */
const unstated = { characters: 300, items: 10 };

/** Bytes of an escaped character beyond the basic plane. */
const bytesOfCharacter = 12;
const bytesOfNumber = 25;

/** Room for unknown properties, which are dropped. */
const spare = { share: 1.25, depth: 2, names: 64 };

/** The size of a rich text as JSON, in addition to its characters. */
const document = {
  names: ['type', 'content', 'text', 'marks', 'attrs', 'href', 'start'],
  /** Each list adds two objects with a list; a mark with attributes is the deepest. */
  depth: 4 * richTextLimits.lists + 8,
  /** A node: itself, its list, and each mark with its attributes. */
  values: richTextLimits.nodes * (3 + 2 * richMarks.length),
  /** Indented to its full depth. */
  bytes: 4 * richTextLimits.bytes,
} as const;

/** The size of a template as JSON; indented, it is larger than its limit. */
const template = {
  names: 64,
  /** A column's block with a rich text. */
  depth: 8 + document.depth,
  values: templateLimits.bytes / 4,
  bytes: 4 * templateLimits.bytes,
  text: bytesOfCharacter * templateLimits.text,
} as const;

const known = new WeakMap<ObjectSchema | Property, Bounds>();

/**
 * Computes the maximum size of a value as JSON: indented, every character escaped, with room for unknown properties.
 */
export function boundsOf(schema: ObjectSchema | Property): Bounds {
  const bounds = known.get(schema) ?? measure(schema as Property);
  known.set(schema, bounds);
  return bounds;
}

/** The maximum number of entries of all lists at a path. */
interface Cap {
  readonly path: readonly string[];
  readonly items: number;
}

function measure(schema: Property): Bounds {
  const names = new Set<string>();
  const most = { bytes: 0, depth: 0, values: 0, text: 0 };
  let spareNames = spare.names;
  add(schema, 1, 1);
  return {
    bytes: Math.max(leastBounds.bytes, Math.ceil(most.bytes * spare.share)),
    depth: Math.max(leastBounds.depth, most.depth + spare.depth),
    values: Math.max(leastBounds.values, Math.ceil(most.values * spare.share)),
    names: names.size + spareNames,
    text: Math.max(leastBounds.text, most.text),
    lists: listsOf(schema),
  };

  /** Adds the size of `times` values of a property at a depth. */
  function add(property: Property, times: number, depth: number, cap?: Cap): void {
    most.values += times;
    most.bytes += times * (4 * depth + 4);
    most.depth = Math.max(most.depth, depth);
    if (property.items) {
      const { together } = property;
      const items = times * (property.maxItems ?? unstated.items);
      const inItems = together && { path: together.source.split('.'), items: times * together.maxItems };
      add(property.items, cap?.path.length === 0 ? Math.min(items, cap.items) : items, depth + 1, inItems);
    } else if (property.properties) {
      for (const [name, child] of Object.entries(property.properties)) {
        names.add(name);
        most.bytes += times * (name.length + 4);
        add(child, times, depth + 1, cap?.path[0] === name ? { ...cap, path: cap.path.slice(1) } : undefined);
      }
    } else {
      if (isRichText(property)) {
        for (const name of document.names) names.add(name);
        most.depth = Math.max(most.depth, depth + document.depth);
        most.values += times * document.values;
        most.bytes += times * document.bytes;
      }
      if (isTemplate(property)) {
        most.depth = Math.max(most.depth, depth + template.depth);
        most.values += times * template.values;
        most.bytes += times * template.bytes;
        most.text = Math.max(most.text, template.text);
        spareNames += template.names;
      }
      const bytes = bytesOf(property);
      most.bytes += times * bytes;
      most.text = Math.max(most.text, bytes);
    }
  }
}

function bytesOf(property: Property): number {
  if (property.type !== 'string' && !isRichText(property)) return bytesOfNumber;
  return bytesOfCharacter * (textLength(property) ?? unstated.characters);
}

function listsOf(schema: Property): Bounds['lists'] {
  const lists = new Map<string, number>();
  if (schema.maxItems !== undefined) lists.set('', schema.maxItems);
  for (const [name, { maxItems }] of Object.entries(propertiesOf(schema))) {
    if (maxItems !== undefined) lists.set(name, maxItems);
  }
  return lists;
}
