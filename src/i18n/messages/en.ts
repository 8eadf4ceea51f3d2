import type { TranslationMessages } from 'react-admin';
import english from 'ra-language-english';
import { treeOf } from '../../../domain/words/tree.ts';

const ours = import.meta.glob(
  [
    '../../../locales/en/**/*.json',
    '!../../../locales/en/{mails,letters,document,public,errors,auth,sandbox,health,partners,records,exportReadme}.json',
    '!../../../locales/en/{audit,platformHome,tenants,resources/audit,resources/built-in-templates,resources/company-accounts,resources/health,resources/jobs,resources/operators,resources/platform-invitations,resources/realms,resources/tenants}.json',
  ],
  { eager: true, import: 'default' },
);

/** The texts of the console in this language, as one chunk loaded on demand; those of the server and of the platform's pages are apart. */
const messages: TranslationMessages = { ...treeOf(ours, '../../../locales/en/'), ...english };

export default messages;
