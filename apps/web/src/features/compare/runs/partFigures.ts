import { zoneName } from '@duet/results'
import type { Kpi } from './keyFigureRows.ts'

interface Block {
  readonly name: string
  readonly energy_kwh: number
}

interface Zone {
  readonly row_position: string
  readonly slot_position: string
  readonly dc_kwh: number
}

/** Blocks by their names: each run knows them by ids of its own. */
export const blockFigures = (blocks: readonly Block[]): readonly Kpi[] =>
  blocks.map(({ name, energy_kwh }) => ({
    key: name,
    label: name,
    value: energy_kwh,
    unit: 'kWh',
  }))

/** Zones by where they stand: a block that was laid out anew may have others. */
export const zoneFigures = (zones: readonly Zone[]): readonly Kpi[] =>
  zones.map((zone, index) => ({
    key: `${zone.row_position} ${zone.slot_position}`,
    label: zoneName(zone, index),
    value: zone.dc_kwh,
    unit: 'kWh',
  }))
