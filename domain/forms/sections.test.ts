import { describe, expect, test } from 'vitest';
import { layoutOf, sectionsFor, withoutAbsent } from './sections.ts';

const identity = { name: 'identity', fields: ['name', 'kind'] };
const cargo = { name: 'cargo', fields: ['tonnage', 'hold.length'], when: { path: 'kind', eq: 'cargo' } } as const;
const ferry = { name: 'ferry', fields: ['seats', 'tonnage'], when: { path: 'kind', eq: 'ferry' } } as const;
const sections = [identity, cargo, ferry];

describe('a section with a condition', () => {
  test('is shown while the condition holds', () => {
    expect(sectionsFor(sections, { kind: 'cargo' })).toEqual([identity, cargo]);
    expect(sectionsFor(sections, {})).toEqual([identity]);
  });

  test('removes its values with it, except those that another section shows too', () => {
    const values = { name: 'Aurora', kind: 'ferry', tonnage: '10', hold: { length: 3, width: 2 }, seats: 40 };
    expect(withoutAbsent(sections, values)).toEqual({ ...values, hold: { width: 2 } });
    expect(withoutAbsent(sections, { ...values, kind: 'tanker' })).toEqual({
      name: 'Aurora',
      kind: 'tanker',
      hold: { width: 2 },
    });
  });
});

describe('the layout of a page', () => {
  const inTab = (name: string, tab?: string) => ({ name, fields: [], ...(tab && { tab }) });

  test('is one column without tabs', () => {
    expect(layoutOf(sections)).toEqual({ above: sections, tabs: [], below: [] });
  });

  test('groups the sections of a tab, and keeps the others around them', () => {
    const [head, hull, crew, engine, record] = [
      inTab('head'),
      inTab('hull', 'technical'),
      inTab('crew', 'people'),
      inTab('engine', 'technical'),
      inTab('record'),
    ];
    expect(layoutOf([head, hull, crew, engine, record])).toEqual({
      above: [head],
      tabs: [
        { name: 'technical', sections: [hull, engine] },
        { name: 'people', sections: [crew] },
      ],
      below: [record],
    });
  });
});
