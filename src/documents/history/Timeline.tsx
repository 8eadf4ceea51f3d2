import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { historyOf } from '../../../dataProvider/calls/history.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { Loaded } from '../../shell/feedback/Loaded.tsx';
import { useOwnCompany } from '../parties/useOwnCompany.ts';
import { templateKey, useTemplates } from '../templates/templateChoice.ts';
import { withCurrencies } from './auditCurrencies.ts';
import type { AuditContext } from './auditWords.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import './timeline.css';

/** How long a history counts as fresh (specification §9). */
const staleTime = 5000;

interface TimelineProps {
  readonly resource: Resource;
  /** The property with the lines. */
  readonly linesAt: string;
  readonly record: { readonly uuid: string; readonly currency: string };
  /** What the record is told by its key, by name. */
  readonly names?: Readonly<Record<string, string>>;
  readonly sentence?: AuditContext['sentence'];
}

/** What happened to a document, newest first: a sentence each, and what changed on request. */
export function Timeline({ resource, linesAt, record, names = {}, sentence }: TimelineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const http = useHttp();
  const history = useQuery({
    queryKey: ['audit', resource.singular, record.uuid],
    queryFn: ({ signal }) => historyOf(http, resource.singular, record.uuid, signal),
    staleTime,
  });
  const templates = useTemplates();
  const company = useOwnCompany();
  const named = Object.fromEntries((templates.data ?? []).map((template) => [templateKey(template), template.name]));
  const context = {
    resource,
    linesAt,
    language,
    translate,
    names: { ...named, ...names },
    ...(sentence && { sentence }),
  };
  // Names and clock come with the entries: words that change while they are read would be worse than a moment's wait.
  const isWaiting = templates.isPending || company.isPending;

  return (
    <Loaded query={{ ...history, data: isWaiting ? undefined : history.data }} height={64}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={translate('documents.history.empty')} />
        ) : (
          <ol className="timeline">
            {withCurrencies(entries, record.currency).map(({ entry, currencies }) => (
              <TimelineEntry
                key={entry.id}
                entry={entry}
                context={{ ...context, ...currencies }}
                timeZone={company.data?.time_zone}
              />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
