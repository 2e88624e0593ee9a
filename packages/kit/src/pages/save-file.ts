/** Hands content to the browser as a file. */
export function saveContent(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  saveAddress(address, name);
  // In a later task: by then the browser saves it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser download an address of this site. Without a name it has the one that the server gives it. */
export function saveAddress(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
