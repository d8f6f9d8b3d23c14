import { completeComponent, panelDefaults } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { cellsPath, moduleDrawing } from './moduleDrawing.ts'

describe('the drawing of a module', () => {
  const drawing = moduleDrawing(panelDefaults)

  test('fills the module between its edges', () => {
    const right = Math.max(...drawing.cells.map(({ x, width }) => x + width))
    const bottom = Math.max(...drawing.cells.map(({ y, height }) => y + height))
    expect(right + panelDefaults.panel_edge_lr).toBeCloseTo(drawing.widthMm, 9)
    expect(bottom + panelDefaults.panel_edge_b).toBeCloseTo(drawing.lengthMm, 9)
    expect(drawing.cells).toHaveLength(panelDefaults.cells[0] * panelDefaults.cells[1])
  })

  test('opens the middle of a half-cut module', () => {
    const half = moduleDrawing(
      completeComponent('panel', {
        cells: [24, 6],
        cell_type: 'half',
        cell_length: 91,
        half_cut_center_space: 20,
        parallel_string_per_diode: [2, 1],
      }),
    )
    const tops = [...new Set(half.cells.map(({ y }) => y))].toSorted((a, b) => a - b)
    const gaps = tops.slice(1).map((y, i) => y - (tops[i] ?? 0) - 91)
    expect(Math.max(...gaps)).toBeCloseTo(20, 9)
    expect(gaps.filter((gap) => Math.abs(gap - 20) < 1e-9)).toHaveLength(1)
    expect(half.text).toContain('144 half cells, 72 in series')
    expect(half.strings).toHaveLength(2 * half.diodeGroups.length)
  })

  test('diode groups hold all cells and do not overlap', () => {
    const area = drawing.diodeGroups.reduce((sum, { width, height }) => sum + width * height, 0)
    const cells = drawing.cells.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(area).toBeGreaterThan(cells)
    expect(area).toBeLessThan(drawing.widthMm * drawing.lengthMm)
  })

  test('cut corners are drawn as octagons', () => {
    const cell = { x: 0, y: 0, width: 10, height: 10 }
    expect(cellsPath([cell], 0)).toBe('M0 0h10v10h-10z')
    expect(cellsPath([cell], 2)).toBe('M2 0h6l2 2v6l-2 2h-6l-2 -2v-6z')
  })
})
