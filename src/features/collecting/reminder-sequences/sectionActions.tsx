import { TrySteps } from './preview/TrySteps.tsx';

/** Beside the steps: a preview of their mails, and a test mail. */
export default function SequenceActions({ section }: { readonly section: string }) {
  return section === 'steps' ? <TrySteps /> : null;
}
