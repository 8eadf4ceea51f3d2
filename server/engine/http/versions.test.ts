import { expect, test } from 'vitest';
import { etagOf, requireMatch } from './versions.ts';

const ask = (header: string | undefined) => () => requireMatch({ headers: { 'if-match': header } })(3);

test('a version is a strong entity tag', () => {
  expect(etagOf(3)).toBe('"3"');
});

test.each([undefined, '"3"', 'W/"3"', '"2", "3"', '*', ' * '])('If-Match %j fits version 3', (header) => {
  expect(ask(header)).not.toThrow();
});

test.each(['"2"', '3', '', '"33"', 'W/"2", "4"'])('If-Match %j is stale for version 3', (header) => {
  expect(ask(header)).toThrow(expect.objectContaining({ code: 'stale', statusCode: 409 }));
});
