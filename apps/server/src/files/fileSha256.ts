import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'

/** SHA-256 of all that a stream gives, hex. */
export async function streamSha256(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}

/** SHA-256 of a file of this machine, hex. */
export const fileSha256 = (file: string): Promise<string> =>
  streamSha256(createReadStream(file, { highWaterMark: 1024 * 1024 }))
