import { createReadStream, type ReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'

/** What `write` leaves in a file, to be sent: the file stays open while it is, and is gone after it. */
export async function written(file: string, write: () => Promise<unknown>): Promise<ReadStream> {
  try {
    await write()
    return await opened(file)
  } finally {
    await rm(file, { force: true })
  }
}

function opened(file: string): Promise<ReadStream> {
  return new Promise((resolve, reject) => {
    const content = createReadStream(file)
    content.once('open', () => resolve(content))
    content.once('error', reject)
  })
}
