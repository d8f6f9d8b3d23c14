/** Hands a file made in the browser to the user. */
export function downloadBlob(blob: Blob, filename: string): void {
  const url = URL.createObjectURL(blob)
  downloadUrl(url, filename)
  // The browser reads the URL after this task; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Has the browser fetch a file and save it under the given name. */
export function downloadUrl(url: string, filename: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}

/** A name that every file system takes: spaces and signs become hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return name === '' ? 'file' : name
}
