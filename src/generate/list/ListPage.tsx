import { useTranslate, type RaRecord } from 'ra-core';
import { useCallback } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { ActionsProvider } from '../actions/ActionsProvider.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ImportButton } from './ImportButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListTools } from './ListTools.tsx';
import { subjectOf, titleOf } from './slots.ts';

/** The list of a resource, all of it from its schema but for what `src/views/<resource>` replaces. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  return (
    <ListFrame resource={resource}>
      <PageHeader
        title={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        actions={
          <>
            <ImportButton resource={resource} />
            <ExportButton resource={resource} />
            <CreateButton resource={resource} />
          </>
        }
      />
      <ListTools resource={resource} />
      {resource.actions ? (
        <ActedList resource={resource} actions={resource.actions} />
      ) : (
        <ListBody resource={resource} />
      )}
    </ListFrame>
  );
}

interface ActedListProps {
  readonly resource: Resource;
  readonly actions: NonNullable<Resource['actions']>;
}

/** The rows with what can be done with each. */
function ActedList({ resource, actions }: ActedListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const title = useCallback((record: RaRecord) => titleOf(resource)(record, translate), [resource, translate]);
  const subject = useCallback(
    (record: RaRecord) => subjectOf(resource)(record, translate, language),
    [resource, translate, language],
  );
  return (
    <ActionsProvider resource={resource.name} actions={actions} titleOf={title} subjectOf={subject}>
      <ListBody resource={resource} />
    </ActionsProvider>
  );
}
