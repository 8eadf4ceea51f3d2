import type { Rule } from './rule.ts';

/** An issued invoice has at least one line (specification §5); a draft may have none. */
export const linesUnlessDraft: Rule = ({ is_draft: isDraft, items_invoice: lines }) => {
  const isEmpty = Array.isArray(lines) && lines.length === 0;
  return isEmpty && isDraft !== true ? [{ path: 'items_invoice', key: 'validation.noLines' }] : [];
};
