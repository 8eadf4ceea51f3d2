import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { plainTextOf } from '../../../domain/richText/richText.ts';
import { useMay } from '../../access/useMay.ts';
import { AccountField } from '../parties/AccountField.tsx';
import { PayerField } from '../parties/PartyFields.tsx';
import { useEnteredDocument, type FormValues } from './documentForm.ts';
import { Field } from './Field.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { Columns } from './Section.tsx';

const fields = ['account_uuid', 'payment_responsible_uuid', 'terms_payment'] as const;

/** How a document is paid: to which account, by whom if not by the client, and on what terms. */
export function PaymentSection() {
  const translate = useTranslate();
  const { change } = useEnteredDocument().form;
  const [account, payer, terms] = useWatch<FormValues, typeof fields>({ name: fields });
  const accountName = useName('accounts', account);
  const payerName = useName('entities', payer);
  return (
    <FoldedSection
      id="payment"
      title={translate('documents.folded.payment')}
      says={[
        accountName,
        payerName && translate('documents.folded.paidBy', { name: payerName }),
        plainTextOf(terms ?? ''),
      ]}
      fields={fields}
    >
      <Columns least={280}>
        <AccountField />
        {!change && <PayerField />}
      </Columns>
      <Field name="terms_payment" />
    </FoldedSection>
  );
}

/** Returns the name of the chosen record, for users who may read it. */
function useName(resource: string, key: unknown): string | undefined {
  const mayRead = useMay(resource, 'show');
  const isChosen = typeof key === 'string' && key !== '';
  const { data } = useGetOne(resource, { id: isChosen ? key : '' }, { enabled: isChosen && mayRead, retry: false });
  return isChosen ? data?.name : undefined;
}
