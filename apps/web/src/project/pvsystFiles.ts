import type { NamedBytes } from '@duet/formats'

/** Most that one upload may have; the server refuses more. */
const MOST_UPLOAD_BYTES = 200_000_000

/**
 * The files of a PVsyst project with their paths in the folder that was dropped or chosen; a file that came alone has its name.
 *
 * @throws Error for more than can be sent
 */
export async function pvsystBytes(files: readonly File[]): Promise<readonly NamedBytes[]> {
  checkTotal(files)
  return Promise.all(
    files.map(async (file) => ({
      name: pathOf(file),
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
}

export function pathOf(file: File & { readonly path?: string }): string {
  return (file.webkitRelativePath || file.path || file.name).replace(/^[./]+/, '')
}

/** @throws Error */
export function checkTotal(files: readonly Pick<File, 'size'>[]): void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= MOST_UPLOAD_BYTES) return
  throw new Error(
    `The files have ${Math.round(bytes / 1e6).toLocaleString('en-GB')} MB; at most ${MOST_UPLOAD_BYTES / 1e6} MB can be sent. Choose the project, its variants and their components alone.`,
  )
}
