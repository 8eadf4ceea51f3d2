interface MailFrameProps {
  readonly page: string;
  readonly title: string;
}

/** How a mail looks, in a frame that runs nothing; links in it open pages of their own. */
export function MailFrame({ page, title }: MailFrameProps) {
  return <iframe className="mail-frame" src={page} title={title} sandbox="allow-popups" />;
}
