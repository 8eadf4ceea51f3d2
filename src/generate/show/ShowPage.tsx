import { ShowBase, useShowContext, useTranslate, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { holds } from '../../../domain/actions/holds.ts';
import { sectionsFor } from '../../../domain/forms/sections.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { RecordError } from '../../shell/feedback/RecordError.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { RecordActionsProvider } from '../actions/RecordActionsProvider.tsx';
import { useListPath } from '../form/useListPath.ts';
import { titleOf } from '../list/slots.ts';
import { followed } from '../refreshInterval.ts';
import { LoadingSections } from '../LoadingSections.tsx';
import { Notice } from '../Notice.tsx';
import { shownSections } from '../properties.ts';
import { Sections } from '../Sections.tsx';
import { AttachmentsSection } from './AttachmentsSection.tsx';
import { Comments } from './comments/Comments.tsx';
import { headOf } from './Head.tsx';
import { HeadActions } from './HeadActions.tsx';
import { OwnSection } from './OwnSection.tsx';
import { PageColumns } from './PageColumns.tsx';
import { pageMark } from './pageMark.tsx';
import { RelatedSection } from './RelatedSection.tsx';
import { ShowField } from './ShowField.tsx';

interface ShowPageProps {
  readonly resource: Resource;
  /** The record to show, if not in the route. */
  readonly id?: string;
  /** Replaces the default page header. */
  readonly header?: ReactNode;
}

/** A record's page, generated from its schema. */
export function ShowPage({ resource, id, header }: ShowPageProps) {
  return (
    <ShowBase
      resource={resource.name}
      id={id}
      queryOptions={{
        retry: false,
        onError: () => undefined,
        refetchInterval: (query) => followed(resource, [query.state.data])(query),
      }}
    >
      <RecordActionsProvider resource={resource}>
        <ShownRecord resource={resource} header={header} />
      </RecordActionsProvider>
    </ShowBase>
  );
}

function ShownRecord({ resource, header }: Omit<ShowPageProps, 'id'>) {
  const translate = useTranslate();
  const listPath = useListPath(resource);
  const { record, error, refetch } = useShowContext<RaRecord<string>>();
  const singular = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  return (
    <>
      {header ?? (
        <PageHeader
          title={record ? titleOf(resource)(record, translate) || singular : singular}
          backTo={resource.single ? undefined : listPath(record)}
          mark={record && pageMark(resource, record)}
          {...(record && headOf(resource, record))}
          actions={record && <HeadActions resource={resource} record={record} />}
        />
      )}
      <Notice resource={resource.name} />
      {error && (
        <RecordError
          error={error}
          listPath={resource.single ? undefined : listPath(record)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !record && <LoadingSections />}
      {record && <PageSections resource={resource} record={record} />}
    </>
  );
}

interface PageOf {
  readonly resource: Resource;
  readonly record: RaRecord<string>;
}

/** Its sections in one column, or in two by its declaration, followed by attachments and related records. */
function PageSections({ resource, record }: PageOf) {
  const { name, page } = resource;
  const { attachments: rule } = resource;
  const attachments = rule && (!rule.when || holds(rule.when, record)) && (
    <AttachmentsSection resource={resource} rule={rule} record={record} />
  );
  const own = (sections: readonly string[] = [], isSmall = false) =>
    sections.map((section) => (
      <OwnSection key={section} resource={resource} name={section} record={record} isSmall={isSmall} />
    ));
  const read = (
    <Sections resource={name} sections={sectionsFor(page?.sections ?? shownSections(resource), record)}>
      {({ fields }) =>
        fields.map((path) => (
          <ShowField key={path} resource={resource} path={path} record={record} isAlone={fields.length === 1} />
        ))
      }
    </Sections>
  );
  // Before what may be long.
  const comments = <Comments resource={resource} record={record} />;
  const { main = [] } = page ?? {};
  const at = main.indexOf('history');
  // The record's values take the main column if nothing else does.
  const isReadFirst = !page?.sections || (page.main.length === 0 && !resource.related);
  const beside = page && (
    <>
      {own(page.beside)}
      {!isReadFirst && read}
      {attachments}
    </>
  );
  return (
    <PageColumns above={page?.above && own(page.above, true)} beside={beside}>
      {own(main.slice(0, Math.max(at, 0)))}
      {at >= 0 && comments}
      {own(main.slice(Math.max(at, 0)))}
      {isReadFirst && read}
      {!page && attachments}
      {resource.related?.map((related) => (
        <RelatedSection key={`${related.resource} ${related.by}`} of={resource} related={related} record={record} />
      ))}
      {at < 0 && comments}
    </PageColumns>
  );
}
