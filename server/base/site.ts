/** Returns the base URL of links in mails, from the configuration only. */
export const siteOf = ({ apiProtocol, apiHost }: { readonly apiProtocol: string; readonly apiHost: string }): string =>
  `${apiProtocol}://${apiHost}`;
