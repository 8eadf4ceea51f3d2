import { useGetList } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCurrencyCode } from '../../../domain/kinds/currency.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';

const source = 'account_uuid';
const account = { type: 'string', format: 'uuid', ref: 'accounts' } as const;

/** Where the document is paid: at first the account that is the default of its currency. */
export function AccountField() {
  useDefaultAccount();
  return <AccountBox resource={useEnteredDocument().form.resource} />;
}

/** One of the company's accounts. */
export function AccountBox({ resource }: { readonly resource: Resource }) {
  const labelOf = useLabelOf(resource.name);
  const input = { resource: resource.name, path: source, source, property: account, label: labelOf(source) };
  return <ReferenceBox input={{ ...input, required: false }} keep={({ id }) => id} />;
}

/** Gives a new document the default account of its currency, and of another currency that is chosen, unless somebody chose one. */
function useDefaultAccount(): void {
  const { draft } = useEnteredDocument().start;
  const { getValues, resetField, setValue } = useFormContext<FormValues>();
  const currency: unknown = useWatch<FormValues, 'currency'>({ name: 'currency' });
  const { data } = useGetList(
    'accounts',
    {
      filter: { default_currency: currency },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: isCurrencyCode(currency) },
  );
  const offered = useRef<{ readonly currency: unknown; readonly account: unknown }>(undefined);

  useEffect(() => {
    const before = offered.current;
    if (!data || before?.currency === currency) return;
    const suggested = data[0]?.id ?? null;
    offered.current = { currency, account: suggested };
    const isChosen = ![null, before?.account].includes(getValues(source));
    if (isChosen || (draft && !before)) return;
    // What a document begins with is no change of it.
    if (before) setValue(source, suggested, { shouldDirty: true });
    else resetField(source, { defaultValue: suggested });
  }, [data, currency, draft, getValues, resetField, setValue]);
}
