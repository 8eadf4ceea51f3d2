import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { offeredMenu } from '../../../domain/actions/offered.ts';
import { type ActedRecord, useActions } from './useActions.ts';

/** Opens the menu of one record, where there is anything in it for this user. */
export function ActionsButton({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { actions, titleOf, may, ownOf, menuOf, openMenu } = useActions();
  if (offeredMenu(actions, record, may).length + ownOf(record).length === 0) return null;
  return (
    <IconButton
      aria-label={translate('generate.row.options', { name: titleOf(record) })}
      aria-haspopup="menu"
      aria-expanded={menuOf === record.id}
      onClick={(event) => openMenu(record, event.currentTarget)}
    >
      <MoreIcon />
    </IconButton>
  );
}
