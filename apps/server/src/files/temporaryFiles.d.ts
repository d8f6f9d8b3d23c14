import { AppError } from '@duet/contract'
import type { ObjectStorage } from './objectStorage.ts'
/** The part of a storage that lies on the disk of this machine until it is adopted. */
export type TemporaryFiles = Pick<
  ObjectStorage,
  'stage' | 'temporaryFile' | 'removeTemporary' | 'sweepTemporary'
>
export declare function createTemporaryFiles(folder: string): TemporaryFiles
/** On the disk before it gets its name: a crash leaves the old object or the new one. */
export declare function syncFile(file: string): Promise<void>
export declare function tooLarge(maxBytes: number): AppError
/** For `catch`: what is not there is no error. */
export declare function missingAsUndefined(error: unknown): undefined
