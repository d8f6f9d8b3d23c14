import { AppError } from '@duet/contract'

/** A stream that fails where it becomes longer. @throws AppError FILE_TOO_LARGE */
export async function* limited(
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.length
    if (bytes > maxBytes) throw bodyTooLarge(maxBytes)
    yield piece
  }
}

export const bodyTooLarge = (maxBytes: number): AppError =>
  new AppError(
    'FILE_TOO_LARGE',
    `The body is larger than ${maxBytes / 1024 / 1024} MiB: send the readings in several, a history with duet ingest. Nothing of it was stored.`,
    { maxBytes },
  )
