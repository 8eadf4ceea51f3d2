import Stack from '@mui/material/Stack';
import { Form } from 'ra-core';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { FormLock } from '../../forms/FormLock.tsx';
import { defaultsOf } from '../../kinds/shared/defaults.ts';
import { FormField } from '../form/FormField.tsx';
import { resolverOf } from '../validate/resolver.ts';

interface InputFormProps {
  readonly id: string;
  readonly asks: Resource;
  /** What it begins with, by the names of what is asked for. */
  readonly begun?: FieldValues;
  readonly onSubmit: (input: FieldValues) => unknown;
}

/** The form of what a command asks for, by the schema of its input. */
export function InputForm({ id, asks, begun, onSubmit }: InputFormProps) {
  const resolver = useMemo(() => resolverOf(asks), [asks]);
  const paths = Object.keys(propertiesOf(asks.schema));
  const defaultValues = useMemo(() => {
    const own = Object.keys(propertiesOf(asks.schema)).map((path): [string, unknown] => [path, begun?.[path]]);
    return { ...defaultsOf(asks.schema), ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
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
      <FormLock>
        <Stack spacing={1} sx={{ pt: 1 }}>
          {paths.map((path, index) => (
            <FormField key={path} resource={asks} path={path} autoFocus={index === 0} isEdited={false} />
          ))}
        </Stack>
      </FormLock>
    </Form>
  );
}
