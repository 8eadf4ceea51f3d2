export function systemFirefox(): string | undefined;
export function systemWebKit(): { readonly driver: string; readonly display: string } | undefined;
