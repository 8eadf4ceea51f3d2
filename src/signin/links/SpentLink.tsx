import { useOpenWords } from '../../i18n/openWords.ts';
import { Notice } from './Notice.tsx';
import type { LinkProblem, LinkPurpose } from './oneTimeLink.ts';

interface SpentLinkProps {
  readonly purpose: LinkPurpose;
  readonly problem: LinkProblem;
}

/** Where the words of a purpose stand. */
const places = { reset: 'reset', invitation: 'invitation', email: 'newEmail' } as const;

/** Where a link leads that cannot be used: why, and what to do instead. */
export function SpentLink({ purpose, problem }: SpentLinkProps) {
  const t = useOpenWords();
  if (problem === 'unreachable') {
    const here = location.pathname;
    return (
      <Notice
        title={t('signin.link.unreachable')}
        text={t('common.networkError')}
        isProblem
        to={here}
        onward={t('signin.link.again')}
      />
    );
  }
  // An invitation that was used has made an account; all else begins anew.
  const isAskedAnew = purpose === 'reset';
  return (
    <Notice
      title={t(`signin.link.${problem}`)}
      text={t(`signin.${places[purpose]}.${problem === 'used' ? 'used' : 'lost'}`)}
      isProblem
      to={isAskedAnew ? '/login/forgot' : '/login'}
      onward={t(isAskedAnew ? 'signin.reset.askAgain' : 'signin.firstAdmin.toSignIn')}
    />
  );
}
