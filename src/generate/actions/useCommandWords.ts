import { useTranslate } from 'ra-core';

/**
 * What the dialog of a command says: `resources.<resource>.actions.<command>`, its name where there is nothing more. Its title
 * is the name under which it was begun.
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
