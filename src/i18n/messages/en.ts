import type { TranslationMessages } from 'react-admin';
import english from 'ra-language-english';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(['../../../locales/en/**/*.json', '!../../../locales/en/mails.json'], {
  eager: true,
  import: 'default',
});

/** The texts of the console in this language, as one chunk loaded on demand; those of mails, documents and public pages are apart. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/en/'), ...english };

export default messages;
