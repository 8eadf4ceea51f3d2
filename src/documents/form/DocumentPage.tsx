import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import { useAbove } from '../../generate/form/useAbove.ts';
import { useNewTitle } from '../../generate/form/pages/useNewTitle.ts';
import { useLanguage } from '../../i18n/language.ts';
import { lowerFirst } from '../../i18n/lowerFirst.ts';
import { RecordError } from '../../shell/feedback/RecordError.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { DocumentEditor } from './DocumentEditor.tsx';
import type { DocumentForm } from './documentForm.ts';
import { SideBySide } from './SideBySide.tsx';
import { useStart } from './useStart.ts';

interface DocumentPageProps {
  readonly form: DocumentForm;
  /** The sections of the form. */
  readonly children: ReactNode;
}

/** The page that edits a document: new, existing (`?uuid=`) or copied (`?copy=`). */
export function DocumentPage({ form, children }: DocumentPageProps) {
  const listPath = useCreatePath()({ resource: form.resource.name, type: 'list' });
  const above = useAbove(form.resource);
  const [search] = useSearchParams();
  const uuid = search.get('uuid');
  const { data: start, error, refetch, reread, purpose } = useStart(form);
  const titles = useTitles(form);

  return (
    <>
      <PageHeader title={titles[purpose]} backTo={above(uuid === null ? undefined : { id: uuid })} />
      {error && !start && <RecordError error={error} listPath={listPath} onRetry={() => void refetch()} />}
      {!start && !error && <EditorSkeleton />}
      {start?.closed && (
        <ClosedDocument form={form} status={start.closed} page={above(uuid === null ? undefined : { id: uuid })} />
      )}
      {start && !start.closed && (
        <DocumentEditor key={search.toString()} form={form} start={start} onReload={reread}>
          {children}
        </DocumentEditor>
      )}
    </>
  );
}

/** Returns the title of the page by its purpose. */
function useTitles({ resource: { name }, words }: DocumentForm) {
  const translate = useTranslate();
  const language = useLanguage();
  const singular = lowerFirst(translate(`resources.${name}.name`, { smart_count: 1 }), language);
  return {
    create: translate(`resources.${name}.create`, { _: useNewTitle(name) }),
    copy: translate('documents.draft.title.copy', { name: singular }),
    edit: translate(`${words}.title.edit`),
  };
}

interface ClosedDocumentProps {
  readonly form: DocumentForm;
  readonly status: string;
  /** The URL of its page. */
  readonly page: string;
}

/** The document can no longer be edited: says so and links to it. */
function ClosedDocument({ form: { resource, words }, status, page }: ClosedDocumentProps) {
  const translate = useTranslate();
  const back = (
    <Button color="inherit" component={Link} to={page}>
      {translate(`${words}.closed.open`)}
    </Button>
  );
  return (
    <Alert severity="warning" action={back}>
      {translate(`${words}.closed.content`, {
        status: translate(`resources.${resource.name}.values.status.${status}`),
      })}
    </Alert>
  );
}

/** The placeholder of the form, with its sections' layout. */
function EditorSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('common.loading')} sx={{ gap: 2, containerType: 'inline-size' }}>
      <SideBySide>
        <Stack sx={{ gap: 2 }}>
          <Skeleton variant="rounded" height={236} />
          <Skeleton variant="rounded" height={308} />
        </Stack>
        <Skeleton variant="rounded" height={640} />
      </SideBySide>
    </Stack>
  );
}
