import { useOpenWords } from '../../i18n/openWords.ts';
import { Notice } from './Notice.tsx';
import type { LinkProblem, LinkPurpose } from './oneTimeLink.ts';

interface SpentLinkProps {
  readonly purpose: LinkPurpose;
  readonly problem: LinkProblem;
}

/** The locale namespaces of purposes. */
const places = { reset: 'reset', invitation: 'invitation', email: 'newEmail' } as const;

/** The page of an invalid link: why, and what to do. */
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
  // A used invitation has created an account; other links can be requested again.
  const isRepeatable = purpose === 'reset';
  return (
    <Notice
      title={t(`signin.link.${problem}`)}
      text={t(`signin.${places[purpose]}.${problem === 'used' ? 'used' : 'lost'}`)}
      isProblem
      to={isRepeatable ? '/login/forgot' : '/login'}
      onward={t(isRepeatable ? 'signin.reset.askAgain' : 'signin.firstAdmin.toSignIn')}
    />
  );
}
