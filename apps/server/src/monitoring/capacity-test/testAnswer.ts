import { CAPACITY_TERMS, type CapacitySide, type CapacityTest as Tested } from '@duet/monitoring'
import type { CapacityTest } from '../../graphql/resolvers.gen.ts'
import { pointsAnswer } from './pointsAnswer.ts'

type Answer = Pick<
  CapacityTest,
  | 'has_wind'
  | 'conditions'
  | 'measured'
  | 'target'
  | 'target_w'
  | 'target_half_w'
  | 'verdict'
  | 'below_count'
  | 'above_count'
  | 'points'
  | 'target_points'
>

/** What a test found, as the API has it. */
export function testAnswer({
  hasWind,
  conditions,
  measured,
  target,
  targetCapacity,
  verdict,
  balance,
}: Tested): Answer {
  return {
    has_wind: hasWind,
    conditions: conditions
      ? {
          poa_wm2: conditions.poaWm2,
          air_c: conditions.airC,
          wind_m_per_s: conditions.windMPerS,
        }
      : null,
    measured: sideAnswer(measured),
    target: target ? sideAnswer(target) : null,
    target_w: targetCapacity?.powerW ?? null,
    target_half_w: targetCapacity?.halfW ?? null,
    verdict: verdict
      ? {
          ratio: verdict.ratio,
          ratio_half: verdict.ratioHalf,
          passes_without: verdict.passesWithout,
          passes_with: verdict.passesWith,
        }
      : null,
    below_count: balance.below,
    above_count: balance.above,
    points: pointsAnswer(measured),
    target_points: target ? pointsAnswer(target) : null,
  }
}

function sideAnswer({ filtered, regression, capacity }: CapacitySide): CapacityTest['measured'] {
  return {
    filters: filtered.counts.map((count) => ({ ...count })),
    count: filtered.kept.length,
    power_w: capacity?.powerW ?? null,
    half_w: capacity?.halfW ?? null,
    r2: regression?.r2 ?? null,
    residual_deviation_w: regression?.residualDeviation ?? null,
    terms: (regression?.coefficients ?? []).map((coefficient, k) => ({
      term: CAPACITY_TERMS[k] ?? '',
      coefficient,
      standard_error: regression?.standardErrors[k] ?? 0,
      p: regression?.pValues[k] ?? 1,
    })),
  }
}
