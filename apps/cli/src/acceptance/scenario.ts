import type { WeatherFile } from '@duet/formats'
import { type ReferenceCase, type ReferenceRun, referenceRun } from '../testing/referencePlant.ts'

/**
 * Where a band is from: the figure of another program, a rule that holds whatever the model (an identity, a sign, an order,
 * a published range), or runs of our own, which show that something has changed and not that it is right.
 */
export type BandKind = 'program' | 'rule' | 'regression'

/** One figure of a scenario beside what it is held against. */
export interface ScenarioRow {
  readonly kind: BandKind
  readonly what: string
  readonly unit: string
  readonly ours: number
  /** The figure of the source; null: a band alone. */
  readonly reference: number | null
  readonly least: number
  readonly most: number
}

export interface Scenario {
  readonly title: string
  /** Where the figures come from, and what was done. */
  readonly about: string
  readonly rows: (sites: Sites) => readonly ScenarioRow[]
}

/** Runs at a place; the same case is computed once. */
export type SiteRuns = (plantCase: ReferenceCase, lateMinutes?: number) => ReferenceRun

export interface Sites {
  readonly phoenix: SiteRuns
  readonly greensboro: SiteRuns
}

const DEG_PER_MINUTE = 360 / (24 * 60)

/**
 * A label that is late by minutes puts the light under a sun that is further west; here the place goes west instead,
 * which is the same to the sun and leaves the rows of the file alone.
 */
export function siteRuns(file: WeatherFile): SiteRuns {
  const cached = new Map<string, ReferenceRun>()
  return (plantCase, lateMinutes = 0) => {
    const key = JSON.stringify([plantCase, lateMinutes])
    const found = cached.get(key)
    if (found) return found
    const longitude = (file.metadata.longitude ?? 0) + lateMinutes * DEG_PER_MINUTE
    const run = referenceRun({ ...file, metadata: { ...file.metadata, longitude } }, plantCase)
    cached.set(key, run)
    return run
  }
}

/** A row whose figure may differ by so much either way from that of another program. */
export const near = (
  what: string,
  unit: string,
  ours: number,
  reference: number,
  within: number,
): ScenarioRow => ({
  kind: 'program',
  what,
  unit,
  ours,
  reference,
  least: reference - within,
  most: reference + within,
})

/** A row whose figure follows from a rule: an equation worked out by hand, an identity. */
export const exact = (...of: Parameters<typeof near>): ScenarioRow => ({
  ...near(...of),
  kind: 'rule',
})

/** A row whose figure has to lie between two others by a rule. */
export const between = (
  what: string,
  unit: string,
  ours: number,
  least: number,
  most: number,
): ScenarioRow => ({ kind: 'rule', what, unit, ours, reference: null, least, most })

/** A row whose band was drawn around our own runs. */
export const regression = (...of: Parameters<typeof between>): ScenarioRow => ({
  ...between(...of),
  kind: 'regression',
})

/** Change of the specific yield, %. */
export const changePercent = (run: ReferenceRun, base: ReferenceRun): number =>
  100 * (run.specificYield / base.specificYield - 1)
