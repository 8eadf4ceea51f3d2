import ShipToIcon from '@mui/icons-material/LocalShippingOutlined';
import { useTranslate } from 'ra-core';
import { Truncated } from '../../../kinds/shared/Truncated.tsx';
import { Flag } from '../../../shell/Flag.tsx';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { Hint } from '../../../shell/Hint.tsx';
import { payerOf } from '../../../documents/parties/payerOf.ts';
import './cells.css';

/** Longer names are cut (specification §9). */
const longestPayer = 30;

export const width = 172;
export const inFile = ['service_buyer', 'payment_responsible'];

/** Who pays, with the flag; marked where the service went to somebody else. */
export default function PayerCell({ record: invoice }: { readonly record: ListedInvoice }) {
  const translate = useTranslate();
  const { name, country, shipTo } = payerOf(invoice);
  return (
    <div className="invoice-payer">
      {country && <Flag country={country} />}
      <span className="invoice-payer-name" title={name.length > longestPayer ? undefined : name}>
        <Truncated text={name} limit={longestPayer} />
      </span>
      {shipTo && (
        <Hint hint={translate('invoiceActions.list.shipTo', { name: shipTo })}>
          <ShipToIcon fontSize="small" titleAccess={translate('invoiceActions.legend.shipTo')} />
        </Hint>
      )}
    </div>
  );
}
