import { fieldFrame, type StillBlock } from '@duet/engine'
import {
  fieldInput,
  moduleInput,
  type PanelParameters,
  panelDefaults,
  tableDefaults,
} from '@duet/plant'
import type { ArraySetting } from './arrayFields.ts'
import type { ArraySun } from './arraySun.ts'

/** Rows and tables of the field: as many as the table in the middle, or at an edge, can see. */
const ROWS = 11
const TABLES = 3
/** Long enough that the ends of the rows are far. */
const COLUMNS = 40

/** How the tables stand: tilt, and the azimuth that they face, deg. */
export type ArrayPose = Pick<ArraySun, 'tiltDeg' | 'facingDeg'>

/** The modules of the playground: those of a new project, with the bifaciality that is set. */
function panelOf({ bifaciality }: ArraySetting): PanelParameters {
  return { ...panelDefaults, bifaciality_current_ratio: bifaciality / 100 }
}

/** Rows as the engine traces them. */
export function arrayBlock(setting: ArraySetting, { tiltDeg, facingDeg }: ArrayPose): StillBlock {
  const panel = panelOf(setting)
  const table = {
    ...tableDefaults,
    num_tiers: setting.tiers,
    num_cols: COLUMNS,
    orientation_str: setting.modules,
    row_spacing: setting.pitchM,
    tier_gap: setting.tierGapM,
    torque_tube_enabled: setting.tubeM > 0,
    torque_tube_radius: setting.tubeM / 2,
    torque_tube_rotation_radius: setting.offsetM,
  }
  const { field } = fieldInput(table, panel, NO_TABLES, [])
  const mount = { kind: 'fixed', tiltDeg, azimuthDeg: facingDeg } as const
  const level = { tiltDeg: 0, azimuthDeg: 180 }
  const { right, along } = fieldFrame(mount, level)
  const places = Array.from({ length: ROWS * TABLES }, (_, k) => {
    const across = ((k % ROWS) - (ROWS - 1) / 2) * setting.pitchM
    const ahead = (Math.floor(k / ROWS) - (TABLES - 1) / 2) * field.slotPitchM
    return [across * right[0] + ahead * along[0], across * right[1] + ahead * along[1]] as const
  })
  return {
    mount,
    slope: level,
    rows: {
      pitchM: setting.pitchM,
      collectorWidthM: widthOf(field),
      centreHeightM: setting.heightM,
    },
    field: {
      ...field,
      eastM: Float64Array.from(places, ([east]) => east),
      northM: Float64Array.from(places, ([, north]) => north),
      centreHeightM: setting.heightM,
    },
    module: moduleInput(panel).module,
    modulesPerString: 1,
  }
}

/** The tables are placed here, not by a layout. */
const NO_TABLES = { count: 0, cornersM: new Float64Array(0) }

function widthOf({ structure }: Pick<StillBlock['field'], 'structure'>): number {
  return structure.tiers * structure.moduleAcrossM + (structure.tiers - 1) * structure.tierGapM
}

/** The same with tables laid flat, for what goes by their width. */
export function collectorWidthM(setting: ArraySetting): number {
  return widthOf(arrayBlock(setting, { tiltDeg: 0, facingDeg: 180 }).field)
}
