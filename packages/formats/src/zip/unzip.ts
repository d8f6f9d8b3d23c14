import { unzipSync } from 'fflate'
import { encryptedEntry } from './encryptedEntry.ts'
import type { NamedBytes } from './namedBytes.ts'

/** How much of an archive is unpacked. */
export interface ZipLimits {
  readonly files: number
  readonly unpackedBytes: number
}

/** Why an archive is not unpacked. */
export type ZipFault = 'too_many' | 'too_large' | 'encrypted' | 'damaged'

export class ZipError extends Error {
  readonly fault: ZipFault

  constructor(fault: ZipFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/**
 * The files of a ZIP archive whose names fit, without those that an operating system hides in it. What an entry says of its size is
 * the room that it gets: one that unpacks to more is damaged.
 * @throws ZipError
 */
export function unzip(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  limits: ZipLimits,
): readonly NamedBytes[] {
  let unpackedBytes = 0
  let files = 0
  try {
    if (encryptedEntry(bytes) !== undefined) throw new ZipError('encrypted')
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isHidden(name) || !isWanted(name)) return false
        unpackedBytes += originalSize
        files += 1
        if (files > limits.files) throw new ZipError('too_many')
        if (unpackedBytes > limits.unpackedBytes) throw new ZipError('too_large')
        return true
      },
    })
    return Object.entries(entries).map(([name, entry]) => ({ name, bytes: entry }))
  } catch (cause) {
    if (cause instanceof ZipError) throw cause
    throw new ZipError('damaged', { cause })
  }
}

/** Folders, and what macOS and Windows put beside the files of a person. */
const isHidden = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db)$/i.test(name)
