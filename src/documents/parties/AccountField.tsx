import { useGetList } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCurrencyCode } from '../../../domain/kinds/currency.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ReferenceBox } from '../../kinds/reference/ReferenceBox.tsx';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { useClientOfNew } from './useClientDefaults.ts';
import { useEnteredDocument, type FormValues } from '../form/documentForm.ts';

const source = 'account_uuid';
const account = { type: 'string', format: 'uuid', ref: 'accounts' } as const;

/** The payment account: initially the default of the currency. */
export function AccountField() {
  useDefaultAccount();
  const { form, start } = useEnteredDocument();
  // A set account can be changed but not removed.
  return <AccountBox resource={form.resource} required={form.change !== undefined && start.values[source] !== null} />;
}

interface AccountBoxProps {
  readonly resource: Resource;
  readonly required?: boolean;
}

/** Selects one of the company's accounts. */
export function AccountBox({ resource, required = false }: AccountBoxProps) {
  const labelOf = useLabelOf(resource.name);
  const input = { resource: resource.name, path: source, source, property: account, label: labelOf(source), required };
  return <ReferenceBox input={input} keep={({ id }) => id} filter={usable} />;
}

/** Accounts that are not blocked by an operator. */
const usable = { approval: ['accepted', 'not_required'] };

/**
 * Sets the account of a new document: the client's, if its documents are in this currency, else the default one of the currency.
 * It follows both until the user chooses another.
 */
function useDefaultAccount(): void {
  const { edited } = useEnteredDocument().start;
  const { getValues, resetField, setValue } = useFormContext<FormValues>();
  const currency: unknown = useWatch<FormValues, 'currency'>({ name: 'currency' });
  const { data } = useGetList(
    'accounts',
    {
      filter: { default_currency: currency, ...usable },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: isCurrencyCode(currency) },
  );
  const client = useClientOfNew();
  const ofClient = client?.currency === undefined || client.currency === currency ? client?.account?.uuid : undefined;
  const offered = useRef<{ readonly by: string; readonly account: unknown }>(undefined);
  const by = `${String(currency)} ${ofClient ?? ''}`;

  useEffect(() => {
    const before = offered.current;
    if (!data || before?.by === by) return;
    const suggested = ofClient ?? data[0]?.id ?? null;
    offered.current = { by, account: suggested };
    const isChosen = ![null, before?.account].includes(getValues(source));
    if (isChosen || (edited && !before)) return;
    // The initial value is no change.
    if (before) setValue(source, suggested, { shouldDirty: true });
    else resetField(source, { defaultValue: suggested });
  }, [data, by, ofClient, edited, getValues, resetField, setValue]);
}
