import { useSingleKeys } from '../../../shell/keys/useSingleKeys.ts';
import { chooseRow, previewRow, stepRow } from './rowFocus.ts';

const search = () => document.querySelector<HTMLElement>('input[type=search]')?.focus();

/**
 * Keyboard navigation of a list: `j` and `k` move, `x` selects, Enter opens, space shows a document beside the list, `/`
 * searches.
 */
export function ListKeys() {
  useSingleKeys({ j: () => stepRow(1), k: () => stepRow(-1), x: chooseRow, ' ': previewRow, '/': search });
  return null;
}
