import type { Block, BlockLayer, PlantComponent } from '@duet/plant'
import type { FoundFile } from '../upload/findFile.ts'
import type { PvsystImportFile } from '../upload/importFile.ts'
import type { ImportRow, RowBook } from './importRow.ts'

/** Parts that a variant names by the file of it. */
export type FiledKind = 'panel' | 'inverter'

/** A component that takes the place of a file that is not there. */
export interface ChosenComponent {
  /** Name of the file. */
  readonly file: string
  readonly component: PlantComponent<'panel'> | PlantComponent<'inverter'>
  /** The project has it already. */
  readonly isStored: boolean
}

/** What a person decides before an import. */
export interface ImportChoice {
  /** Path of the variant. */
  readonly variant: string
  /** Fills what PVsyst does not have with usual values: tube, posts, frames, transformer, and components that are missing. */
  readonly usesStarterDefaults: boolean
  readonly components: readonly ChosenComponent[]
  /** Turns the scene's west to its east: which way its first axis points is not documented. */
  readonly isSceneMirrored: boolean
}

/** A file that the variant names and that is not there. */
export interface NeededComponent {
  readonly file: string
  readonly kind: FiledKind
}

export interface ImportPlace {
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number
}

/** What an import would make; nothing of it is stored. */
export interface ImportPlan {
  readonly variantName: string
  readonly variantFile: string
  readonly place: ImportPlace
  readonly components: readonly PlantComponent[]
  readonly blocks: readonly Block[]
  readonly layers: readonly BlockLayer[]
  /** Path of the weather file; null where it is not there. */
  readonly weatherPath: string | null
  /** Its name in the variant. */
  readonly weatherName: string | null
  readonly needed: readonly NeededComponent[]
  readonly declaredModules: number
  readonly laidOutModules: number
  readonly rows: readonly ImportRow[]
}

/** What every part of a plan is made from. */
export interface PlanContext {
  readonly files: readonly PvsystImportFile[]
  readonly choice: ImportChoice
  readonly variant: FoundFile<'variant'>
  readonly project: FoundFile<'project'> | undefined
  readonly place: ImportPlace
  readonly book: RowBook
  readonly newId: () => string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}
