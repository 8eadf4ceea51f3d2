import type { StylisPlugin } from '@emotion/cache';

/** Pseudo-elements of old browsers: others reject the rule with an error. */
const past = /::?-(?:moz|ms)-/;

/** Writes styles for the supported browsers instead of Emotion's vendor prefixes. */
export const withoutVendorNames: StylisPlugin = (element) => {
  if (element.type === 'rule' && past.test(element.value)) element.children = [];
  // Safari requires the prefix.
  if (element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`;
};
