import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isOffered } from '../../../../../domain/actions/offeredActions.ts';
import { noActions } from '../../../../../schemas/actions.ts';
import accounts, { type Account } from '../../../../../schemas/resources/payments/accounts.ts';
import { useMay } from '../../../../access/useMay.ts';
import type { ActedRecord } from '../../../../generate/actions/useActions.ts';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';

const { actions = noActions } = accounts;

/** Asks the gateway of an account whether it accepts the keys, for users who may change them. */
export function CheckConnection({ record }: { readonly record: ActedRecord & Account }) {
  const translate = useTranslate();
  const may = useMay(accounts.name, 'edit');
  const { run, running } = useCommand(accounts, 'verify', record.id, () => undefined);
  if (!may || !isOffered(actions, 'verify', record)) return null;
  return (
    <Button size="small" loading={running} onClick={() => void run()}>
      {translate('resources.accounts.actions.verify.name')}
    </Button>
  );
}
