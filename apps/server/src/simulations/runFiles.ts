/** Where the files of a run lie, all under one prefix. */
export const runPrefix = (projectId: string, simulationId: string): string =>
  `projects/${projectId}/simulations/${simulationId}`

/** Series of a range of steps; the number keeps the parts in order of time. */
export const blockPartKey = (prefix: string, blockId: string, stepFrom: number): string =>
  `${prefix}/blocks/${blockId}/part-${String(stepFrom).padStart(9, '0')}.parquet`

/** Series of the zones of a block over the same steps. */
export const zonePartKey = (prefix: string, blockId: string, stepFrom: number): string =>
  `${prefix}/blocks/${blockId}/zones-${String(stepFrom).padStart(9, '0')}.parquet`

/** Heights of the ground as they were when the run began. */
export const terrainKey = (prefix: string): string => `${prefix}/terrain.bin`

export const systemKey = (prefix: string): string => `${prefix}/system/part-000000000.parquet`

export type RollUpInterval = 'OneDay' | 'OneMonth'

export const ROLL_UP_INTERVALS: readonly RollUpInterval[] = ['OneDay', 'OneMonth']

/** @param part - `blocks/<id>` or `system` */
export const rollUpKey = (prefix: string, part: string, interval: RollUpInterval): string =>
  `${prefix}/${part}/${interval === 'OneDay' ? 'daily' : 'monthly'}.parquet`

/** Sums of all blocks by days or months, in one file for those who go from part to part. */
export const drillKey = (prefix: string, interval: RollUpInterval): string =>
  `${prefix}/drill/${interval === 'OneDay' ? 'daily' : 'monthly'}.parquet`

/** One class of tables of a scene, of a project. */
export interface FactorName {
  readonly projectId: string
  /** SHA-256 of all that the factors depend on. */
  readonly scene: string
  readonly classIndex: number
}

/** Factors of traced light, which runs of a project share. */
export const factorFolder = (projectId: string): string => `projects/${projectId}/factors`

export const factorKey = ({ projectId, scene, classIndex }: FactorName): string =>
  `${factorFolder(projectId)}/${scene}/${String(classIndex).padStart(4, '0')}.bin`
