import { richMarks, richTextLimits } from '../../schemas/parts/richText.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { isRichText } from './kindOf.ts';
import { propertiesOf, type Property } from './property.ts';
import { textLength } from './textLength.ts';

/** The most that a JSON text may be made of. */
export interface Bounds {
  readonly bytes: number;
  /** Objects and lists within each other. */
  readonly depth: number;
  readonly values: number;
  /** Different names of keys. */
  readonly names: number;
  /** Bytes of one text or number. */
  readonly text: number;
  /** Entries of those lists whose name stands at the top; that of the list itself, where the text is one, is ''. */
  readonly lists: ReadonlyMap<string, number>;
}

/** Whatever its schema, a text of this size costs nothing to read. */
export const leastBounds: Bounds = {
  bytes: 16_384,
  depth: 8,
  values: 256,
  names: 64,
  text: 16_384,
  lists: new Map(),
};

/** What is taken for the length of texts and lists that only the server fills, and does not bound. */
const unstated = { characters: 300, items: 10 };

/** A character beyond the basic plane takes this many bytes where it is escaped. */
const bytesOfCharacter = 12;
const bytesOfNumber = 25;

/** For properties a schema does not know, which are dropped unread. */
const spare = { share: 1.25, depth: 2, names: 64 };

/** What the JSON of a rich text is made of, beside its characters. */
const document = {
  names: ['type', 'content', 'text', 'marks', 'attrs', 'href', 'start'],
  /** Each list adds itself and its item, both of them objects with a list; a mark with attributes ends it. */
  depth: 4 * richTextLimits.lists + 8,
  /** Of a node: itself, its list, each of its marks with their attributes. */
  values: richTextLimits.nodes * (3 + 2 * richMarks.length),
  /** As indented as its depth allows. */
  bytes: 4 * richTextLimits.bytes,
} as const;

const known = new WeakMap<ObjectSchema | Property, Bounds>();

/**
 * What the JSON text of a value takes at most: written with indentation and every character escaped, and with room for
 * properties that the schema does not know.
 */
export function boundsOf(schema: ObjectSchema | Property): Bounds {
  const bounds = known.get(schema) ?? measure(schema as Property);
  known.set(schema, bounds);
  return bounds;
}

/** How many entries all the lists at a path may have together. */
interface Cap {
  readonly path: readonly string[];
  readonly items: number;
}

function measure(schema: Property): Bounds {
  const names = new Set<string>();
  const most = { bytes: 0, depth: 0, values: 0, text: 0 };
  add(schema, 1, 1);
  return {
    bytes: Math.max(leastBounds.bytes, Math.ceil(most.bytes * spare.share)),
    depth: Math.max(leastBounds.depth, most.depth + spare.depth),
    values: Math.max(leastBounds.values, Math.ceil(most.values * spare.share)),
    names: names.size + spare.names,
    text: Math.max(leastBounds.text, most.text),
    lists: listsOf(schema),
  };

  /** Adds what so many values of a property take, each at a depth. */
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
