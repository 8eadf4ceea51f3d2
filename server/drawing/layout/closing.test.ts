import { describe, expect, it } from 'vitest';
import type { BlockView } from './blocks.ts';
import { withClosing } from './closing.ts';

const lines: BlockView = { type: 'lines', variant: 'ruled', columns: ['description'] };
const way: BlockView = { type: 'way', bar: true };
const payer: BlockView = { type: 'parties', variant: 'plain', parties: ['payer'] };
const contact: BlockView = { type: 'notes', columns: 1, notes: ['contact'] };
const terms: BlockView = { type: 'notes', columns: 1, notes: ['terms_payment'] };
const signature: BlockView = { type: 'signature', signers: ['Ana'] };
const divider: BlockView = { type: 'divider', weight: 'thin' };
const spacer = (height: number): BlockView => ({ type: 'spacer', height });

const note = (name: 'contact' | 'terms_payment', text: string) => ({ name, title: name, text });
const notes = [note('contact', 'Ana'), note('terms_payment', 'x'.repeat(2_000))];

const empty = { facts: [], parties: [], taxes: null, way: null, payment: null };

const staying = (blocks: BlockView[], view: Partial<Parameters<typeof withClosing>[1]> = {}) =>
  withClosing(blocks, { notes, ...empty, ...view })
    .filter(({ stays }) => stays)
    .map(({ type }) => type);

describe('the words that close a document', () => {
  it('stay with the block before them', () => {
    expect(staying([lines, contact])).toEqual(['lines']);
    expect(staying([lines, contact, signature])).toEqual(['lines', 'notes']);
  });

  it('stay with the last block that is shown', () => {
    expect(staying([lines, way, contact])).toEqual(['lines']);
    expect(staying([lines, way, contact], { way: {} })).toEqual(['way']);
    expect(staying([lines, payer, contact])).toEqual(['lines']);
    expect(staying([lines, payer, contact], { parties: [{ side: 'payer' }] })).toEqual(['parties']);
    expect(staying([lines, contact], { notes: [] })).toEqual([]);
  });

  it('stay with the last block of columns before them', () => {
    const columns = [[contact], [contact, terms]].map((blocks) => ({ width: 1, blocks }));
    const [placed] = withClosing([{ type: 'columns', columns }, contact], { notes, ...empty });
    expect(placed).toEqual({
      type: 'columns',
      columns: [columns[0], { width: 1, blocks: [contact, { ...terms, stays: true }] }],
      stays: true,
    });
  });

  it('are short: others are content', () => {
    expect(staying([lines, terms])).toEqual([]);
    expect(staying([lines, terms, contact])).toEqual(['notes']);
    expect(staying([lines, spacer(60), contact])).toEqual(['lines', 'spacer']);
  });

  it('stay with content, not with a rule or a space', () => {
    expect(staying([lines, divider, spacer(60), contact])).toEqual(['lines', 'divider', 'spacer']);
  });

  it('need no block before them', () => {
    expect(staying([contact])).toEqual([]);
    expect(staying([contact, lines])).toEqual([]);
  });
});
