import { useTranslate } from 'react-admin';
import { type ActedRecord, useActions } from '../../actions/useActions.ts';
import { usePanel } from './panel.ts';

/** Shows a record beside the list, or hides it. A plain button, because there are many. */
export function PanelButton({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const panel = usePanel();
  const { titleOf } = useActions();
  if (!panel) return null;
  return (
    <button
      type="button"
      className="actions-button row-panel"
      aria-label={translate('generate.row.preview', { name: titleOf(record) })}
      aria-expanded={panel.shown === record.id}
      onClick={() => panel.toggle(record.id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2m0 2v12h8V6zm10 0v12h4V6z" />
      </svg>
    </button>
  );
}
