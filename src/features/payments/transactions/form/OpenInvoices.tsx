import { knownNumber } from '../../../../../domain/documents/knownNumber.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { type Payable, type PaymentValues, sharesOf } from './paymentOf.ts';

interface OpenInvoicesProps {
  readonly open: readonly Payable[];
  readonly currency: string;
}

/** The client's open invoices to choose from, each with what the payment pays of it. */
export function OpenInvoices({ open, currency }: OpenInvoicesProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext<PaymentValues>();
  const [invoices, amount] = useWatch<PaymentValues, ['invoices', 'amount']>({ name: ['invoices', 'amount'] });
  const shares = sharesOf({ invoices, amount }, open);
  const isChosen = (uuid: string) => invoices.some((invoice) => invoice.uuid === uuid);
  const toggle = (uuid: string) => {
    const others = invoices.filter((invoice) => invoice.uuid !== uuid);
    setValue('invoices', isChosen(uuid) ? others : [...others, { uuid }], { shouldDirty: true });
  };
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', gridColumn: '1 / -1' }}>
      {open.map((invoice) => (
        <Box
          component="li"
          key={invoice.uuid}
          sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <OpenInvoice
            invoice={invoice}
            currency={currency}
            pays={shares.get(invoice.uuid)}
            checked={isChosen(invoice.uuid)}
            onToggle={() => toggle(invoice.uuid)}
            name={translate('documents.title.numbered', {
              name: translate('resources.invoices.name', { smart_count: 1 }),
              number: knownNumber(invoice),
            })}
          />
        </Box>
      ))}
    </Stack>
  );
}

interface OpenInvoiceProps {
  readonly invoice: Payable;
  readonly currency: string;
  /** What the payment pays of it; nothing if undefined. */
  readonly pays: string | undefined;
  readonly checked: boolean;
  readonly name: string;
  readonly onToggle: () => void;
}

function OpenInvoice({ invoice, currency, pays, checked, name, onToggle }: OpenInvoiceProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { open, due_date, is_overdue: isOverdue } = invoice;
  const day = formatDate(due_date, language);
  const due = isOverdue
    ? `${day} · ${translate('invoiceActions.list.overdue')}`
    : `${translate('resources.invoices.fields.due_date')} ${day}`;
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, cursor: 'pointer' }}>
      <Checkbox checked={checked} onChange={onToggle} sx={{ ml: -1 }} />
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block' }}>
          {name}
        </Typography>
        <Typography component="span" variant="caption" color={isOverdue ? 'error' : 'textSecondary'}>
          {due}
        </Typography>
      </Box>
      <Box className="figures" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
        <Typography component="span" sx={{ display: 'block' }}>
          {formatMoney(open, currency, language)}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {pays === undefined
            ? translate('transactions.form.paysNothing')
            : translate('transactions.form.pays', { amount: formatMoney(pays, currency, language) })}
        </Typography>
      </Box>
    </Box>
  );
}
