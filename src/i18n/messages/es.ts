import type { TranslationMessages } from 'react-admin';
import ra from '../../../locales/es/ra.json';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(
  [
    '../../../locales/es/**/*.json',
    '!../../../locales/es/{ra,mails,letters,document,public,errors,auth,sandbox,health,partners,records,exportReadme}.json',
    '!../../../locales/es/{audit,platformHome,tenants,resources/audit,resources/built-in-templates,resources/company-accounts,resources/health,resources/jobs,resources/operators,resources/platform-invitations,resources/realms,resources/tenants}.json',
  ],
  { eager: true, import: 'default' },
);

/** The texts of the console in this language, as one chunk loaded on demand; those of the server and of the platform's pages are apart. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/es/'), ra };

export default messages;
