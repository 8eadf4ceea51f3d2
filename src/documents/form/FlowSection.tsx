import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { MoneyFlow } from '../flow/MoneyFlow.tsx';
import { Section } from './Section.tsx';
import { currencyOf, type InvoiceValues } from '../../views/invoices/form/values.ts';

/** The way of the money, beside the lines it comes from. */
export function FlowSection() {
  const translate = useTranslate();
  const currency = useWatch<InvoiceValues, 'currency'>({ name: 'currency' });
  return (
    <Section id="flow" title={translate('documents.flow.title')}>
      <MoneyFlow currency={currencyOf({ currency })} labelledBy="flow" />
    </Section>
  );
}
