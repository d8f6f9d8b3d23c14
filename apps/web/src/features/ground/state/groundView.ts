import * as z from 'zod'
import { readJson, writeJson } from '../../plant/browserStorage.ts'

/** How the ground is shown; stored in the browser. (Terrain on, and its exaggeration, are the editor's.) */
export interface GroundView {
  readonly base: 'plain' | 'satellite'
  readonly hasHillshade: boolean
  readonly coloring: GroundColoring
  /** How strong colours and shadows are, 0 to 1. */
  readonly strength: number
  /** Height of an isoband, m; undefined: chosen by the range of heights. */
  readonly bandStepM: number | undefined
}

export type GroundColoring = 'none' | 'bands' | 'slope' | 'aspect'

export const DEFAULT_GROUND_VIEW: GroundView = {
  base: 'plain',
  hasHillshade: true,
  coloring: 'none',
  strength: 0.75,
  bandStepM: undefined,
}

const KEY = 'duet.groundView'

const stored = z
  .object({
    base: z.enum(['plain', 'satellite']),
    hasHillshade: z.boolean(),
    coloring: z.enum(['none', 'bands', 'slope', 'aspect']),
    strength: z.number().min(0).max(1),
    bandStepM: z.number().positive().optional(),
  })
  .partial()

/** What was chosen last in this browser; the defaults where nothing that can be read was stored. */
export function readGroundView(storage: Pick<Storage, 'getItem'>): GroundView {
  const { data } = stored.safeParse(readJson(storage, KEY))
  return { ...DEFAULT_GROUND_VIEW, ...(data && given(data)) }
}

function given(data: z.infer<typeof stored>): Partial<GroundView> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}

export function storeGroundView(storage: Pick<Storage, 'setItem'>, view: GroundView): void {
  writeJson(storage, KEY, view)
}

/** Round heights of a band that part the range into 3 to 40 bands, m. */
export function bandSteps(rangeM: number): readonly number[] {
  return BAND_STEPS_M.filter((stepM) => rangeM / stepM <= 40 && rangeM / stepM >= 3)
}

const BAND_STEPS_M = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500] as const

/** Round heights from below the lowest to above the highest ground, one step apart. */
export function limitsByStep(minM: number, maxM: number, stepM: number): readonly number[] {
  const first = Math.floor(minM / stepM)
  const last = Math.max(first + 1, Math.ceil(maxM / stepM))
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * stepM).toFixed(6)),
  )
}
