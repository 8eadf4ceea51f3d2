import { expect, it } from 'vitest';
import type { Resource } from '../../schemas/resource.ts';
import savedViews from '../../schemas/resources/saved-views.ts';
import { seenByAsking, type Asking } from './seen.ts';
import { oncePerShape } from './shape.ts';

const asking = (uuid: string, type: Asking['type'] = 'COMPANY'): Asking => ({
  type,
  uuid,
  email: 'ana@acme.test',
  references: { tenant: ['acme'] },
});

it('computes once for two users of a role who see different rows of the same shape', () => {
  const made = oncePerShape((shape: Resource) => ({ open: shape.seen?.open }));
  const [ana, bia] = [asking('a'), asking('b')].map((each) => seenByAsking(savedViews, each));
  if (!ana || !bia) throw new Error('Nothing is seen');
  expect(ana.seen?.open).not.toEqual(bia.seen?.open);
  expect(made(ana)).toBe(made(bia));
  expect(made(ana).open).toBeUndefined();
});
