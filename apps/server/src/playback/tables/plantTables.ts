import type { HeightGrid, PlantDocument } from '@duet/plant'
import type { RunManifest } from '@duet/results/run'

/** What the tables of a plant are laid out from, block by block in the order of the index. */
export interface PlantTables {
  readonly document: PlantDocument
  readonly blocks: readonly {
    readonly id: string
    /** Place of its first unit in the index. */
    readonly firstUnit: number
    /** Its tables are told apart by zone. */
    readonly hasZones: boolean
  }[]
  /** Of a run: zones follow from it. */
  readonly manifest?: RunManifest
  readonly terrain?: HeightGrid
}
