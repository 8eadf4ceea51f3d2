/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads name and content a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
