import type { StylisPlugin } from '@emotion/cache';

/** Parts of fields under names of browsers of the past: one that does not know them refuses the rule with an error. */
const past = /::?-(?:moz|ms)-/;

/** Writes styles for the browsers that the console is built for, in place of what Emotion adds for older ones. */
export const withoutVendorNames: StylisPlugin = (element) => {
  if (element.type === 'rule' && past.test(element.value)) element.children = [];
  // Safari alone knows it under a name of its own.
  if (element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`;
};
