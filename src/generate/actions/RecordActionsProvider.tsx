import { useTranslate, type RaRecord } from 'react-admin';
import { useCallback, type ReactNode } from 'react';
import { noActions } from '../../../schemas/actions.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { subjectOf, titleOf } from '../list/slots.ts';
import { ActionsProvider } from './ActionsProvider.tsx';
import { useOwnVerbs } from './ownVerbs.ts';
import type { ActedRecord } from './useActions.ts';

interface RecordActionsProviderProps {
  readonly resource: Resource;
  /** Whether they are the rows of a list. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

/** Provides the actions for records of a resource. */
export function RecordActionsProvider({ resource, isList = false, children }: RecordActionsProviderProps) {
  const translate = useTranslate();
  const own = useOwnVerbs(resource);
  const onPage = useCallback((record: ActedRecord) => own(record).filter((verb) => verb === 'audit'), [own]);
  const language = useLanguage();
  const title = useCallback(
    (record: RaRecord) =>
      titleOf(resource)(record, translate) || translate(`resources.${resource.name}.name`, { smart_count: 1 }),
    [resource, translate],
  );
  const subject = useCallback(
    (record: RaRecord) => subjectOf(resource)(record, translate, language) || title(record),
    [resource, title, translate, language],
  );
  return (
    <ActionsProvider
      resource={resource.name}
      actions={resource.actions ?? noActions}
      ownOf={isList ? own : onPage}
      titleOf={title}
      subjectOf={subject}
    >
      {children}
    </ActionsProvider>
  );
}
