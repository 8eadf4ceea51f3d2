import { useTranslate, type RaRecord } from 'ra-core';
import { useCallback, type ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { useLanguage } from '../../i18n/language.ts';
import { subjectOf, titleOf } from '../list/slots.ts';
import { ActionsProvider } from './ActionsProvider.tsx';

interface ActingProps {
  readonly resource: Resource;
  readonly children: ReactNode;
}

/** The records of a resource with what can be done with each, where anything can. */
export function Acting({ resource, children }: ActingProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const title = useCallback((record: RaRecord) => titleOf(resource)(record, translate), [resource, translate]);
  const subject = useCallback(
    (record: RaRecord) => subjectOf(resource)(record, translate, language),
    [resource, translate, language],
  );
  if (!resource.actions) return children;
  return (
    <ActionsProvider resource={resource.name} actions={resource.actions} titleOf={title} subjectOf={subject}>
      {children}
    </ActionsProvider>
  );
}
