import { expect, test } from 'vitest';
import { linkAt } from './linkAt.ts';

test.each([
  ['/login', undefined, ''],
  ['/login/', undefined, ''],
  ['/login/forgot', 'forgot', ''],
  ['/login/reset/abc_-1', 'reset', 'abc_-1'],
  ['/login/invitation/a%20b/', 'invitation', 'a b'],
  ['/login/email/%E0%A4%A', 'email', '%E0%A4%A'],
  ['/login/elsewhere/abc', undefined, 'abc'],
  ['/company/reset/abc', undefined, 'abc'],
])('%s is the page %s', (path, purpose, token) => {
  expect(linkAt(path)).toEqual({ purpose, token });
});
