import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { withoutVendorNames } from './withoutVendorNames.ts';

/** Returns the rules of a style as inserted into the page. */
function rulesOf(styles: string): string[] {
  const cache = createCache({ key: 'test', stylisPlugins: [withoutVendorNames] });
  cache.insert('.a', { name: 'a', styles }, cache.sheet, false);
  // Emotion adds empty ones in development.
  const rules = cache.sheet.tags.map(({ textContent }) => textContent).filter((rule) => !rule.endsWith('{}'));
  cache.sheet.flush();
  return rules;
}

test.each([
  ['none of the names of older browsers', 'display:flex;appearance:none;', ['.a{display:flex;appearance:none;}']],
  ["Safari's own name", 'user-select:none;', ['.a{-webkit-user-select:none;user-select:none;}']],
  ['what Chromium and Safari have alone', '&::-webkit-scrollbar{width:8px;}', ['.a::-webkit-scrollbar{width:8px;}']],
  ['parts that nobody knows any more', '&::-moz-focus-inner{border:0;}&:-ms-input-placeholder{opacity:0;}', []],
])('%s', (_, styles, rules) => {
  expect(rulesOf(styles)).toEqual(rules);
});
