import { describe, expect, it } from 'vitest';
import { ribbonOf } from './ribbon.ts';
import type { Step } from './stream.ts';

const step = (parts: Partial<Step>): Step => ({
  figure: 'importer_total_taxes_payable_importer',
  type: 'leaves',
  side: 'importer',
  before: 1,
  after: 0.5,
  ...parts,
});

describe('the drawing of a step', () => {
  it('is a straight band without taxes', () => {
    expect(ribbonOf(step({ type: 'stand', before: 0.5 }))).toEqual({ stream: 'M0 0H24V56H0Z' });
    expect(ribbonOf(step({ before: 0.5 }))).toEqual({ stream: 'M0 0H24V56H0Z' });
  });

  it('starts the branch where the band narrows, and ends it at the figure', () => {
    const { branch } = ribbonOf(step({}));
    expect(branch).toMatch(/^M48 0C/);
    expect(branch).toContain(' 76 16V40');
    expect(branch).toMatch(/ 24 0Z$/);
  });

  it('shows the smallest tax as a thin line', () => {
    expect(ribbonOf(step({ after: 0.999_999 })).branch).toContain('V28.75');
  });
});
