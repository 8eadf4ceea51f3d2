import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import { taxIdCountry } from '../../../../../domain/kinds/taxId.ts';
import { useDebounced } from '../../../../kinds/shared/useDebounced.ts';
import { DuplicateSentence } from './DuplicateSentence.tsx';
import { useDuplicates } from './useDuplicates.ts';

const debounce = 400;

const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Warns in the form of a client of others with its tax ID, or hints at those with a near name. It refuses nothing. */
export function DuplicateHint({ by }: { readonly by: 'tax_id' | 'name' }) {
  const record = useRecordContext();
  const [name, nif, location] = useWatch({ name: ['name', 'nif', 'location'] });
  const typed = JSON.stringify([textIn(name), textIn(nif), taxIdCountry({ location })]);
  const [settledName, settledNif, country] = JSON.parse(useDebounced(typed, debounce)) as [string, string, string?];
  const uuid = record ? String(record.id) : undefined;
  const found = useDuplicates({
    name: settledName,
    nif: settledNif,
    ...(country && { country }),
    ...(uuid && { uuid }),
  }).filter((each) => each.by === by);
  if (found.length === 0) return null;
  return (
    <Alert severity={by === 'tax_id' ? 'warning' : 'info'} sx={{ mt: -1, mb: 2, py: 0, overflowWrap: 'anywhere' }}>
      {found.map((each) => (
        <div key={each.uuid}>
          <DuplicateSentence of={each} apart />
        </div>
      ))}
    </Alert>
  );
}
