import type { PanelModule } from './panelModules.ts'

/**
 * A module of a file as numbers in a link, '14~49.9~...': the sheet, then rows, columns, 2 for half cells or 1, diodes, their voltage and
 * the area of a cell.
 */
export function writeModuleText(module: PanelModule): string {
  const { sheet } = module
  return [
    sheet.iscA,
    sheet.vocV,
    sheet.impA,
    sheet.vmpV,
    sheet.alphaIscAPerK,
    sheet.gammaPmpPerK ?? 0,
    sheet.seriesOhm,
    sheet.shuntOhm,
    sheet.shuntDarkOhm,
    sheet.shuntExponent,
    sheet.cellsInSeries,
    sheet.ideality,
    sheet.idealityPerK,
    sheet.bandGapEv,
    module.rows,
    module.columns,
    module.cut === 'half' ? 2 : 1,
    module.diodes,
    module.bypassV,
    module.cellAreaM2,
  ]
    .map((value) => Number(value.toPrecision(6)))
    .join('~')
}

const COUNT = 20

/** Undefined for a text that holds no module. */
export function readModuleText(text: string): PanelModule | undefined {
  const values = text.split('~').map(Number)
  if (values.length !== COUNT || values.some((value) => !Number.isFinite(value))) return undefined
  const at = (index: number): number => values[index] ?? Number.NaN
  const mustBePositive = [0, 1, 2, 3, 7, 8, 10, 11, 13, 14, 15, 19]
  if (mustBePositive.some((index) => !(at(index) > 0))) return undefined
  const [impA, vmpV] = [at(2), at(3)]
  return {
    name: `${Math.round(impA * vmpV)} W, from a file`,
    sheet: {
      iscA: at(0),
      vocV: at(1),
      impA,
      vmpV,
      alphaIscAPerK: at(4),
      gammaPmpPerK: at(5) === 0 ? undefined : at(5),
      seriesOhm: at(6),
      shuntOhm: at(7),
      shuntDarkOhm: at(8),
      shuntExponent: at(9),
      cellsInSeries: at(10),
      ideality: at(11),
      idealityPerK: at(12),
      bandGapEv: at(13),
    },
    rows: at(14),
    columns: at(15),
    cut: at(16) === 2 ? 'half' : 'full',
    diodes: at(17),
    bypassV: at(18),
    cellAreaM2: at(19),
  }
}
