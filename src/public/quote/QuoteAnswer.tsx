import { useState } from 'react';
import { publicCalls } from '../../../dataProvider/calls/public.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatInstant } from '../../../domain/kinds/instant.ts';
import type { Language } from '../../../domain/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { http } from '../answer/answer.ts';
import type { PublicDeclared } from '../records/publicDeclared.ts';
import { quoteOf, type PublicQuote } from '../records/publicQuote.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RefusalDialog } from './RefusalDialog.tsx';

interface QuoteAnswerProps {
  readonly document: PublicDeclared;
  readonly hash: string;
  readonly onAnswered: () => void;
}

/** How the client answers a quote, or what they answered. */
export function QuoteAnswer({ document, hash, onAnswered }: QuoteAnswerProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const quote = quoteOf(document.answer);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [declines, setDeclines] = useState(false);
  if (!quote) return null;
  const { status, version_number: version } = quote;
  if (status !== 'issued') {
    return (
      <section className="public-card" aria-labelledby="answer-title">
        <h2 id="answer-title">{t('public.quote.title')}</h2>
        <p className="public-note" role="status">
          {closedWords(quote, t, language)}
        </p>
      </section>
    );
  }

  const answer = async (what: 'accept' | 'decline', body: object) => {
    setPending(true);
    setFailure(undefined);
    try {
      await publicCalls(http).answerQuote(hash, what, { version_number: version, ...body });
      setDeclines(false);
      onAnswered();
    } catch (error) {
      setFailure(error instanceof HttpError && error.status > 0 ? error.message : t('common.networkError'));
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="public-card" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('public.quote.title')}</h2>
      <p className="public-note">{t('public.quote.open', { date: formatDate(quote.valid_until, language) })}</p>
      <AnswerForm
        document={document}
        hash={hash}
        pending={pending}
        failure={declines ? undefined : failure}
        onAccept={(name, options) => void answer('accept', { name, options })}
        onDecline={() => setDeclines(true)}
      />
      {declines && (
        <RefusalDialog
          pending={pending}
          failure={failure}
          onDecline={(name, reason) => void answer('decline', { name, reason })}
          onClose={() => setDeclines(false)}
        />
      )}
    </section>
  );
}

/** Says what the client answered, or why a quote can no longer be answered. */
function closedWords(quote: PublicQuote, t: ReturnType<typeof useOpenWords>, language: Language): string {
  const { status, answered_by: name, answered_at: at } = quote;
  const given = status === 'converted' ? 'accepted' : status;
  if (name !== undefined && at !== undefined && (given === 'accepted' || given === 'declined')) {
    return t(`public.quote.${given}`, { name, date: formatInstant(at, language) });
  }
  if (status === 'superseded') return t('public.quote.superseded');
  return t(`public.quote.refused.${status === 'expired' ? 'quote_expired' : 'quote_closed'}`);
}
