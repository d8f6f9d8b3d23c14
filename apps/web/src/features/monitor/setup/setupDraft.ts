import type { Thresholds } from '@duet/monitoring/hierarchy'
import type { DeployedVersionFragment, DeploymentVersionInput } from '../../../lib/gql/graphql.ts'
import { type TagRow, tagInput } from './tagRows.ts'

export type HierarchyWay = 'present' | 'as_design' | 'table' | 'tags'

/** Of a version; the wizard changes its thresholds and leaves the rest. */
interface SetupSettings {
  readonly thresholds?: Partial<Thresholds>
}

/** What the wizard has been given so far. Empty texts are not given. */
export interface SetupDraft {
  readonly validFrom: string
  readonly plantProjectId: string | null
  readonly portfolioId: string | null
  readonly tag: string
  readonly way: HierarchyWay
  /** A CSV or JSON of nodes. */
  readonly table: string
  readonly tags: readonly TagRow[]
  readonly intervalMinutes: number | null
  readonly timeZone: string
  readonly clock: 'utc' | 'local'
  readonly label: 'beginning' | 'ending'
  readonly weather: string
  readonly enviroId: string | null
  readonly satelliteId: string | null
  readonly settings: SetupSettings
  readonly budgetId: string | null
  readonly pricePerKwh: number | null
  readonly currency: string
}

export const EMPTY_DRAFT: SetupDraft = {
  validFrom: '',
  plantProjectId: null,
  portfolioId: null,
  tag: 'default',
  way: 'as_design',
  table: '',
  tags: [],
  intervalMinutes: 15,
  timeZone: '',
  clock: 'utc',
  label: 'beginning',
  weather: 'station',
  enviroId: null,
  satelliteId: null,
  settings: {},
  budgetId: null,
  pricePerKwh: null,
  currency: '',
}

/** A further version begins as the present one is. */
export function draftOfVersion(version: DeployedVersionFragment, tag: string): SetupDraft {
  const { settings } = version
  return {
    ...EMPTY_DRAFT,
    tag,
    way: 'present',
    intervalMinutes: version.interval_minutes,
    timeZone: version.time_zone,
    clock: version.timestamp_clock === 'local' ? 'local' : 'utc',
    label: version.timestamp_label === 'ending' ? 'ending' : 'beginning',
    weather: version.weather,
    enviroId: version.enviro_dataset_id,
    satelliteId: version.satellite_dataset_id,
    settings: typeof settings === 'object' && settings !== null ? settings : {},
    budgetId: version.budget_simulation_id,
    pricePerKwh: version.price_per_kwh,
    currency: version.currency ?? '',
  }
}

/** The version that a draft describes. */
export function versionInput(draft: SetupDraft): DeploymentVersionInput {
  const hierarchy = hierarchyInput(draft)
  return {
    ...(draft.validFrom !== '' && { valid_from: new Date(draft.validFrom).toISOString() }),
    ...(draft.plantProjectId !== null && { plant_project_id: draft.plantProjectId }),
    ...(draft.timeZone.trim() !== '' && { time_zone: draft.timeZone.trim() }),
    ...(draft.intervalMinutes !== null && { interval_minutes: draft.intervalMinutes }),
    ...(hierarchy && { hierarchy }),
    timestamp_clock: draft.clock,
    timestamp_label: draft.label,
    weather: draft.weather,
    settings: draft.settings,
    enviro_dataset_id: draft.enviroId,
    satellite_dataset_id: draft.satelliteId,
    budget_simulation_id: draft.budgetId,
    price_per_kwh: draft.pricePerKwh,
    currency: draft.currency === '' ? null : draft.currency,
  }
}

/** Undefined: the nodes of the present version stay. @throws SyntaxError for a text that begins as JSON and is none */
export function hierarchyInput({
  way,
  table,
  tags,
}: Pick<SetupDraft, 'way' | 'table' | 'tags'>): DeploymentVersionInput['hierarchy'] {
  switch (way) {
    case 'present':
      return undefined
    case 'as_design':
      return { as_design: true }
    case 'table':
      return isJson(table) ? { nodes: JSON.parse(table) } : { csv: table }
    case 'tags':
      return { tags: tags.map(tagInput) }
  }
}

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)
