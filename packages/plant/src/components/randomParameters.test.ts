import { expect, test } from 'vitest'
import type { PanelParameters } from './panel/panelParameters.ts'
import type { TableParameters } from './table/tableParameters.ts'
import { componentDefaults, validateComponent } from './validateComponent.ts'

/** Reproducible numbers in [0, 1): a linear congruential generator (Numerical Recipes). */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1)

function validPanel(next: () => number): PanelParameters {
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const [diodeRows, diodeColumns] = [whole(1, 3), whole(1, 3)]
  const [parallelRows, parallelColumns] = [whole(1, 2), whole(1, 2)]
  const isCdte = next() < 0.3
  return {
    ...componentDefaults('panel'),
    panel_technology: isCdte ? 'cdte' : 'silicon',
    panel_type: next() < 0.5 ? 'bi' : 'mono',
    cells: [diodeRows * parallelRows * whole(1, 12), diodeColumns * parallelColumns * whole(1, 6)],
    bypass_diodes: [diodeRows, diodeColumns],
    parallel_string_per_diode: [parallelRows, parallelColumns],
    cell_type: next() < 0.5 ? 'full' : 'half',
    corner_cut_off: 20 * next(),
    spectral_model: isCdte ? 'firstsolar1' : 'firstsolar2',
    first_year_degradation_rate: 0.99 * next(),
    bypass_diode_max_neg_v: -next(),
  }
}

function validTable(next: () => number): TableParameters {
  const tracking_type = next() < 0.33 ? 0 : next() < 0.5 ? 1 : 2
  const maxDeg = 90 * next()
  return {
    ...componentDefaults('table'),
    tracking_type,
    num_tiers: 1 + Math.floor(4 * next()),
    num_cols: 3 + Math.floor(100 * next()),
    azimuth: 360 * next() - 180,
    tilt: 90 * next(),
    track_angle_bounds: [-maxDeg, maxDeg],
    vertical_posts_enabled: true,
    num_post_cols: 2 + Math.floor(8 * next()),
    num_post_tiers: tracking_type === 0 ? 2 : 1,
  }
}

test.each(SEEDS)('valid panels and tables have no errors (seed %d)', (seed) => {
  const next = generator(seed)
  expect(validateComponent('panel', validPanel(next)).errors).toEqual([])
  expect(validateComponent('table', validTable(next)).errors).toEqual([])
})

test('what validates survives storage as JSON', () => {
  for (const seed of SEEDS) {
    const panel = validPanel(generator(seed))
    const { parameters } = validateComponent('panel', panel)
    const stored: unknown = JSON.parse(JSON.stringify(parameters))
    expect(validateComponent('panel', stored)).toEqual({ parameters, errors: [] })
  }
})
