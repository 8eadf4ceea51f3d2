import { Form, type RaRecord } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import type { SubmitHandler } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { FormLock } from '../../forms/FormLock.tsx';
import { defaultsOf } from '../../../domain/schema/defaults.ts';
import { resolverOf } from '../validate/resolver.ts';
import { FormSections } from './FormSections.tsx';

interface RecordFormProps {
  /** Names it to a button that stands elsewhere. */
  readonly id?: string;
  readonly resource: Resource;
  readonly isNew: boolean;
  /** What the fields show, where it is not just what was read. */
  readonly record?: RaRecord;
  /** What stands in the fields of a new record besides the schema's defaults. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Saves in another way than the page's own. */
  readonly onSubmit?: SubmitHandler<Record<string, unknown>>;
  /** What stands above the fields. */
  readonly above?: ReactNode;
  /** The buttons below. */
  readonly children?: ReactNode;
}

/** The form of a resource, all of it from its schema, checked by the rules of the server. */
export function RecordForm({ id, resource, isNew, record, initial, onSubmit, above, children }: RecordFormProps) {
  const resolver = useMemo(() => resolverOf(resource), [resource]);
  const defaults = useMemo(
    () => (isNew ? { ...defaultsOf(resource.schema), ...initial } : {}),
    [resource, isNew, initial],
  );
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
        <FormSections resource={resource} isNew={isNew} />
      </FormLock>
      {children}
    </Form>
  );
}
