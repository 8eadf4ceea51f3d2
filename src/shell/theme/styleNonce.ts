/** Returns the nonce for styles that the page's policy allows; Vite reads it from the same place. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
