import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas/resource.ts';
import { TimelineEntry } from '../../generate/history/TimelineEntry.tsx';
import { TimelineList } from '../../generate/history/TimelineList.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { ValueChange } from '../../shell/display/ValueChange.tsx';
import { useOwnCompany } from '../parties/useOwnCompany.ts';
import { templateKey } from '../templates/templateChoice.ts';
import { useTemplates } from '../templates/useTemplates.ts';
import { withCurrencies } from './auditCurrencies.ts';
import type { AuditContext } from './auditContext.ts';
import { describeChange, receivedCurrency, shownChanges } from './auditWords.ts';
import { sentenceOf } from './sentences.ts';

interface TimelineProps {
  readonly resource: Resource;
  readonly record: { readonly uuid: string; readonly currency: string };
  /** Names by key. */
  readonly names?: Readonly<Record<string, string>>;
  readonly sentence?: AuditContext['sentence'];
  readonly fact?: AuditContext['fact'];
}

/** The history of a document, newest first: a sentence per entry, with changes on request. */
export function Timeline({ resource, record, names = {}, sentence, fact }: TimelineProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const linesAt = resource.document?.lines ?? '';
  const templates = useTemplates();
  const company = useOwnCompany();
  const named = Object.fromEntries((templates.data ?? []).map((template) => [templateKey(template), template.name]));
  const own = { ...(sentence && { sentence }), ...(fact && { fact }) };
  const base = { resource, linesAt, language, translate, names: { ...named, ...names }, ...own };
  return (
    <TimelineList
      resource={resource}
      id={record.uuid}
      record={record}
      isWaiting={templates.isPending || company.isPending}
    >
      {(entries) =>
        withCurrencies(entries, record.currency).map(({ entry, currencies }) => {
          const context = { ...base, ...currencies };
          const withReceived = { ...context, received: receivedCurrency(entry) };
          const facts = shownChanges(entry, context).map(([path, change]) => {
            const { label, ...values } = describeChange(path, change, withReceived);
            return { key: path, label, value: <ValueChange {...values} /> };
          });
          const summary = sentenceOf(entry, context);
          return (
            <TimelineEntry
              key={entry.id}
              entry={entry}
              sentence={summary}
              facts={facts}
              timeZone={company.data?.time_zone}
            />
          );
        })
      }
    </TimelineList>
  );
}
