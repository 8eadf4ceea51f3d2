import type { AppConfig } from './app.ts';

/** Returns the base URL of links in mails, from the configuration only. */
export const siteOf = ({ apiProtocol, apiHost }: Pick<AppConfig, 'apiProtocol' | 'apiHost'>): string =>
  `${apiProtocol}://${apiHost}`;
