/** Opens a document's pages in a new tab. The object URL is kept, because the tab may be reloaded. */
export function openPages(pages: string): void {
  window.open(URL.createObjectURL(new Blob([pages], { type: 'text/html' })), '_blank', 'noopener');
}
