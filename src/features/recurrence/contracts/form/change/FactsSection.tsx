import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import contracts from '../../../../../../schemas/resources/recurrence/contracts.ts';
import { usePagePath } from '../../../../../data/pagePath.ts';
import { Section } from '../../../../../documents/form/Section.tsx';
import { ShowField } from '../../../../../generate/show/ShowField.tsx';
import type { ListedContract } from '../../actions/dialogProps.ts';
import { useTitle } from '../../../../../generate/useRecordName.ts';
import { useChangedContract } from './ChangesProvider.tsx';

/** Immutable facts, and those amended elsewhere: parties and references. */
const parties = ['service_buyer', 'payment_responsible'] as const;
const terms = [
  'currency',
  'type',
  'frequency_symbology',
  'frequency',
  'due_date',
  'due_date_contract',
  'total_amount',
  'billing_period',
] as const;

/** The facts of a running contract that are not edited here, with links to where they are. */
export function FactsSection() {
  const translate = useTranslate();
  const contract = useChangedContract();
  const page = usePagePath(contracts)({ id: contract.uuid });
  return (
    <Section
      id="document"
      title={useTitle(contracts, contract)}
      hint={translate('contractForm.facts.hint')}
      aside={
        page && (
          <MuiLink component={Link} to={page}>
            {translate('contractForm.facts.open')}
          </MuiLink>
        )
      }
    >
      <RecordContextProvider value={contract}>
        <Facts of={contract} paths={parties} least={220} />
        <Facts of={contract} paths={terms} least={125} />
      </RecordContextProvider>
    </Section>
  );
}

interface FactsProps {
  readonly of: ListedContract;
  readonly paths: readonly (keyof ListedContract)[];
  /** The minimum width of each in pixels. */
  readonly least: number;
}

/** The present facts in a row. */
function Facts({ of, paths, least }: FactsProps) {
  const filled = paths.filter((path) => of[path] !== undefined);
  const columns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  return (
    <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: columns }}>
      {filled.map((path) => (
        <ShowField key={path} resource={contracts} path={path} record={of} isAlone={false} />
      ))}
    </Box>
  );
}
