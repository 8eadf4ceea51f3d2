import type { TranslationMessages } from 'ra-core';
import english from 'ra-language-english';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/en/**/*.json', '!../../../locales/en/mails.json'], {
  eager: true,
  import: 'default',
});

/** Every word of the console in this language: one chunk, loaded when somebody reads in it. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/en/'), ...english };

export default messages;
