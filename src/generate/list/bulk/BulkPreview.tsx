import type { UseQueryResult } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useGetMany, useListContext, useTranslate } from 'react-admin';
import type { Outcome } from '../../../../dataProvider/calls/commands.ts';
import { amountTexts } from '../../../../domain/kinds/amounts.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { useActions, type ActedRecord } from '../../actions/useActions.ts';
import { RowLink } from '../table/RowLink.tsx';
import { useRowTarget } from '../table/useRowTarget.ts';

/** The number of records named per reason. */
const listedKeys = 5;
const mostNamed = 50;

interface BulkPreviewProps {
  readonly resource: Resource;
  /** The locale key of the command's texts. */
  readonly words: string;
  readonly query: UseQueryResult<Outcome>;
}

/** The preview of a command for the selected records. */
export function BulkPreview({ resource, words, query: { data, error, refetch } }: BulkPreviewProps) {
  const translate = useTranslate();
  return (
    <div aria-live="polite">
      {data ? (
        <BulkOutcome resource={resource} words={words} outcome={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        translate('generate.bulk.looking')
      )}
    </div>
  );
}

interface BulkOutcomeProps extends Pick<BulkPreviewProps, 'resource' | 'words'> {
  readonly outcome: Outcome;
  /** Whether the command was performed. */
  readonly isDone?: boolean;
}

/** The number of changed records, and the reasons for others. */
export function BulkOutcome({ resource, words, outcome, isDone = false }: BulkOutcomeProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { done, refused, notices, forecast } = outcome;
  const changed = `${words}.${isDone ? 'done' : 'will'}`;
  return (
    <div>
      <Typography variant="subtitle2" component="p" color="textPrimary">
        {translate(done.length > 0 ? changed : `${words}.none`, { smart_count: done.length })}
      </Typography>
      {forecast && (
        <Typography color="textPrimary" sx={{ mt: 1 }}>
          {translate('generate.bulk.forecast.sum', { sums: amountTexts(forecast.sums, language).join(' · ') })}
          <br />
          {translate(`generate.bulk.forecast.${forecast.mailed > 0 ? 'mailed' : 'noMail'}`, {
            smart_count: forecast.mailed,
          })}
        </Typography>
      )}
      {isDone && <Named resource={resource} keys={done} isDone />}
      {notices.slice(0, listedKeys).map((notice) => (
        <Typography key={notice} sx={{ mt: 1 }}>
          {notice}
        </Typography>
      ))}
      {[...refused].map(([reason, keys]) => (
        <div key={reason}>
          <Typography sx={{ mt: 2 }}>{translate(`${words}.skipped`, { smart_count: keys.length, reason })}</Typography>
          <Named resource={resource} keys={keys} isDone={isDone} />
        </div>
      ))}
    </div>
  );
}

interface NamedProps {
  readonly resource: Resource;
  readonly keys: readonly string[];
  readonly isDone: boolean;
}

/** Records by name, including those on other pages; after the command each is a link. */
function Named({ resource, keys, isDone }: NamedProps) {
  const { titleOf } = useActions();
  const { data = [] } = useListContext<ActedRecord>();
  const targetOf = useRowTarget(resource);
  const shown = keys.slice(0, isDone ? mostNamed : listedKeys);
  const ids = shown.filter((key) => !data.some(({ id }) => id === key));
  const { data: others = [] } = useGetMany<ActedRecord>(resource.name, { ids }, { enabled: ids.length > 0 });
  const known = [...data, ...others].filter((record) => record && shown.includes(record.id));
  return (
    <Typography variant="body2" component="div" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
      {known.map((record, index) => (
        <span key={record.id}>
          {index > 0 && ', '}
          <RowLink to={isDone ? targetOf(record) : undefined}>{titleOf(record)}</RowLink>
        </span>
      ))}
      {known.length < keys.length && (known.length > 0 ? ', …' : '…')}
    </Typography>
  );
}
