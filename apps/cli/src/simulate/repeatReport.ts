import type { PartSummary, RunSummary } from '@duet/results'
import type { BundleManifest } from '@duet/results/run'

/** Relative difference up to which figures are the same: sums are added in another order. */
export const SAME = 1e-9

/** A figure as it was stored and as it was computed again. */
export interface RepeatedFigure {
  readonly of: string
  readonly figure: string
  readonly unit: string
  readonly stored: number
  readonly repeated: number
  /** |repeated - stored| over the larger of both; 0 for two zeros. */
  readonly relativeDifference: number
}

/** Every key figure and loss stage of the plant and of each block, both ways. */
export function repeatedFigures(
  stored: RunSummary,
  repeated: RunSummary,
): readonly RepeatedFigure[] {
  const blocks = stored.blocks.map((block) => {
    const again = repeated.blocks.find(({ block_id }) => block_id === block.block_id)
    return again ? figures(block.name, block, again) : []
  })
  return [...figures('System', stored.system, repeated.system), ...blocks.flat()]
}

function figures(of: string, stored: PartSummary, repeated: PartSummary): RepeatedFigure[] {
  const kpis = stored.kpis.map(({ key, label, unit, value }) => ({
    figure: label,
    unit,
    stored: value,
    repeated: repeated.kpis.find((kpi) => kpi.key === key)?.value ?? null,
  }))
  const stages = stored.losses.map(({ key, label, unit, value_after }) => ({
    figure: `after ${label}`,
    unit,
    stored: value_after,
    repeated: repeated.losses.find((row) => row.key === key)?.value_after ?? null,
  }))
  return [...kpis, ...stages].flatMap((one) =>
    one.stored === null && one.repeated === null ? [] : [figureOf(of, one)],
  )
}

function figureOf(
  of: string,
  one: {
    readonly figure: string
    readonly unit: string
    readonly stored: number | null
    readonly repeated: number | null
  },
): RepeatedFigure {
  const [stored, repeated] = [one.stored ?? Number.NaN, one.repeated ?? Number.NaN]
  const scale = Math.max(Math.abs(stored), Math.abs(repeated))
  const difference = scale === 0 ? 0 : Math.abs(repeated - stored) / scale
  return {
    of,
    figure: one.figure,
    unit: one.unit,
    stored,
    repeated,
    relativeDifference: Number.isNaN(difference) ? Number.POSITIVE_INFINITY : difference,
  }
}

/** The figures that differ most first; where all are the same, that sentence. */
export function repeatText(
  { simulation, project, engine_version }: BundleManifest,
  all: readonly RepeatedFigure[],
): string {
  const energies = all.filter(({ figure }) => figure === 'Energy')
  const other = all.filter(({ relativeDifference }) => relativeDifference > SAME)
  const worst = all.reduce((most, one) => Math.max(most, one.relativeDifference), 0)
  const sorted = other.toSorted((a, b) => b.relativeDifference - a.relativeDifference)
  return [
    `${simulation.name} of ${project.name}, stored by engine ${engine_version}`,
    '',
    ...energies.map(line),
    '',
    `${all.length} figures held against the stored ones; the largest relative difference is ${worst.toExponential(1)}.`,
    ...(other.length === 0
      ? ['The run was repeated: all figures are the same.']
      : [`${other.length} figures differ by more than ${SAME}:`, ...sorted.slice(0, 30).map(line)]),
  ].join('\n')
}

const line = ({ of, figure, unit, stored, repeated, relativeDifference }: RepeatedFigure): string =>
  `${of.padEnd(20)} ${figure.padEnd(34)} stored ${stored} ${unit}, now ${repeated} ${unit} (${relativeDifference.toExponential(1)})`
