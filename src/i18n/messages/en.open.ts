import { treeOf } from '../../../domain/words/tree.ts';

/** The words of the pages that need no session. */
export default treeOf(
  import.meta.glob('../../../locales/en/{common,signin,public,figures,document}.json', {
    eager: true,
    import: 'default',
  }),
  '../../../locales/en/',
);
