import { Form, type RaRecord } from 'react-admin';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { SubmitHandler } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { FormLock } from '../../forms/FormLock.tsx';
import { defaultsOf } from '../../../domain/schema/defaults.ts';
import { LoadingSections } from '../LoadingSections.tsx';
import { resolverOf } from '../validate/resolver.ts';
import { fieldsSlot } from './fieldsSlot.ts';
import { FormSections } from './FormSections.tsx';

interface RecordFormProps {
  /** Its id, for a button elsewhere. */
  readonly id?: string;
  readonly resource: Resource;
  readonly isNew: boolean;
  /** The values of the fields, if not the loaded record. */
  readonly record?: RaRecord;
  /** Initial values of a new record, in addition to the schema's defaults. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Saves differently from the page. */
  readonly onSubmit?: SubmitHandler<Record<string, unknown>>;
  /** Content above the fields. */
  readonly above?: ReactNode;
  /** Buttons below. */
  readonly children?: ReactNode;
}

/** The form of a resource, generated from its schema, validated by the server's rules. */
export function RecordForm({ id, resource, isNew, record, initial, onSubmit, above, children }: RecordFormProps) {
  const resolver = useMemo(() => resolverOf(resource), [resource]);
  const defaults = useMemo(
    () => (isNew ? { ...defaultsOf(resource.schema), ...initial } : {}),
    [resource, isNew, initial],
  );
  const Fields = fieldsSlot(resource.name);
  return (
    <Form
      id={id}
      resolver={resolver}
      defaultValues={defaults}
      onSubmit={onSubmit}
      record={record}
      mode="onTouched"
      noValidate
    >
      {above}
      <FormLock>
        {Fields ? (
          <Suspense fallback={<LoadingSections />}>
            <Fields isNew={isNew} />
          </Suspense>
        ) : (
          <FormSections resource={resource} isNew={isNew} />
        )}
      </FormLock>
      {children}
    </Form>
  );
}
