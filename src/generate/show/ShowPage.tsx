import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ShowBase, useCreatePath, useShowContext, useTranslate, type RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { isEditable } from '../../../domain/actions/offered.ts';
import { sectionsFor } from '../../../domain/forms/sections.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ArchivedTag } from '../../shell/ArchivedTag.tsx';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { Acting } from '../actions/Acting.tsx';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import { useListPath } from '../form/useListPath.ts';
import { LoadingSections } from '../LoadingSections.tsx';
import { shownSections } from '../properties.ts';
import { Sections } from '../Sections.tsx';
import { useMay } from '../useMay.ts';
import { RelatedSection } from './RelatedSection.tsx';
import { ShowField } from './ShowField.tsx';

interface ShowPageProps {
  readonly resource: Resource;
  /** The record to show, where the route does not say. */
  readonly id?: string;
}

/** A record to be read, all of it from its schema. */
export function ShowPage({ resource, id }: ShowPageProps) {
  return (
    <ShowBase resource={resource.name} id={id} queryOptions={{ retry: false, onError: () => undefined }}>
      <Acting resource={resource}>
        <ShownRecord resource={resource} />
      </Acting>
    </ShowBase>
  );
}

function ShownRecord({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const listPath = useListPath(resource);
  const { record, error, refetch } = useShowContext<RaRecord<string>>();
  const mayEdit = useMay(resource.name, 'edit');
  const singular = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  const edit = record && mayEdit && isEditable(resource.actions, record) && (
    <Button
      variant="contained"
      startIcon={<EditIcon />}
      component={Link}
      to={createPath({ resource: resource.name, type: 'edit', id: record.id })}
    >
      {translate('ra.action.edit')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={record ? String(record[resource.label] ?? singular) : singular}
        backTo={resource.single ? undefined : listPath}
        subtitle={<ArchivedTag record={record} />}
        actions={
          <>
            {edit}
            {record && resource.actions && <ActionsButton record={record} />}
          </>
        }
      />
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !record && <LoadingSections />}
      {record && (
        <Stack spacing={2}>
          <Sections resource={resource.name} sections={sectionsFor(shownSections(resource), record)}>
            {({ fields }) =>
              fields.map((path) => (
                <ShowField key={path} resource={resource} path={path} record={record} isAlone={fields.length === 1} />
              ))
            }
          </Sections>
          {resource.related?.map((related) => (
            <RelatedSection key={`${related.resource} ${related.by}`} related={related} record={record} />
          ))}
        </Stack>
      )}
    </>
  );
}
