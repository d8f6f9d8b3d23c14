import type { PvsystSheet } from '@duet/engine'

/** A module whose cells the playground takes, and how it is wired itself. */
export interface PanelModule {
  readonly name: string
  readonly sheet: PvsystSheet
  /** Whole cells along its length and across it. */
  readonly rows: number
  readonly columns: number
  readonly cut: 'full' | 'half'
  readonly diodes: number
  readonly bypassV: number
  /** Of a cell as it is cut. */
  readonly cellAreaM2: number
}

const SILICON = { bandGapEv: 1.12 } as const
const DIODES = { diodes: 3, bypassV: 0.7 } as const

/** Figures of the makers' PAN files. */
export const PANEL_MODULES = {
  half144: {
    name: '550 W, 144 half cells (ET-M772BH550GL, maker’s file of 2021)',
    sheet: {
      ...SILICON,
      iscA: 14,
      vocV: 49.9,
      impA: 13.11,
      vmpV: 41.96,
      alphaIscAPerK: 0.00728,
      gammaPmpPerK: -0.0034,
      seriesOhm: 0.203,
      shuntOhm: 300,
      shuntDarkOhm: 2000,
      shuntExponent: 5.5,
      cellsInSeries: 72,
      ideality: 0.98,
      idealityPerK: -0.0001,
    },
    ...DIODES,
    rows: 12,
    columns: 6,
    cut: 'half',
    cellAreaM2: 0.01651,
  },
  half120: {
    name: '330 W, 120 half cells (REC 330NP, maker’s file of 2018)',
    sheet: {
      ...SILICON,
      iscA: 10.25,
      vocV: 41.3,
      impA: 9.55,
      vmpV: 34.6,
      alphaIscAPerK: 0.0041,
      gammaPmpPerK: -0.0035,
      seriesOhm: 0.218,
      shuntOhm: 350,
      shuntDarkOhm: 750,
      shuntExponent: 2,
      cellsInSeries: 60,
      ideality: 1.061,
      idealityPerK: -0.0004,
    },
    ...DIODES,
    rows: 10,
    columns: 6,
    cut: 'half',
    cellAreaM2: 0.01221,
  },
  whole72: {
    name: '360 W, 72 whole cells (CSUN 360-72MH, maker’s file of 2017)',
    sheet: {
      ...SILICON,
      iscA: 9.65,
      vocV: 47.3,
      impA: 9.32,
      vmpV: 38.6,
      alphaIscAPerK: 0.00376,
      gammaPmpPerK: -0.00423,
      seriesOhm: 0.261,
      shuntOhm: 600,
      shuntDarkOhm: 2500,
      shuntExponent: 5.5,
      cellsInSeries: 72,
      ideality: 0.945,
      idealityPerK: -0.0007,
    },
    ...DIODES,
    rows: 12,
    columns: 6,
    cut: 'full',
    // Not in the file: a wafer of 156.75 mm with small corners.
    cellAreaM2: 0.0244,
  },
  whole60: {
    name: '255 W, 60 whole cells (Trina TSM-255PD05, maker’s file of 2016)',
    sheet: {
      ...SILICON,
      iscA: 8.88,
      vocV: 38.1,
      impA: 8.37,
      vmpV: 30.5,
      alphaIscAPerK: 0.00444,
      gammaPmpPerK: -0.0041,
      seriesOhm: 0.353,
      shuntOhm: 500,
      shuntDarkOhm: 1600,
      shuntExponent: 16,
      cellsInSeries: 60,
      ideality: 1.013,
      idealityPerK: -0.0003,
    },
    ...DIODES,
    rows: 10,
    columns: 6,
    cut: 'full',
    cellAreaM2: 0.02434,
  },
  whole96: {
    name: '390 W, 96 whole cells, 4 diodes (Helios 96M-390, maker’s file of 2012)',
    sheet: {
      ...SILICON,
      iscA: 8.62,
      vocV: 59.3,
      impA: 8.14,
      vmpV: 47.91,
      alphaIscAPerK: 0.00603,
      gammaPmpPerK: -0.0044,
      seriesOhm: 0.492,
      shuntOhm: 500,
      shuntDarkOhm: 2000,
      shuntExponent: 5.5,
      cellsInSeries: 96,
      ideality: 0.967,
      idealityPerK: -0.0006,
    },
    diodes: 4,
    bypassV: 0.7,
    rows: 12,
    columns: 8,
    cut: 'full',
    cellAreaM2: 0.02389,
  },
} as const satisfies Record<string, PanelModule>

export type PanelModuleKey = keyof typeof PANEL_MODULES

export const isModuleKey = (key: string): key is PanelModuleKey => Object.hasOwn(PANEL_MODULES, key)
