import {
  drawnExceedance,
  exceedance,
  kpiValue,
  lifeTable,
  P_LEVELS,
  sigmaOf,
  type UncertaintyParts,
  type YieldBasis,
  yearVariability,
} from '@duet/results'
import type {
  UncertaintyEffect,
  YearVariability,
  YieldHorizon,
  YieldLife,
  YieldYears,
} from '../../graphql/resolvers.gen.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partOf } from '../run/partOf.ts'
import type { BlockArguments } from '../run/seriesQueries.ts'
import { agingBlocks, factorOfYear } from './agingBlocks.ts'
import { type ProjectUncertainty, readRunUncertainty } from './uncertaintyQueries.ts'
import { yearsOf, yieldBasis } from './yieldBasis.ts'
import { answerOf } from './yieldExceedance.ts'

const HORIZONS = [1, 5, 10, 20] as const

/** What a run gives over years, and how sure that is. */
export async function yieldYears(
  run: FinishedRun,
  { block_id: blockId }: BlockArguments,
): Promise<YieldYears> {
  partOf(run, blockId)
  const found = await readRunUncertainty(run)
  const basis = await yieldBasis(run, blockId)
  return {
    uncertainty: answerOf(run.projectId, found),
    basis: basis.kind,
    basis_years: basis.years,
    horizons: horizonsOf(basis, found),
    effects: effectsOf(basis.energyKwh, found.parts),
    variability: await variabilityOf(run, blockId),
    life: basis.kind === 'period' ? null : lifeOf(run, blockId, { basis, found }),
  }
}

function horizonsOf(
  { kind, energyKwh }: YieldBasis,
  { parts, lifeYears }: ProjectUncertainty,
): YieldHorizon[] {
  const all = [...HORIZONS.filter((years) => years < lifeYears), lifeYears]
  return (kind === 'period' ? [1] : all).map((years) => {
    const values = exceedance(energyKwh, parts, years)
    const drawn = drawnExceedance(parts, years)
    return {
      years,
      is_life: kind !== 'period' && years === lifeYears,
      sigma_fraction: values.sigmaFraction,
      p_values: P_LEVELS.map((probability, index) => ({
        probability,
        energy_kwh: values[`p${probability}`],
        drawn_kwh: energyKwh * (drawn[index] ?? 1),
      })),
    }
  })
}

function effectsOf(energyKwh: number, parts: UncertaintyParts): UncertaintyEffect[] {
  return parts
    .map((part) => {
      const { p50, p90 } = exceedance(energyKwh, [part])
      const { key, name } = part
      return { key, name, sigma_fraction: sigmaOf(part), p90_kwh: p90, p10_kwh: 2 * p50 - p90 }
    })
    .toSorted((a, b) => b.sigma_fraction - a.sigma_fraction)
}

/** Of the complete years, each as if its modules were new. */
async function variabilityOf(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<YearVariability | null> {
  const blocks = agingBlocks(run, blockId)
  const complete = (await yearsOf(run, blockId)).filter(({ isComplete }) => isComplete)
  const found = yearVariability(
    complete.map(({ energyKwh, startMs }) => energyKwh / factorOfYear(blocks, startMs)),
  )
  if (!found) return null
  const { years, fraction, lowFraction, highFraction } = found
  return { years, fraction, low_fraction: lowFraction, high_fraction: highFraction }
}

function lifeOf(
  run: FinishedRun,
  blockId: string | null | undefined,
  { basis, found }: { readonly basis: YieldBasis; readonly found: ProjectUncertainty },
): YieldLife {
  const ratio = kpiValue(partOf(run, blockId).kpis, 'performance_ratio')
  const plant = { energyKwh: basis.energyKwh, blocks: agingBlocks(run, blockId) }
  const { years, total } = lifeTable(plant, found.lifeYears, found.parts)
  return {
    years: years.map(({ year, factor, energyKwh, p90Kwh, cumulatedKwh }) => ({
      year,
      factor,
      energy_kwh: energyKwh,
      p90_kwh: p90Kwh,
      cumulated_kwh: cumulatedKwh,
      performance_ratio: ratio === null ? null : ratio * factor,
    })),
    p50_kwh: total.p50,
    p90_kwh: total.p90,
    sigma_fraction: total.sigmaFraction,
  }
}
