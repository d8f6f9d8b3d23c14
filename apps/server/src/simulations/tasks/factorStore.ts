import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { AppError } from '@duet/contract'
import { type ClassFactors, unpackClassFactors } from '@duet/engine'
import { type FactorName, factorKey } from '@duet/results/run'
import type { Database } from '../../db/connection.ts'
import type { ObjectStorage } from '../../files/objectStorage.ts'
import { reviveStoredFile } from '../../files/storedFileQueries.ts'
import { storeObject } from '../../files/storeObject.ts'

export interface FactorStoreDeps {
  readonly db: Database
  readonly storage: ObjectStorage
}

/**
 * Factors of traced light, by the content of their scene. They belong to the project, not to a run: the next run of the
 * same scene finds them. Those that are damaged are traced again.
 */
export interface FactorStore {
  /** Undefined where nothing is stored, or what is stored is damaged. The arrays lie in shared memory. */
  readonly read: (name: FactorName) => Promise<ClassFactors | undefined>
  /** True for factors that can be read; they stay stored, even where they were to be removed. */
  readonly hold: (name: FactorName) => Promise<boolean>
  /** @param packed - what `traceClass` of a thread gave */
  readonly write: (name: FactorName, packed: Uint8Array) => Promise<void>
}

export function createFactorStore(deps: FactorStoreDeps): FactorStore {
  const read: FactorStore['read'] = (name) => readFactors(deps.storage, factorKey(name))
  return {
    read,
    hold: async (name) =>
      (await reviveStoredFile(deps.db, factorKey(name))) && (await read(name)) !== undefined,
    write: async (name, packed) => {
      const key = factorKey(name)
      const object = {
        key,
        projectId: name.projectId,
        filename: 'factors.bin',
        state: 'kept',
      } as const
      await storeObject(deps, object, () => deps.storage.put(key, Readable.from([packed])))
    },
  }
}

const unzip = promisify<Uint8Array, Buffer>(gunzip)

async function readFactors(storage: ObjectStorage, key: string): Promise<ClassFactors | undefined> {
  try {
    const packed = await buffer(await storage.get(key))
    return unpackClassFactors(shared(await unzip(packed)))
  } catch (error) {
    if (isUnreadable(error)) return undefined
    throw error
  }
}

/** Missing, not the bytes that were written, or of another version of the engine. */
function isUnreadable(error: unknown): boolean {
  if (error instanceof AppError) return /^(NOT_FOUND|FILE_DAMAGED)$/.test(error.code)
  if (error instanceof RangeError) return true
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('Z_')
  )
}

/** One copy for all threads. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  copy.set(bytes)
  return copy
}
