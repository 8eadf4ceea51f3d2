import { treeOf } from '../../../domain/words/tree.ts';

/** The texts of pages without a session. */
export default treeOf(
  import.meta.glob('../../../locales/en/{common,signin,public,figures,document,report,statement}.json', {
    eager: true,
    import: 'default',
  }),
  '../../../locales/en/',
);
