/** Downloads a file made in the browser. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  downloadFrom(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // some browsers read it with a delay
}

/** Downloads the file at an address of this site. By default it keeps its name. */
export function downloadFrom(url: string, name = ""): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
