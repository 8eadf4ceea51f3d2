import type { Rule } from './rule.ts';

/** An invoice that is issued has at least one line (specification §5); a draft may be saved without any. */
export const linesUnlessDraft: Rule = ({ is_draft: isDraft, items_invoice: lines }) => {
  const isEmpty = Array.isArray(lines) && lines.length === 0;
  return isEmpty && isDraft !== true ? [{ path: 'items_invoice', key: 'validation.noLines' }] : [];
};
