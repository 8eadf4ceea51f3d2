import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatDate } from '../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import withheldTaxes, { type WithheldTax } from '../../../../schemas/resources/payments/withheld-taxes.ts';
import { useMay } from '../../../access/useMay.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { expectsWithholding } from './useWithholding.ts';

interface WithheldOfInvoiceProps {
  readonly invoice: { readonly uuid: string; readonly importer_total_taxes_payable_exporter?: string | undefined };
}

/** What the payer of an invoice withheld, and which certificates are missing; nothing if it withholds nothing. */
export function WithheldOfInvoice({ invoice }: WithheldOfInvoiceProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayList = useMay(withheldTaxes.name, 'list');
  const { data = [] } = useGetList<WithheldTax & RaRecord<string>>(
    withheldTaxes.name,
    {
      filter: { invoice: invoice.uuid },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'withheld_on', order: 'DESC' },
    },
    { enabled: mayList && expectsWithholding(invoice), retry: false },
  );
  if (data.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {translate(`resources.${withheldTaxes.name}.name`, { smart_count: 2 })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {data.map(({ id, name, amount, currency, certificate, status, withheld_on: day }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/company/${withheldTaxes.name}/${id}`} underline="always">
              {name}
            </Link>{' '}
            <span className="figures">
              {formatMoney(amount, currency, language)} · {formatDate(day, language)}
            </span>
            <Typography variant="caption" component="p" color={status === 'missing' ? 'error' : 'textSecondary'}>
              {translate(`resources.${withheldTaxes.name}.values.status.${status}`)}
              {certificate !== undefined && `: ${certificate}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
