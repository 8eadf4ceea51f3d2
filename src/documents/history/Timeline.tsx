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

/** How long a history is fresh (specification §9). */
const staleTime = 5000;

interface TimelineProps {
  readonly resource: Resource;
  /** The property of the lines. */
  readonly linesAt: string;
  readonly record: { readonly uuid: string; readonly currency: string };
  /** Names by key. */
  readonly names?: Readonly<Record<string, string>>;
  readonly sentence?: AuditContext['sentence'];
}

/** The history of a document, newest first: a sentence per entry, with changes on request. */
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
  // Loads names and time zone first, so that texts do not change.
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
