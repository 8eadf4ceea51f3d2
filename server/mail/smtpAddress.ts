import { mailboxOf } from './address.ts';

/** A mail server and how to reach it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS starts with the first byte (`smtps`); otherwise STARTTLS is used if offered. */
  readonly secure: boolean;
  /** Whether TLS is required. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  /**
   * Whether the certificate must be valid. Opportunistic TLS without a password accepts any: an attacker who can present a
   * forged certificate can also suppress the offer of TLS (RFC 7435).
   */
  readonly verifies: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** The sender of the platform's mails. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

const flags = ['requireTLS', 'ignoreTLS', 'verify'];

/** Returns the error of an `SMTP_URL`, if any. */
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

/** Parses an `SMTP_URL`. */
export function smtpServer(text: string): SmtpServer {
  const { protocol, hostname, port, username, password, searchParams } = new URL(text);
  const secure = protocol === 'smtps:';
  const requireTLS = searchParams.get('requireTLS') === 'true';
  const needsTLS = secure || requireTLS || username !== '';
  const defaultPort = secure ? 465 : username === '' ? 25 : 587;
  return {
    // URLs write IPv6 addresses in brackets.
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

/** Parses a `MAIL_FROM` like `Ultramar <mail@ultramar.example>`; undefined if invalid. */
export function senderOf(text: string): Mailbox | undefined {
  const [, name = '', inBrackets, alone] = sender.exec(text) ?? [];
  try {
    return { name: name.trim(), address: mailboxOf(inBrackets ?? alone ?? '') };
  } catch {
    return undefined;
  }
}
