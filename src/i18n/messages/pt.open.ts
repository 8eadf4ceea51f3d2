import { treeOf } from '../../../domain/words/tree.ts';

/** The words of the pages that need no session. */
export default treeOf(
  import.meta.glob('../../../locales/pt/{common,signin,public,figures,document}.json', {
    eager: true,
    import: 'default',
  }),
  '../../../locales/pt/',
);
