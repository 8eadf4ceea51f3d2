import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router';
import { countLimit } from '../../../../../domain/lists/countLimit.ts';
import { formatDecimal } from '../../../../../domain/kinds/decimal.ts';
import credits from '../../../../../schemas/resources/payments/credits.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../../../../schemas/resources/payments/transactions.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { OwedIn } from '../owed/OwedIn.tsx';
import { PaidByOthers } from '../owed/PaidByOthers.tsx';
import { owedFilters, useOwed } from '../owed/useOwed.ts';
import { StatementDialog } from '../statement/StatementDialog.tsx';

/** What a client still owes, by currency: open of the invoices that it pays, its credit, and what others pay for it. */
export default function Owed({ record }: OwnSectionProps) {
  const { id } = record;
  const translate = useTranslate();
  const language = useLanguage();
  const mayList = useMay(invoices.name, 'list');
  const owed = useOwed(id);
  if (!mayList) return null;
  const filters = owedFilters(id);
  return (
    <Section title={translate('documents.owed.title')} actions={<StatementButton record={record} />}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <QueryResult query={owed} height={96}>
          {(found) => (
            <>
              {owed.isUnsummed && (
                <Typography color="textSecondary">
                  {translate('documents.owed.tooMany', { limit: formatDecimal(String(countLimit), language) })}
                </Typography>
              )}
              {found.length === 0 && !owed.isUnsummed && (
                <Typography color="textSecondary">{translate('documents.owed.none')}</Typography>
              )}
              {found.map((each) => (
                <OwedIn key={each.currency} owed={each} />
              ))}
            </>
          )}
        </QueryResult>
        <PaidByOthers client={id} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, mt: 1, ml: -1 }}>
          <ToList resource={invoices.name} filter={filters.open} name="openInvoices" />
          <ToList resource={transactions.name} filter={{ service_buyer: id }} name="payments" />
          {owed.data?.some(({ credit }) => credit) && (
            <ToList resource={credits.name} filter={filters.credits} name="credits" />
          )}
        </Stack>
      </Box>
    </Section>
  );
}

/** Opens the statement of account, for users who may list what it is made from. */
function StatementButton({ record }: { readonly record: RaRecord<string> }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const mayListPayments = useMay(transactions.name, 'list');
  const mayListCredits = useMay(credits.name, 'list');
  if (!mayListPayments || !mayListCredits) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('statement.open')}
      </Button>
      {isOpen && <StatementDialog client={record} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ToListProps {
  readonly resource: string;
  readonly filter: object;
  /** The name of its text. */
  readonly name: string;
}

/** A link to the filtered list, for users who may list it. */
function ToList({ resource, filter, name }: ToListProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayList = useMay(resource, 'list');
  const to = `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return mayList ? (
    <Button component={Link} to={to} size="small">
      {translate(`documents.owed.${name}`)}
    </Button>
  ) : null;
}
