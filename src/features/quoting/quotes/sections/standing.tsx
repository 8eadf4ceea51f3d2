import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate, type RaRecord } from 'react-admin';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import { formatPercent } from '../../../../../domain/kinds/percent.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import quotes, { type Quote } from '../../../../../schemas/resources/quoting/quotes.ts';
import { LinkedDocument } from '../../../../documents/LinkedDocument.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';

type Shown = RaRecord<string> &
  Pick<
    Quote,
    | 'answered_at'
    | 'answered_by'
    | 'contract_uuid'
    | 'decline_reason'
    | 'deposit_percent'
    | 'deposit_uuid'
    | 'invoice_uuid'
    | 'next_uuid'
    | 'revises_uuid'
    | 'version_number'
  >;

/** What a user should know of a quote first: the answer of its client, and the invoices and the versions that belong to it. */
export default function Standing({ record }: OwnSectionProps<Shown>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { answered_at: at, deposit_uuid: deposit, deposit_percent: percent = '0' } = record;
  const { invoice_uuid: invoice, contract_uuid: contract, next_uuid: next, revises_uuid: former } = record;
  if (!at && !invoice && !contract && !next && !former) return null;
  const word = (key: string) => translate(`resources.quotes.${key}`);
  return (
    <Stack sx={{ gap: 1 }}>
      {at && <Answer record={record} at={at} />}
      {deposit && (
        <LinkedDocument resource={invoices} id={deposit} name={word('fields.deposit_uuid')}>
          {translate('resources.quotes.standing.deposited', { percent: formatPercent(percent, language, { most: 4 }) })}
        </LinkedDocument>
      )}
      {invoice && (
        <LinkedDocument resource={invoices} id={invoice} name={word('fields.invoice_uuid')}>
          {word('standing.invoice')}
        </LinkedDocument>
      )}
      {contract && (
        <LinkedDocument resource={contracts} id={contract} name={word('fields.contract_uuid')}>
          {word('standing.contract')}
        </LinkedDocument>
      )}
      {next && (
        <LinkedDocument resource={quotes} id={next} name={word('fields.next_uuid')}>
          {word('values.status.superseded')}
        </LinkedDocument>
      )}
      {former && (
        <LinkedDocument resource={quotes} id={former} name={word('fields.revises_uuid')}>
          {word('fields.version_number')} {record.version_number}
        </LinkedDocument>
      )}
    </Stack>
  );
}

function Answer({ record, at }: { readonly record: Shown; readonly at: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { answered_by: name, decline_reason: reason } = record;
  const words = { name, date: formatInstant(at, language, zone()), reason };
  return (
    <Alert severity={reason ? 'info' : 'success'} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {translate(`resources.quotes.standing.${reason ? 'declined' : 'accepted'}`, words)}
    </Alert>
  );
}
