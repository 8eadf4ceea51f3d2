import { useOpenWords } from '../../i18n/openWords.ts';
import { RichText } from '../../richText/RichText.tsx';
import type { PublicDocument } from '../records/publicDocument.ts';

/** The company's notes and contact. */
export function Notes({ document }: { document: PublicDocument }) {
  const t = useOpenWords();
  const { terms_payment, observation, contact, service_provider: provider } = document;
  const { responsible_name: person, responsible_email: email } = contact ?? {};
  const texts = [
    ['terms_payment', terms_payment],
    ['observation', observation],
  ] as const;
  return (
    <section className="public-card public-notes" aria-label={t('public.more')}>
      {texts.map(([name, text]) =>
        text ? (
          <div key={name}>
            <h2>{t(`document.notes.${name}`)}</h2>
            <div className="public-written">
              <RichText value={text} />
            </div>
          </div>
        ) : null,
      )}
      <div>
        <h2>{t('document.notes.contact')}</h2>
        <address>
          <strong>{provider.name}</strong>
          {person && <span>{person}</span>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {provider.location?.address && <span>{provider.location.address}</span>}
          {provider.location?.complement && <span>{provider.location.complement}</span>}
        </address>
      </div>
    </section>
  );
}
