import { stepRanges } from '../stepRanges.ts'

/** Where the files of a run lie, all under one prefix. */
export const runPrefix = (projectId: string, simulationId: string): string =>
  `projects/${projectId}/simulations/${simulationId}`

/** Folder of a block, or of the plant after the blocks meet. */
const folderOf = (prefix: string, blockId: string | undefined): string =>
  blockId === undefined ? `${prefix}/system` : `${prefix}/blocks/${blockId}`

/** The number puts the parts in order of time. */
const rangeKey = (folder: string, name: 'part' | 'zones', stepFrom: number): string =>
  `${folder}/${name}-${String(stepFrom).padStart(9, '0')}.parquet`

/** Series of a range of steps of a block. */
export const blockPartKey = (prefix: string, blockId: string, stepFrom: number): string =>
  rangeKey(folderOf(prefix, blockId), 'part', stepFrom)

/** Series of the zones of a block over the same steps. */
export const zonePartKey = (prefix: string, blockId: string, stepFrom: number): string =>
  rangeKey(folderOf(prefix, blockId), 'zones', stepFrom)

export const systemKey = (prefix: string): string =>
  rangeKey(folderOf(prefix, undefined), 'part', 0)

/** All step series of a block, or of the plant where there is none, in order of time: one that is missing is damage, and no shorter run. */
export const partKeys = (
  prefix: string,
  blockId: string | undefined,
  stepCount: number,
): readonly string[] =>
  blockId === undefined
    ? [systemKey(prefix)]
    : stepRanges(stepCount).map(({ from }) => blockPartKey(prefix, blockId, from))

/** All step series of the zones of a block. */
export const zoneKeys = (prefix: string, blockId: string, stepCount: number): readonly string[] =>
  stepRanges(stepCount).map(({ from }) => zonePartKey(prefix, blockId, from))

/** Intervals that every run has roll-ups of. */
export const ROLL_UP_INTERVALS = ['OneDay', 'OneMonth'] as const
export type RollUpInterval = (typeof ROLL_UP_INTERVALS)[number]

const rollUpFile = (folder: string, interval: RollUpInterval): string =>
  `${folder}/${interval === 'OneDay' ? 'daily' : 'monthly'}.parquet`

/** Days or months of a block, or of the plant. */
export const rollUpKey = (
  prefix: string,
  blockId: string | undefined,
  interval: RollUpInterval,
): string => rollUpFile(folderOf(prefix, blockId), interval)

/** Sums of all blocks by days or months, in one file for those who go from part to part. */
export const drillKey = (prefix: string, interval: RollUpInterval): string =>
  rollUpFile(`${prefix}/drill`, interval)

/** Heights of the ground as they were when the run began. */
export const terrainKey = (prefix: string): string => `${prefix}/terrain.bin`

/** What was made of a finished run, by the job that made it. */
export const madeFileKey = (
  prefix: string,
  folder: 'bundles' | 'exports' | 'reports',
  file: string,
): string => `${prefix}/${folder}/${file}`

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
