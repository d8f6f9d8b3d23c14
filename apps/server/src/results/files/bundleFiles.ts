import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { addAbortSignal, Readable, Transform } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of a zip: read when its turn comes. */
export interface ZipEntry {
  readonly name: string
  readonly open: () => Promise<Readable>
  /** Its bytes are compressed already. */
  readonly isDense?: boolean
}

export interface ZipOptions {
  /** Of all entries, so that the same content gives the same file. */
  readonly mtime: Date
  /** Name of the last entry: SHA-256 and name of each before it. */
  readonly checksums: string
  readonly onEntry: (done: number) => void
}

export const textEntry = (name: string, text: string): ZipEntry => ({
  name,
  open: async () => Readable.from([Buffer.from(text)]),
})

/** Entries as one zip, written as it is read: no entry is held in memory. */
export function zipStream(entries: readonly ZipEntry[], options: ZipOptions): Readable {
  const zip = new ZipFile()
  const out = new Readable().wrap(zip.outputStream)
  const brokenOff = new AbortController()
  // A reader that goes away closes the file that is being read
  out.once('close', () => brokenOff.abort())
  addAll(zip, entries, options, brokenOff.signal).catch((error: unknown) =>
    out.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return out
}

async function addAll(
  zip: ZipFile,
  entries: readonly ZipEntry[],
  { mtime, checksums, onEntry }: ZipOptions,
  signal: AbortSignal,
): Promise<void> {
  const lines: string[] = []
  for (const [index, { name, open, isDense }] of entries.entries()) {
    const content = addAbortSignal(signal, await open())
    const hash = createHash('sha256')
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    content.on('error', (error) => counted.destroy(error))
    const ended = once(counted, 'end')
    zip.addReadStream(content.pipe(counted), name, { mtime, compress: isDense !== true })
    await ended
    lines.push(`${hash.digest('hex')}  ${name}`)
    onEntry(index + 1)
  }
  zip.addBuffer(Buffer.from(`${lines.join('\n')}\n`), checksums, { mtime })
  zip.end()
}
