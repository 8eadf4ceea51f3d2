import { framedMail } from './framedMail.ts';
import './mailFrame.css';

interface MailFrameProps {
  /** The URL of a stored mail. */
  readonly page?: string;
  /** The mail itself, if it is not stored. */
  readonly html?: string;
  readonly title: string;
}

/** The layout of a mail in a sandboxed frame; its links open new pages. */
export function MailFrame({ page, html, title }: MailFrameProps) {
  const content = html === undefined ? { src: page } : { srcDoc: framedMail(html) };
  return <iframe className="mail-frame" {...content} title={title} sandbox="allow-popups" />;
}
