interface MailFrameProps {
  readonly page: string;
  readonly title: string;
}

/** The layout of a mail in a sandboxed frame; its links open new pages. */
export function MailFrame({ page, title }: MailFrameProps) {
  return <iframe className="mail-frame" src={page} title={title} sandbox="allow-popups" />;
}
