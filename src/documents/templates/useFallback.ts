import { useGetOne, type RaRecord } from 'react-admin';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import type { TemplateChoice } from './templateChoice.ts';
import { useTemplates } from './useTemplates.ts';

/** The template of documents that choose none. */
export interface Fallback {
  /** Who has chosen it. */
  readonly of: 'client' | 'company';
  /** Undefined until it is loaded. */
  readonly template: TemplateChoice | undefined;
}

/** Returns the template of a client, by its key, else the default one of the company. */
export function useFallback(client?: unknown): Fallback {
  const isChosen = typeof client === 'string';
  const { data: templates = [] } = useTemplates();
  const { data: entity } = useGetOne<RaRecord<string>>(
    'entities',
    { id: isChosen ? client : '' },
    { enabled: isChosen, retry: false },
  );
  const key = isChosen ? referenceKey(entity?.['template']) : undefined;
  const own = templates.find(({ id }) => id === key);
  return own ? { of: 'client', template: own } : { of: 'company', template: templates.find((each) => each.default) };
}
