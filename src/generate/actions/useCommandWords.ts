import { useTranslate } from 'react-admin';

/**
 * Returns the texts of a command's dialog: `resources.<resource>.actions.<command>`, with its name as fallback. The
 * title is the name of its start.
 */
export function useCommandWords(resource: string, command: string, started = command) {
  const translate = useTranslate();
  const word = (name: string, _: string) => translate(`resources.${resource}.actions.${command}.${name}`, { _ });
  const name = word('name', command);
  const title = translate(`resources.${resource}.actions.${started}.name`, { _: name });
  return {
    title: started === command ? word('title', name) : title,
    body: word('body', ''),
    confirm: word('confirm', name),
  };
}
