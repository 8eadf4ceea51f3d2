import type { TranslationMessages } from 'react-admin';
import ra from '../../../locales/es/ra.json';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/es/**/*.json', '!../../../locales/es/{ra,mails}.json'], {
  eager: true,
  import: 'default',
});

/** All texts of the console in this language, as one chunk loaded on demand. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/es/'), ra };

export default messages;
