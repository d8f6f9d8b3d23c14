import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Unpacks a gzip file; what reads it hears of a failure of either. */
export const unpacked = (packed: NodeJS.ReadableStream): AsyncIterable<Uint8Array> =>
  pipeline(packed, createGunzip(), () => undefined)
