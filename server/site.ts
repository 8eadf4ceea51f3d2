import type { AppConfig } from './app.ts';

/** Where links in mails begin: from the configuration alone, never from a request. */
export const siteOf = ({ apiProtocol, apiHost }: Pick<AppConfig, 'apiProtocol' | 'apiHost'>): string =>
  `${apiProtocol}://${apiHost}`;
