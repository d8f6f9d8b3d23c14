import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import type { Readable } from 'node:stream'

/**
 * A stream under a passphrase: a line that says what it is, 16 bytes of salt, then pieces of up to 1 MiB, each with its length and a
 * bit that marks the last one (4 bytes), its ciphertext and its tag (16 bytes). AES-256-GCM, keyed by scrypt, with the number of
 * the piece as nonce: a piece that is changed, missing or out of order is found, and so is an end that was cut off.
 */
export const ENCRYPTED_HEAD: Buffer = Buffer.from('duet-backup encrypted 1\n')

const SALT_BYTES = 16
const TAG_BYTES = 16
const PIECE_BYTES = 1024 * 1024
const LAST = 0x8000_0000
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 } as const

const keyOf = (passphrase: string, salt: Buffer): Buffer => scryptSync(passphrase, salt, 32, SCRYPT)

function nonceOf(piece: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(piece), 4)
  return nonce
}

export async function* encrypted(content: Readable, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES)
  const key = keyOf(passphrase, salt)
  yield Buffer.concat([ENCRYPTED_HEAD, salt])
  let number = 0
  for await (const { piece, isLast } of pieces(content)) {
    const head = Buffer.alloc(4)
    head.writeUInt32BE((piece.length | (isLast ? LAST : 0)) >>> 0)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(head)
    yield Buffer.concat([head, cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

async function* pieces(
  content: Readable,
): AsyncGenerator<{ readonly piece: Buffer; readonly isLast: boolean }> {
  let held = Buffer.alloc(0)
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk])
    while (held.length > PIECE_BYTES) {
      yield { piece: held.subarray(0, PIECE_BYTES), isLast: false }
      held = held.subarray(PIECE_BYTES)
    }
  }
  yield { piece: held, isLast: true }
}

/** @throws Error for another passphrase, and for content that was changed or cut off */
export async function* decrypted(content: Readable, passphrase: string): AsyncGenerator<Buffer> {
  const source = createByteSource(content)
  await source.take(ENCRYPTED_HEAD.length)
  const key = keyOf(passphrase, await source.take(SALT_BYTES))
  for (let number = 0; ; number += 1) {
    const head = await source.take(4)
    const word = head.readUInt32BE()
    const body = await source.take((word & ~LAST) >>> 0)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number))
    decipher.setAAD(head).setAuthTag(await source.take(TAG_BYTES))
    yield opened(decipher, body, number)
    if ((word & LAST) !== 0) return
  }
}

function opened(
  decipher: ReturnType<typeof createDecipheriv>,
  body: Buffer,
  number: number,
): Buffer {
  try {
    return Buffer.concat([decipher.update(body), decipher.final()])
  } catch (cause) {
    const what =
      number === 0
        ? 'The passphrase is another one than the backup was made with, or the file is damaged.'
        : 'The backup is damaged: its content is not what was written.'
    throw new Error(what, { cause })
  }
}

interface ByteSource {
  readonly take: (bytes: number) => Promise<Buffer>
}

function createByteSource(content: Readable): ByteSource {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  return {
    take: async (bytes) => {
      if (bytes > PIECE_BYTES) throw new Error('The backup is damaged: a piece of it is too long.')
      while (held.length < bytes) {
        const next = await chunks.next()
        if (next.done) throw new Error('The backup is cut off: its end is missing.')
        held = Buffer.concat([held, next.value])
      }
      const taken = held.subarray(0, bytes)
      held = held.subarray(bytes)
      return taken
    },
  }
}
