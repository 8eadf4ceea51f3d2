import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import './steps.css';

/** A step in the life of a document, in words. */
export interface ShownStep {
  readonly name: string;
  readonly label: string;
  /** When it was done; absent for one to come. */
  readonly at?: string | undefined;
  /** By whom or to whom, or when it is expected. */
  readonly note?: string | undefined;
}

/** The steps of a document: in a row, on narrow screens one below the other. */
export function StepRow({ steps }: { readonly steps: readonly ShownStep[] }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-label={translate('documents.steps.title')} className="document-steps">
      <ol>
        {steps.map(({ name, label, at, note }) => (
          <li key={name} data-done={at !== undefined}>
            <span className="document-step-label">{label}</span>
            <span className="document-step-at figures">{at ?? '—'}</span>
            {note && <span className="document-step-note">{note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
