import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { LateCharge } from '../../../../dataProvider/calls/collecting.ts';
import { formatMoney } from '../../../../domain/kinds/money.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { isProposed, useLateCharge } from './useLateCharge.ts';

/** What the late payment of an invoice costs today, in one line; nothing if the company charges nothing. */
export function LateChargeLine({ invoice }: { readonly invoice: string }) {
  const translate = useTranslate();
  const proposal = useProposal();
  const { data: charge } = useLateCharge(invoice);
  if (!charge || !isProposed(charge)) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {proposal(charge)}. {translate('collecting.late.notDue')}
    </Typography>
  );
}

/** Returns a charge in one line, without parts of zero: `Interest until today 12.34, fee 40.00`. */
export function useProposal() {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ currency, interest, fee }: LateCharge) => {
    const parts =
      compareDecimals(fee, '0') > 0 ? (compareDecimals(interest, '0') > 0 ? 'proposal' : 'fee') : 'interest';
    return translate(`collecting.late.${parts}`, {
      interest: formatMoney(interest, currency, language),
      fee: formatMoney(fee, currency, language),
    });
  };
}
