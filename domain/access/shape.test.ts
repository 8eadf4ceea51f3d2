import { expect, it } from 'vitest';
import type { Resource } from '../../schemas/resource.ts';
import savedViews from '../../schemas/resources/people/saved-views.ts';
import { visibleToUser, type AccessFacts } from './visible.ts';
import { memoizedByShape } from './shape.ts';

const userOf = (uuid: string, type: AccessFacts['type'] = 'COMPANY'): AccessFacts => ({
  type,
  uuid,
  email: 'ana@acme.test',
  references: { tenant: ['acme'] },
});

it('computes once for two users of a role who see different rows of the same shape', () => {
  const made = memoizedByShape((shape: Resource) => ({ open: shape.visibility?.open }));
  const [ana, bia] = [userOf('a'), userOf('b')].map((each) => visibleToUser(savedViews, each, () => true));
  if (!ana || !bia) throw new Error('Nothing is seen');
  expect(ana.visibility?.open).not.toEqual(bia.visibility?.open);
  expect(made(ana)).toBe(made(bia));
  expect(made(ana).open).toBeUndefined();
});
