import { mailboxOf } from './address.ts';

/** Where mail is handed over, and how. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS is spoken from the first byte (`smtps`); else it begins by STARTTLS where the server offers it. */
  readonly secure: boolean;
  /** Whether nothing is sent without TLS. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  /**
   * Whether the certificate must be valid. Opportunistic TLS without a password accepts any: an attacker who can present a
   * forged certificate can also suppress the offer of TLS (RFC 7435).
   */
  readonly verifies: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** In whose name mails of the platform are sent. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const flags = ['requireTLS', 'ignoreTLS', 'verify'];

/** What is wrong with an `SMTP_URL`; undefined where nothing is. */
export function smtpProblem(text: string): string | undefined {
  const url = URL.parse(text);
  const isSmtp = url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
  if (!isSmtp) return 'must be an address like smtp://user:password@mail.example:587 or smtps://mail.example';
  const unknown = [...url.searchParams.keys()].find((name) => !flags.includes(name));
  if (unknown !== undefined) return `has an unknown parameter: of ${flags.join(', ')} each is true or false`;
  return [...url.searchParams.values()].every((value) => value === 'true' || value === 'false')
    ? undefined
    : `has a parameter that is neither true nor false`;
}

/** The server of an `SMTP_URL`. */
export function smtpServer(text: string): SmtpServer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(text);
  const secure = protocol === 'smtps:';
  const requireTLS = searchParams.get('requireTLS') === 'true';
  const needsTLS = secure || requireTLS || username !== '';
  const defaultPort = secure ? 465 : username === '' ? 25 : 587;
  return {
    // Literal IPv6 addresses stand in brackets in a URL, and nowhere else.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? defaultPort : Number(port),
    secure,
    requireTLS,
    ignoreTLS: searchParams.get('ignoreTLS') === 'true',
    verifies: needsTLS ? searchParams.get('verify') !== 'false' : searchParams.get('verify') === 'true',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

const sender = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/;

/** The mailbox of a `MAIL_FROM` like `Ultramar <mail@ultramar.example>`; undefined where it is none. */
export function senderOf(text: string): Mailbox | undefined {
  const [, name = '', inBrackets, alone] = sender.exec(text) ?? [];
  try {
    return { name: name.trim(), address: mailboxOf(inBrackets ?? alone ?? '') };
  } catch {
    return undefined;
  }
}
