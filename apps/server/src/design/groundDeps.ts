import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'

/** What the services of raster layers and terrain stand on. */
export interface GroundDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  /** Settles what the user may do in the project; throws where it is less than `right`. */
  readonly access: (
    userId: string | undefined,
    projectId: string,
    right: 'viewer' | 'edit',
  ) => Promise<unknown>
  readonly touchProject: (
    tx: Database,
    projectId: string,
    what: { readonly layers: boolean },
  ) => Promise<void>
  readonly signDownload: (key: string, filename: string) => { readonly url: string }
  /** Files were marked for removal. */
  readonly wakeSweeper: () => void
}
