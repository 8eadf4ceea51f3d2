/** Opens a document's pages in a tab of their own. Their address is kept: the tab may be loaded again. */
export function openPages(pages: string): void {
  window.open(URL.createObjectURL(new Blob([pages], { type: 'text/html' })), '_blank', 'noopener');
}
