import { ActionsButton } from '../../actions/ActionsButton.tsx';
import type { ActedRecord } from '../../actions/useActions.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { LikelyStep } from './LikelyStep.tsx';
import './rowActions.css';

/**
 * The actions of a row: the most likely one, its document beside the list, and the menu. They appear under the pointer
 * and with the focus in the row.
 */
export function RowActions({ record }: { readonly record: ActedRecord }) {
  return (
    <div className="row-actions">
      <LikelyStep record={record} />
      <PanelButton record={record} />
      <ActionsButton record={record} />
    </div>
  );
}
