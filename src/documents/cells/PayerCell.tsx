import ShipToIcon from '@mui/icons-material/LocalShippingOutlined';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Truncated } from '../../kinds/shared/Truncated.tsx';
import { Flag } from '../../shell/display/Flag.tsx';
import { Hint } from '../../shell/display/Hint.tsx';
import { payerOf } from '../parties/payerOf.ts';
import './cells.css';

/** Longer names are cut (specification §9). */
const longestPayer = 30;

interface PayerCellProps {
  readonly of: Parameters<typeof payerOf>[0];
  /** Additional content. */
  readonly children?: ReactNode;
}

/** The payer of a document with flag; marked if the service went to another party. */
export function PayerCell({ of, children }: PayerCellProps) {
  const translate = useTranslate();
  const { name, country, shipTo } = payerOf(of);
  return (
    <div className="document-payer">
      {country && <Flag country={country} />}
      <span className="document-payer-name" title={name.length > longestPayer ? undefined : name}>
        <Truncated text={name} limit={longestPayer} />
      </span>
      {shipTo && (
        <Hint hint={translate('documents.list.shipTo', { name: shipTo })}>
          <ShipToIcon fontSize="small" titleAccess={translate('documents.list.paidByOther')} />
        </Hint>
      )}
      {children}
    </div>
  );
}
