import type { PvsystLosses } from '../../pvsyst/variantTypes.ts'
import { findFile } from '../upload/findFile.ts'
import type { PlanContext } from './importPlan.ts'

interface ModuleQuality {
  /** Lost; negative: a gain. */
  readonly fraction: number
  readonly isFromTolerances: boolean
}

/**
 * The quality loss of a sub-array. PVsyst does not write it while it is its default, a quarter of the way from the lower to the upper
 * tolerance of the module: 0 to +3 % is a gain of 0.75 %.
 */
export function moduleQualityFraction(
  { files, variant }: PlanContext,
  panFile: string | null,
  { moduleQualityFraction: given }: PvsystLosses,
): ModuleQuality {
  if (given !== null) return { fraction: given, isFromTolerances: false }
  const raw = findFile(files, 'pan', panFile, variant.path)?.content.pan_file_import.raw
  const low = tolerance(raw, 'pvModule.PNomTolLow')
  const high = tolerance(raw, 'pvModule.PNomTolUp')
  if (low === undefined || high === undefined) return { fraction: 0, isFromTolerances: false }
  // the lower one is written with and without its sign
  const lowest = -Math.abs(low)
  return { fraction: -(lowest + (high - lowest) / 4) / 100, isFromTolerances: true }
}

function tolerance(
  raw: Readonly<Record<string, string>> | undefined,
  key: string,
): number | undefined {
  const value = Number(raw?.[key] ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}
