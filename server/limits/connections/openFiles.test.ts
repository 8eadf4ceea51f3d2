import { expect, test } from 'vitest';
import { connectionsWithin } from './openFiles.ts';

const limits = (files: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             96340                96340                processes
Max open files            ${files.padEnd(20)} 524288               files
`;

test.each([
  ['as many as are wanted where the system allows more', limits('20000'), 16_384],
  ['fewer, and some left over for other files, where it does not', limits('4096'), 3_584],
  ['one at least', limits('256'), 1],
  ['as many as are wanted where there is no limit', limits('unlimited'), 16_384],
  ['as many as are wanted where the system does not tell', '', 16_384],
])('there are %s', (_, text, connections) => {
  expect(connectionsWithin(16_384, text)).toBe(connections);
});
