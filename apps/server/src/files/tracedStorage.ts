import { traced } from '../telemetry/tracing.ts'
import type { ObjectStorage } from './objectStorage.ts'

const span = <T>(use: string, work: () => Promise<T>): Promise<T> =>
  traced({ name: `storage ${use}`, kind: 'client' }, work)

/** The storage, each use of an object as a span. Keys are no part of it: they hold ids. */
export function createTracedStorage(storage: ObjectStorage): ObjectStorage {
  return {
    ...storage,
    put: (...args) => span('put', () => storage.put(...args)),
    get: (...args) => span('get', () => storage.get(...args)),
    stat: (...args) => span('stat', () => storage.stat(...args)),
    remove: (...args) => span('remove', () => storage.remove(...args)),
    list: (...args) => span('list', () => storage.list(...args)),
    localPath: (...args) => span('get', () => storage.localPath(...args)),
    adopt: (...args) => span('put', () => storage.adopt(...args)),
  }
}
