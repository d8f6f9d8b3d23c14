import type { ChartTable } from '../../../ui/Chart.tsx'
import type { SolvedPanel } from './panelAnswer.ts'
import type { PanelGrid } from './panelLight.ts'

/** Every cell with what it does. */
export function cellTable({ cellColumns }: PanelGrid, panel: SolvedPanel): ChartTable {
  const { cellV, cellA } = panel.solved.cells
  return {
    columns: [
      'Row',
      'Column',
      'Light (W/m²)',
      'Current (A)',
      'Voltage (V)',
      'Power (W)',
      'Temperature (°C)',
    ],
    rows: Array.from(panel.lightWm2, (lightWm2, k) => [
      Math.floor(k / cellColumns) + 1,
      (k % cellColumns) + 1,
      lightWm2,
      cellA[k],
      cellV[k],
      panel.cellW[k],
      panel.cellC[k],
    ]),
  }
}
