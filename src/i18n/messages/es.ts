import type { TranslationMessages } from 'ra-core';
import ra from '../../../locales/es/ra.json';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/es/**/*.json', '!../../../locales/es/{ra,mails}.json'], {
  eager: true,
  import: 'default',
});

/** Every word of the console in this language: one chunk, loaded when somebody reads in it. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/es/'), ra };

export default messages;
