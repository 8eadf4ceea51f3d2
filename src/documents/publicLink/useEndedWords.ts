import { useTranslate } from 'react-admin';

/** Returns how to say what an ended public link of a resource's documents no longer allows. */
export function useEndedWords(): (resource: string) => string {
  const translate = useTranslate();
  return (resource) =>
    translate(`resources.${resource}.actions.publicLink.ended`, { _: translate('documents.publicLink.endedBody') });
}
