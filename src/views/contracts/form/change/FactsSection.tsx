import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import contracts from '../../../../../schemas/resources/contracts.ts';
import { usePagePath } from '../../../../data/pagePath.ts';
import { Section } from '../../../../documents/form/Section.tsx';
import { ShowField } from '../../../../generate/show/ShowField.tsx';
import titleOf from '../../title.ts';
import { useChangedContract } from './useChanges.ts';

/** What was agreed on for good, or is amended elsewhere. */
const facts = [
  'service_buyer',
  'payment_responsible',
  'currency',
  'type',
  'frequency_symbology',
  'frequency',
  'due_date',
  'due_date_contract',
  'total_amount',
] as const;

/** What of a running contract is not written here, and where else it may be changed. */
export function FactsSection() {
  const translate = useTranslate();
  const contract = useChangedContract();
  const page = usePagePath(contracts)({ id: contract.uuid });
  const said = facts.filter((path) => contract[path] !== undefined);
  return (
    <Section
      id="document"
      title={titleOf(contract, translate)}
      hint={translate('contractForm.facts.hint')}
      aside={
        page && (
          <MuiLink component={Link} to={page}>
            {translate('contractForm.facts.open')}
          </MuiLink>
        )
      }
    >
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        <RecordContextProvider value={contract}>
          {said.map((path) => (
            <ShowField key={path} resource={contracts} path={path} record={contract} isAlone={false} />
          ))}
        </RecordContextProvider>
      </Box>
    </Section>
  );
}
