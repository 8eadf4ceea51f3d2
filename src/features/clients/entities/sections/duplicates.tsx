import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate, type RaRecord } from 'react-admin';
import { taxIdCountry } from '../../../../../domain/kinds/taxId.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useMe } from '../../../../access/useMe.ts';
import { useActions } from '../../../../generate/actions/useActions.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { DuplicateSentence } from '../duplicates/DuplicateSentence.tsx';
import { useDuplicates } from '../duplicates/useDuplicates.ts';

type Client = Entity & RaRecord<string> & { readonly archived?: boolean };

/** Says on the page of a client which others may be the same, for users who may merge them. */
export default function Duplicates({ record }: OwnSectionProps<Client>) {
  const mayEdit = useMay(entities.name, 'edit');
  // `useMay` would judge the client as if it were an invoice.
  const me = useMe();
  const mayMove = !me || me.permissions.includes(`${invoices.name}:edit`);
  return mayEdit && mayMove && !record.archived ? <DuplicatesOf client={record} /> : null;
}

function DuplicatesOf({ client }: { readonly client: Client }) {
  const translate = useTranslate();
  const { openDialog } = useActions();
  const { id: uuid, name, nif } = client;
  const country = taxIdCountry(client);
  const found = useDuplicates({ uuid, name, ...(nif && { nif }), ...(country && { country }) }).filter(
    ({ archived }) => !archived,
  );
  const [first] = found;
  if (!first) return null;
  return (
    <Alert
      severity={first.by === 'tax_id' ? 'warning' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={() => openDialog(client, 'merge')}>
          {translate('resources.entities.duplicates.merge')}
        </Button>
      }
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {found.map((each) => (
        <div key={each.uuid}>
          <DuplicateSentence of={each} />
        </div>
      ))}
    </Alert>
  );
}
