import { treeOf } from '../../../domain/words/tree.ts';

/** The texts of the platform's own pages, which companies do not load. */
export default treeOf(
  import.meta.glob(
    '../../../locales/pt/{audit,platformHome,tenants,resources/audit,resources/built-in-templates,resources/company-accounts,resources/health,resources/jobs,resources/operators,resources/platform-invitations,resources/realms,resources/tenants}.json',
    { eager: true, import: 'default' },
  ),
  '../../../locales/pt/',
);
