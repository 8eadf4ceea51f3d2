import { narrowBlocks, templateBlock } from '../../../../../../schemas/parts/templates/templateBlocks.ts';
import type { TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { propertiesOf, type Property } from '../../../../../../domain/schema/property.ts';

export type BlockType = TemplateBlock['type'];

const typeOf = ({ properties }: { readonly properties: { readonly type: { readonly const: BlockType } } }): BlockType =>
  properties.type.const;

const schemas = new Map<BlockType, object>(templateBlock.oneOf.map((schema) => [typeOf(schema), schema]));
const narrow: ReadonlySet<BlockType> = new Set(narrowBlocks.map(typeOf));

/** All types of blocks, in the order of the schema. */
export const blockTypes: readonly BlockType[] = [...schemas.keys()];

/** Returns whether blocks of a type fit into a column. */
export const isNarrow = (type: BlockType): boolean => narrow.has(type);

/** Returns the settings of a type of blocks: name and schema. */
export const settingsOf = (type: BlockType): readonly (readonly [name: string, property: Property])[] =>
  Object.entries(propertiesOf((schemas.get(type) ?? {}) as Property)).filter(([name]) => name !== 'type');
