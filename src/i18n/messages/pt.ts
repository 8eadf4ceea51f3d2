import type { TranslationMessages } from 'react-admin';
import ra from '../../../locales/pt/ra.json';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/pt/**/*.json', '!../../../locales/pt/{ra,mails}.json'], {
  eager: true,
  import: 'default',
});

/** All texts of the console in this language, as one chunk loaded on demand. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/pt/'), ra };

export default messages;
