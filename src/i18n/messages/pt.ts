import type { TranslationMessages } from 'ra-core';
import ra from '../../../locales/pt/ra.json';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/pt/**/*.json', '!../../../locales/pt/{ra,mails}.json'], {
  eager: true,
  import: 'default',
});

/** Every word of the console in this language: one chunk, loaded when somebody reads in it. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/pt/'), ra };

export default messages;
