import {
  factNames,
  lineColumns,
  noteNames,
  partyNames,
} from '../../../../../../schemas/parts/templates/templateBlocks.ts';
import type { BlockOf, TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import type { BlockType } from './blockTypes.ts';

/** A new block of each type, with the settings that suit most documents. */
const initial: { readonly [Type in BlockType]: Omit<BlockOf<Type>, 'type'> } = {
  logo: { align: 'left', height: 16 },
  title: { align: 'left' },
  facts: { variant: 'row', fields: factNames.filter((name) => name !== 'number') },
  parties: { variant: 'plain', parties: [...partyNames] },
  payment: { variant: 'panel', code: true },
  totals: { variant: 'panel' },
  notes: { columns: 2, notes: [...noteNames] },
  text: { title: '', align: 'left', size: 'normal', content: '' },
  signature: { signers: ['{{company}}', '{{client}}'] },
  divider: { weight: 'thin' },
  spacer: { height: 8 },
  masthead: { variant: 'plain' },
  lines: { variant: 'ruled', columns: [...lineColumns] },
  taxes: { variant: 'ruled' },
  way: { bar: true },
  columns: {
    columns: [
      { width: 1, blocks: [] },
      { width: 1, blocks: [] },
    ],
  },
};

/** Returns a new block of a type. */
export const newBlock = (type: BlockType): TemplateBlock =>
  ({ type, ...structuredClone(initial[type]) }) as TemplateBlock;
