/**
 * Where another company has what a page of this one shows: the same list, report or settings. A record is this company's
 * alone, and so its list is.
 */
export function samePlace(pathname: string): string {
  const [, , first, second] = pathname.split('/');
  if (!first) return '';
  const isPage = first === 'reports' || first === 'settings';
  return isPage && second ? `/${first}/${second}` : `/${first}`;
}
