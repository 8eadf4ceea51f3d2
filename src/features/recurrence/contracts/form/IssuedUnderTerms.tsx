import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ruleSentence } from '../../../../documents/paymentTerms/ruleSentence.ts';
import { useEnteredTerms } from '../../../../documents/paymentTerms/usePayersTerms.ts';

/** By which terms the invoices of a contract are issued, if the client has any. */
export function IssuedUnderTerms() {
  const translate = useTranslate();
  const { terms, payer } = useEnteredTerms();
  if (!terms) return null;
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {translate('documents.paymentTerms.ofContract', { name: payer, rule: ruleSentence(terms, translate) })}
    </Typography>
  );
}
