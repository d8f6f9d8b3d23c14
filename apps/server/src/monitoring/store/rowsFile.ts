import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Server } from '../../server.ts'

const PIECE_LENGTH = 64 * 1024

/** A temporary file of lines, for as long as `use` works with it. */
export async function writeRowsFile<T>(
  { storage }: Pick<Server, 'storage'>,
  lines: Iterable<string>,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const file = await storage.temporaryFile()
  try {
    await pipeline(Readable.from(pieces(lines)), createWriteStream(file, { mode: 0o600 }))
    return await work(file)
  } finally {
    await rm(file, { force: true })
  }
}

function* pieces(lines: Iterable<string>): Generator<string> {
  let piece = ''
  for (const line of lines) {
    piece += line
    if (piece.length < PIECE_LENGTH) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}
