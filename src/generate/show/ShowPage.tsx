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
import { Joined } from '../Joined.tsx';
import { LoadingSections } from '../LoadingSections.tsx';
import { Notice } from '../Notice.tsx';
import { filledSections, shownSections } from '../properties.ts';
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
import { shownOf } from './shown.ts';

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
  const Shown = shownOf(resource);
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
      {record && <Shown record={record}>{(shown) => <PageSections resource={resource} record={shown} />}</Shown>}
    </>
  );
}

interface PageOf {
  readonly resource: Resource;
  readonly record: RaRecord<string>;
}

/** Its sections in one column, or in two by its declaration, with attachments, comments and related records. */
function PageSections({ resource, record }: PageOf) {
  const { name, page, related = [], attachments: rule } = resource;
  const own = (sections: readonly string[] = [], isSmall = false) =>
    sections.map((section) => (
      <OwnSection key={section} resource={resource} name={section} record={record} isSmall={isSmall} />
    ));
  const attachments = rule && (!rule.when || holds(rule.when, record)) && (
    <AttachmentsSection resource={resource} rule={rule} record={record} />
  );
  const shown = filledSections(resource, sectionsFor(page?.sections ?? shownSections(resource), record), record);
  const facts = (
    <Sections resource={name} sections={shown} joins={{ first: own(page?.facts, true) }}>
      {({ fields }) =>
        fields.map((path) => (
          <ShowField key={path} resource={resource} path={path} record={record} isAlone={fields.length === 1} />
        ))
      }
    </Sections>
  );
  const relatedOnes = related.map((each) => (
    <RelatedSection
      key={`${each.resource} ${each.by}`}
      of={resource}
      related={each}
      record={record}
      hidesEmpty={page?.lead !== undefined}
    />
  ));
  const comments = <Comments resource={resource} record={record} />;
  if (page?.lead) {
    return (
      <PageColumns above={own(page.above, true)} lead={own(page.lead)} beside={own(page.beside)}>
        <Joined>{relatedOnes}</Joined>
        {own(page.main)}
        {comments}
        {facts}
        {attachments}
      </PageColumns>
    );
  }
  // The record's values take the main column if nothing else does.
  const isReadFirst = !page?.sections || (page.main.length === 0 && related.length === 0);
  const end = page && (
    <>
      {!isReadFirst && facts}
      {attachments}
    </>
  );
  return (
    <PageColumns above={own(page?.above, true)} beside={page && own(page.beside)} end={end}>
      {own(page?.main)}
      {isReadFirst && facts}
      {!page && attachments}
      {relatedOnes}
      {comments}
    </PageColumns>
  );
}
