import type { TranslationMessages } from 'react-admin';
import english from 'ra-language-english';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/en/**/*.json', '!../../../locales/en/mails.json'], {
  eager: true,
  import: 'default',
});

/** All texts of the console in this language, as one chunk loaded on demand. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/en/'), ...english };

export default messages;
