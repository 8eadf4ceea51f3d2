import { useTranslate } from 'ra-core';

/** What the dialog of a command says: `resources.<resource>.actions.<command>`, its name where there is nothing more. */
export function useCommandWords(resource: string, command: string) {
  const translate = useTranslate();
  const word = (name: string, _: string) => translate(`resources.${resource}.actions.${command}.${name}`, { _ });
  const name = word('name', command);
  return { title: word('title', name), body: word('body', ''), confirm: word('confirm', name) };
}
