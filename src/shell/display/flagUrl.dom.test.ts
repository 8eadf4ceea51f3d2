import { afterEach, expect, test } from 'vitest';
import { flagUrl } from './flagUrl.ts';

const large = { width: 48, height: 36 };

afterEach(() => document.head.querySelector('meta[name="flags-url"]')?.remove());

test('flags are served locally if the page names no service', () => {
  expect(flagUrl('BR', large)).toBe('/flags/br.svg');
});

test.each([
  ['https://flagcdn.com/{size}/{country}.png', 'https://flagcdn.com/48x36/br.png'],
  ['https://flags.example/?of={country}&as={size}', 'https://flags.example/?of=br&as=48x36'],
  ['https://flags.example/4x3', 'https://flags.example/4x3/br.svg'],
  ['https://flags.example/4x3/', 'https://flags.example/4x3/br.svg'],
])('flags come from the configured service: %s', (service, expected) => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="flags-url" content="${service}">`);
  expect(flagUrl('BR', large)).toBe(expected);
});
