import { useTranslate } from 'react-admin';
import { offeredMenu } from '../../../domain/actions/offeredActions.ts';
import { type ActedRecord, useActions } from './useActions.ts';
import './actionsButton.css';

/** Opens the menu of a record if it has entries for this user. A plain button, because there are many. */
export function ActionsButton({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { actions, titleOf, may, ownOf, menuOf, openMenu } = useActions();
  if (offeredMenu(actions, record, may).length + ownOf(record).length === 0) return null;
  return (
    <button
      type="button"
      className="actions-button"
      aria-label={translate('generate.row.options', { name: titleOf(record) })}
      aria-haspopup="menu"
      aria-expanded={menuOf === record.id}
      onClick={(event) => openMenu(record, event.currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0m0 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0m0 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0" />
      </svg>
    </button>
  );
}
