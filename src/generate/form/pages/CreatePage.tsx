import { CreateBase, useGetOne, type RaRecord } from 'react-admin';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { onceKey } from '../../../../dataProvider/record.ts';
import { propertiesOf } from '../../../../domain/schema/property.ts';
import { keyOf } from '../../../../domain/schema/reference.ts';
import type { ObjectSchema, Resource } from '../../../../schemas/resource.ts';
import { RecordError } from '../../../shell/feedback/RecordError.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { LoadingSections } from '../../LoadingSections.tsx';
import { copyOf } from './copyOf.ts';
import { EditPage } from './EditPage.tsx';
import { RecordForm } from '../RecordForm.tsx';
import { LeaveButton } from '../LeaveButton.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { UnsavedRecord } from './UnsavedRecord.tsx';
import { useNewTitle } from './useNewTitle.ts';
import { useListPath } from '../useListPath.ts';
import { useSaving } from '../useSaving.ts';

/**
 * A new record, referring to the record in the URL (`?vessel=<uuid>`), or a copy (`?copy=<uuid>`); or, as
 * `?entity=<uuid>`, the form of an existing record (specification §2).
 */
export function CreatePage({ resource }: { readonly resource: Resource }) {
  const [search] = useSearchParams();
  const [existing, copied] = [search.get(resource.singular), search.get('copy')];
  if (existing) return <EditPage resource={resource} id={existing} />;
  return copied ? <Copy key={copied} resource={resource} of={copied} /> : <NewRecord resource={resource} />;
}

function Copy({ resource, of }: { readonly resource: Resource; readonly of: string }) {
  const title = useNewTitle(resource.name);
  const listPath = useListPath(resource)();
  const { data, error, refetch } = useGetOne(resource.name, { id: of }, { retry: false });
  if (data) return <NewRecord resource={resource} copied={data} />;
  return (
    <>
      <PageHeader title={title} backTo={listPath} />
      {error ? <RecordError error={error} listPath={listPath} onRetry={() => void refetch()} /> : <LoadingSections />}
    </>
  );
}

interface NewRecordProps {
  readonly resource: Resource;
  readonly copied?: RaRecord;
}

function NewRecord({ resource, copied }: NewRecordProps) {
  const listPath = useListPath(resource)();
  const saving = useSaving(resource);
  const [search] = useSearchParams();
  const [begun] = useState(() =>
    copied ? copyOf(copied, resource.schema, (resource.form.copies || {}).without) : undefined,
  );
  const initial = useMemo(() => ({ ...begun, ...referredTo(resource.schema, search) }), [begun, resource, search]);
  return (
    <CreateBase
      resource={resource.name}
      mutationMode="pessimistic"
      mutationOptions={saving.mutationOptions}
      transform={(data: object) => ({ ...data, [onceKey]: saving.once.key })}
    >
      <PageHeader title={useNewTitle(resource.name)} backTo={listPath} />
      <RecordForm
        resource={resource}
        isNew
        initial={initial}
        above={<UnsavedRecord resource={resource} once={saving.once} />}
      >
        <SaveBar>
          <LeaveButton to={listPath} />
        </SaveBar>
      </RecordForm>
    </CreateBase>
  );
}

/** Returns the references of a new record that URL parameters fill. */
function referredTo(schema: ObjectSchema, search: URLSearchParams): Readonly<Record<string, unknown>> {
  const entries = Object.entries(propertiesOf(schema)).flatMap(([name, property]): [string, unknown][] => {
    const key = search.get(name);
    if (!key || !property.ref) return [];
    return [[name, keyOf(property) === 'id' ? { id: Number(key) } : { uuid: key }]];
  });
  return Object.fromEntries(entries);
}
