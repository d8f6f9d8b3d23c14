import {
  type CellParameters,
  cutCells,
  type HeldAt,
  type ModuleLayout,
  pvsystModule,
  type SolvedModule,
  solvedModule,
} from '@duet/engine'
import { mean } from '@duet/units'
import type { SettingPair } from '../settings/settingPair.ts'
import { moduleOf, type PanelSetting } from './panelFields.ts'
import { panelGrid, panelLight } from './panelLight.ts'

/** A panel under its shadow, or why there is none. */
export type PanelAnswer =
  | { readonly state: 'fault'; readonly fault: string }
  | ({ readonly state: 'ready' } & SolvedPanel)

export interface SolvedPanel {
  /** W/m², [cells], and mean over them. */
  readonly lightWm2: Float64Array
  readonly meanLightWm2: number
  readonly solved: SolvedModule
  readonly unshaded: SolvedModule
  /** Power of each cell, W, negative where it takes some; and temperature, °C: [cells]. */
  readonly cellW: Float64Array
  readonly cellC: Float64Array
  /** Cells under one diode, and which of the diodes conduct. */
  readonly cellsOfGroup: number
  readonly isBypassed: readonly boolean[]
}

/** What was asked, and what came of it. */
export interface SolvedPair {
  readonly asked: SettingPair<PanelSetting>
  readonly a: PanelAnswer
  readonly b: PanelAnswer | undefined
}

export const solvedPair = (asked: SettingPair<PanelSetting>) => (): SolvedPair => ({
  asked,
  a: panelAnswer(asked.a),
  b: asked.b && panelAnswer(asked.b),
})

/** Wiring of the cells: diodes side by side over the width, strings in parallel one above the other. */
export function panelLayout(setting: PanelSetting): ModuleLayout {
  const { cellRows, cellColumns } = panelGrid(setting)
  return {
    cellRows,
    cellColumns,
    bypassRows: 1,
    bypassColumns: Math.max(1, setting.diodes),
    parallelRows: Number(setting.strings),
    parallelColumns: 1,
    bypassV: setting.diodes === 0 ? Number.NEGATIVE_INFINITY : -setting.bypassV,
  }
}

/** Why cells cannot be wired like that. */
export function layoutFault(setting: PanelSetting): string | undefined {
  const { cellRows, cellColumns, bypassColumns, parallelRows } = panelLayout(setting)
  if (cellColumns % bypassColumns !== 0) {
    const fitting = divisors(cellColumns).join(', ')
    return `${bypassColumns} diodes do not divide ${cellColumns} columns of cells. Choose ${fitting} or 0 diodes.`
  }
  return cellRows % parallelRows === 0
    ? undefined
    : `${cellRows} rows of cells do not divide into ${parallelRows} strings. Choose an even number of cells along the length, or 1 string.`
}

const divisors = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, k) => k + 1).filter((k) => count % k === 0)

/** Solves the panel with and without its shadow. */
export function panelAnswer(setting: PanelSetting): PanelAnswer {
  const fault = layoutFault(setting)
  if (fault !== undefined) return { state: 'fault', fault }
  const layout = panelLayout(setting)
  const lightWm2 = panelLight(setting, panelGrid(setting))
  const cells = cellsOf(setting)
  const solve = (light: Float64Array, heldAt: HeldAt): SolvedModule =>
    solvedModule(layout, cells, light, heldAt)
  const solved = solve(lightWm2, setting.heldAt)
  const unshaded = solve(new Float64Array(lightWm2.length).fill(setting.lightWm2), 'maximumPower')
  const cellW = cellPowersW(solved)
  return {
    state: 'ready',
    lightWm2,
    meanLightWm2: mean(lightWm2),
    solved,
    unshaded,
    cellW,
    cellC: cellTemperaturesC(setting, lightWm2, cellW, cellPowersW(unshaded)),
    cellsOfGroup: lightWm2.length / layout.bypassColumns,
    isBypassed: Array.from(solved.cells.diodeA, (diodeA) => diodeA > 0),
  }
}

/** Cells as the setting cuts them, of the module that they are taken from. */
function cellsOf(setting: PanelSetting): CellParameters {
  const { sheet, cut } = moduleOf(setting)
  const areaRatio = cut === setting.cut ? 1 : cut === 'half' ? 2 : 0.5
  const source = {
    module: pvsystModule(sheet),
    seriesCells: sheet.cellsInSeries,
    parallelStrings: cut === 'half' ? 2 : 1,
    areaRatio,
  }
  return cutCells(source, setting.cellC)
}

function cellPowersW({ cells: { cellV, cellA } }: SolvedModule): Float64Array {
  return cellV.map((voltageV, k) => voltageV * (cellA[k] ?? 0))
}

/** Light that a cell turns into heat or power, and what both of its faces give off to the air: those of PVsyst's free-standing modules. */
const ABSORPTION = 0.9
const HEAT_LOSS_W_PER_M2K = 29

/**
 * Temperatures from the heat of each cell: above or below the setting's temperature, which is that of cells in full light at maximum power, by
 * (heat - heat there) / U. Heat that glass and neighbours lead away is left out, so that hot cells come out too hot.
 */
function cellTemperaturesC(
  setting: PanelSetting,
  lightWm2: Float64Array,
  cellW: Float64Array,
  fullW: Float64Array,
): Float64Array {
  const { cellAreaM2, cut } = moduleOf(setting)
  const areaM2 = cellAreaM2 * (cut === setting.cut ? 1 : cut === 'half' ? 2 : 0.5)
  return lightWm2.map((light, k) => {
    const lessLight = ABSORPTION * (light - setting.lightWm2)
    const lessPower = ((cellW[k] ?? 0) - (fullW[k] ?? 0)) / areaM2
    return setting.cellC + (lessLight - lessPower) / HEAT_LOSS_W_PER_M2K
  })
}
