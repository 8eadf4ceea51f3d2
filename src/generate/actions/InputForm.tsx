import Stack from '@mui/material/Stack';
import { Form } from 'react-admin';
import { Fragment, type ReactNode, useMemo } from 'react';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { currencyBeside } from '../../../domain/money/amounts.ts';
import { propertiesOf, type Property } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { DialogGuard } from '../../drafts/DialogGuard.tsx';
import { FormLock } from '../../forms/FormLock.tsx';
import { defaultsOf } from '../../../domain/schema/defaults.ts';
import { CurrencyContext } from '../../kinds/money/currencyContext.ts';
import { isApplicable } from '../../kinds/shared/applicability.ts';
import { FormField } from '../form/FormField.tsx';
import { resolverOf } from '../validate/resolver.ts';

interface InputFormProps {
  readonly id: string;
  readonly asks: Resource;
  /** Initial values by name. */
  readonly begun?: FieldValues;
  /** Replaces the inputs of some properties. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** Replaces all inputs. */
  readonly children?: ReactNode;
  readonly onSubmit: (input: FieldValues) => unknown;
}

/** The form of a command's input in a dialog. */
export function InputForm({ id, asks, begun, own, children, onSubmit }: InputFormProps) {
  const currency: unknown = begun?.[currencyBeside];
  const resolver = useMemo(() => resolverOf(asks, { [currencyBeside]: currency }), [asks, currency]);
  const defaultValues = useMemo(() => {
    const given = Object.keys(propertiesOf(asks.schema)).map((path): [string, unknown] => [path, begun?.[path]]);
    return {
      ...defaultsOf(asks.schema),
      ...Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null)),
    };
  }, [asks, begun]);
  return (
    <Form
      id={id}
      resolver={resolver}
      defaultValues={defaultValues}
      record={{}}
      onSubmit={onSubmit}
      mode="onTouched"
      noValidate
    >
      <DialogGuard />
      <FormLock>
        <Stack spacing={1} sx={{ pt: 1 }}>
          <CurrencyContext value={currency}>{children ?? <ApplicableFields of={asks} own={own} />}</CurrencyContext>
        </Stack>
      </FormLock>
    </Form>
  );
}

/** The fields that apply to the current values. */
function ApplicableFields({ of, own = {} }: { readonly of: Resource } & Pick<InputFormProps, 'own'>) {
  const properties = Object.entries(propertiesOf(of.schema));
  const { getValues } = useFormContext();
  // Re-renders when values that conditions read change.
  useWatch({ name: properties.flatMap(([, { when }]) => when?.path ?? []) });
  const applicable = properties.filter(([, property]) => hasChoice(property) && isApplicable(property, getValues()));
  return applicable.map(([path], index) =>
    Object.hasOwn(own, path) ? (
      <Fragment key={path}>{own[path]}</Fragment>
    ) : (
      <FormField key={path} resource={of} path={path} autoFocus={index === 0} isEdited={false} />
    ),
  );
}

/** A single choice needs no question. */
const hasChoice = ({ enum: values }: Property): boolean => values?.length !== 1;
