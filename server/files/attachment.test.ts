import { expect, it, test } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['contract.pdf', `attachment; filename="contract.pdf"; filename*=UTF-8''contract.pdf`],
  ['São Paulo (2).pdf', `attachment; filename="Sao Paulo (2).pdf"; filename*=UTF-8''S%C3%A3o%20Paulo%20%282%29.pdf`],
  ['東京', `attachment; filename="file"; filename*=UTF-8''%E6%9D%B1%E4%BA%AC`],
  [`it's*.pdf`, `attachment; filename="its_.pdf"; filename*=UTF-8''it%27s_.pdf`],
  ['A/B: C.pdf', `attachment; filename="A_B_ C.pdf"; filename*=UTF-8''A_B_%20C.pdf`],
])('%s', (name, header) => {
  expect(attachment(name)).toBe(header);
});

test('no name ends the header or begins another', () => {
  expect(attachment('a"; x\r\nSet-Cookie: b.pdf')).toMatch(/^[\x20-\x7E]+$/);
  expect(attachment('a"; x').split('"')).toHaveLength(3);
});
