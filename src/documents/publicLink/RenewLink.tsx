import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isOffered } from '../../../domain/actions/offeredActions.ts';
import { type ActedRecord, useActions } from '../../generate/actions/useActions.ts';

const command = 'renew_link';

/** Offers a new public link for a document whose link has ended, to users who may give it one. */
export function RenewLink({ record, ...button }: ButtonProps & { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const { actions, may, openDialog } = useActions();
  const needs = actions.commands[command]?.needs;
  if (needs === undefined || !may(needs) || !isOffered(actions, command, record)) return null;
  return (
    <Button {...button} onClick={() => openDialog(record, command)}>
      {translate('documents.publicLink.renew')}
    </Button>
  );
}
