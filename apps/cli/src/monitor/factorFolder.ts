import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { unpackClassFactors } from '@duet/engine'

/** Packed factors of traced light, stored by all that they depend on (`fieldSceneText`, which names their version). */
export interface FactorFolder {
  /** Undefined where nothing is stored, or what is stored is damaged. In memory that all threads read. */
  readonly read: (scene: string, classIndex: number) => Promise<Uint8Array | undefined>
  readonly write: (scene: string, classIndex: number, packed: Uint8Array) => Promise<void>
}

const unzip = promisify<Uint8Array, Buffer>(gunzip)
const zip = promisify<Uint8Array, { level: number }, Buffer>(gzip)

export function factorFolder(folder: string): FactorFolder {
  const names = new Map<string, string>()
  const fileOf = (scene: string, classIndex: number): string => {
    const name = names.get(scene) ?? createHash('sha256').update(scene).digest('hex')
    names.set(scene, name)
    return join(folder, `${name}-${classIndex}.bin`)
  }
  return {
    read: async (scene, classIndex) => {
      try {
        const bytes = await unzip(await readFile(fileOf(scene, classIndex)))
        const packed = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
        packed.set(bytes)
        unpackClassFactors(packed)
        return packed
      } catch (error) {
        if (isUnreadable(error)) return undefined
        throw error
      }
    },
    write: async (scene, classIndex, packed) => {
      await mkdir(folder, { recursive: true })
      const file = fileOf(scene, classIndex)
      const unfinished = `${file}.${randomUUID()}`
      await writeFile(unfinished, await zip(new Uint8Array(packed), { level: 1 }))
      await rename(unfinished, file)
    },
  }
}

/** Missing, not the bytes that were written, or of another version of the engine. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof RangeError) return true
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return false
  return error.code === 'ENOENT' || error.code.startsWith('Z_')
}
