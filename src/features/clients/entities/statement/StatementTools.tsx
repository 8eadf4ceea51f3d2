import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { StatementQuery } from '../../../../../dataProvider/calls/statements.ts';
import { isDate } from '../../../../../domain/dates/date.ts';
import type { Statement } from '../../../../../domain/payments/statement/statement.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import { date } from '../../../../kinds/date/index.tsx';
import { SelectBox } from '../../../../kinds/shared/SelectBox.tsx';

interface StatementToolsProps {
  readonly statement: Statement;
  readonly query: StatementQuery;
  /** The server's errors by parameter. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onChange: (query: StatementQuery) => void;
}

/** The period and the currency of a statement: each change applies immediately. */
export function StatementTools({ statement, query, refused, onChange }: StatementToolsProps) {
  const translate = useTranslate();
  const { from, to, currency, currencies } = statement;
  const values = useMemo(() => ({ from, to, currency, ...query }), [from, to, currency, query]);
  const errors = useMemo(
    () => Object.fromEntries(Object.entries(refused).map(([name, message]) => [name, { type: 'server', message }])),
    [refused],
  );
  const form = useForm({ values, errors });
  const change = useEffectEvent((name: string, value: unknown) => {
    if (typeof value === 'string' && (name === 'currency' || isDate(value))) onChange({ ...query, [name]: value });
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values: now }) =>
          type === 'change' && name !== undefined && change(name, now[name as keyof typeof now]),
      }),
    [subscribe],
  );
  const input = (source: 'from' | 'to' | 'currency') => ({
    source,
    label: translate(`statement.${source}`),
    resource: entities.name,
    path: source,
  });
  const offered = currencies.includes(values.currency) ? currencies : [...currencies, values.currency];
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        onSubmit={(event) => event.preventDefault()}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' } }}
      >
        <date.Input {...input('from')} property={{ type: 'string', format: 'date' }} isFilter />
        <date.Input {...input('to')} property={{ type: 'string', format: 'date' }} isFilter />
        {offered.length > 1 && (
          <SelectBox
            input={{ ...input('currency'), property: {} }}
            options={offered.map((value) => ({ value, label: value }))}
          />
        )}
      </Box>
    </FormProvider>
  );
}
