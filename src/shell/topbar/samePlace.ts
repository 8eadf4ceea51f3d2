/**
 * Returns the corresponding page of another company: the same list, report or settings. A record belongs to this
 * company, so it maps to its list.
 */
export function samePlace(pathname: string): string {
  const [, , first, second] = pathname.split('/');
  if (!first) return '';
  const isPage = first === 'reports' || first === 'settings';
  return isPage && second ? `/${first}/${second}` : `/${first}`;
}
