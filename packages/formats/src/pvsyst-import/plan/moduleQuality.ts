import type { PvsystLosses } from '../../pvsyst/variantTypes.ts'
import { variantRatios } from '../results/variantLosses.ts'
import { annualKwh } from '../results/variantResults.ts'
import { findFile } from '../upload/findFile.ts'
import type { PlanContext } from './importPlan.ts'

interface ModuleQuality {
  /** Lost; negative: a gain. */
  readonly fraction: number
  readonly source: QualitySource
}

type QualitySource = 'file' | 'tolerances' | 'results' | 'none'

const DEFAULT_NOTE = 'PVsyst does not write the quality while it is its default'

/** How the quality was found, for a gain as text; empty: the file says it. */
export const QUALITY_NOTES: Readonly<Record<QualitySource, (gain: string) => string>> = {
  file: () => '',
  tolerances: (gain) => `${DEFAULT_NOTE}: ${gain}, from the tolerances of the module.`,
  results: (gain) => `${DEFAULT_NOTE}: ${gain}, from the results of the variant.`,
  none: () => `${DEFAULT_NOTE}, and the module file is not there: 0 is taken. The report has it.`,
}

/**
 * The quality loss of a sub-array. PVsyst does not write it while it is its default, a quarter of the way from the lower to the upper
 * tolerance of the module: 0 to +3 % is a gain of 0.75 %. Without the file of the module it is what the results of the variant lost.
 */
export function moduleQualityFraction(
  context: PlanContext,
  panFile: string | null,
  losses: PvsystLosses,
): ModuleQuality {
  const { files, variant } = context
  const given = losses.moduleQualityFraction
  if (given !== null) return { fraction: given, source: 'file' }
  const raw = findFile(files, 'pan', panFile, variant.path)?.content.pan_file_import.raw
  const low = tolerance(raw, 'pvModule.PNomTolLow')
  const high = tolerance(raw, 'pvModule.PNomTolUp')
  if (low === undefined || high === undefined) return ofResults(context, losses)
  // the lower one is written with and without its sign
  const lowest = -Math.abs(low)
  return { fraction: -(lowest + (high - lowest) / 4) / 100, source: 'tolerances' }
}

function ofResults(
  { variant }: PlanContext,
  { lightInducedFraction }: PvsystLosses,
): ModuleQuality {
  const { qualityAndLid } = variantRatios((name) => annualKwh(variant.content.series[name]))
  const fraction = 1 - qualityAndLid / (1 - (lightInducedFraction ?? 0))
  return Number.isNaN(fraction) ? { fraction: 0, source: 'none' } : { fraction, source: 'results' }
}

function tolerance(
  raw: Readonly<Record<string, string>> | undefined,
  key: string,
): number | undefined {
  const value = Number(raw?.[key] ?? Number.NaN)
  return Number.isFinite(value) ? value : undefined
}
