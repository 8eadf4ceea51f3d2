import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import { formatPercent } from '../../../../../domain/kinds/percent.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import quotes, { type Quote } from '../../../../../schemas/resources/quoting/quotes.ts';
import { usePagePath } from '../../../../data/pagePath.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';

type Shown = RaRecord<string> &
  Pick<
    Quote,
    | 'answered_at'
    | 'answered_by'
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
  const { invoice_uuid: invoice, next_uuid: next, revises_uuid: former } = record;
  if (!at && !invoice && !next && !former) return null;
  const word = (key: string) => translate(`resources.quotes.${key}`);
  return (
    <Stack sx={{ gap: 1 }}>
      {at && <Answer record={record} at={at} />}
      {deposit && (
        <Related resource={invoices} id={deposit} name={word('fields.deposit_uuid')}>
          {translate('resources.quotes.standing.deposited', { percent: formatPercent(percent, language, { most: 4 }) })}
        </Related>
      )}
      {invoice && (
        <Related resource={invoices} id={invoice} name={word('fields.invoice_uuid')}>
          {word('values.status.converted')}
        </Related>
      )}
      {next && (
        <Related resource={quotes} id={next} name={word('fields.next_uuid')}>
          {word('values.status.superseded')}
        </Related>
      )}
      {former && (
        <Related resource={quotes} id={former} name={word('fields.revises_uuid')}>
          {word('fields.version_number')} {record.version_number}
        </Related>
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

interface RelatedProps {
  readonly resource: Resource;
  readonly id: string;
  /** What it is to the quote. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A document that belongs to the quote, with the way to it for users who may see it. */
function Related({ resource, id, name, children }: RelatedProps) {
  const path = usePagePath(resource)({ id });
  const action = path && (
    <Button component={Link} to={path} color="inherit" size="small">
      {name}
    </Button>
  );
  return (
    <Alert severity="info" action={action}>
      {children}
    </Alert>
  );
}
