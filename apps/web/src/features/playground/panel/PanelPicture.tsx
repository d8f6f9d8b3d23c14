import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { SavePictureButton } from '../../../ui/charts/SavePictureButton.tsx'
import { ScaleBar } from '../../../ui/charts/ScaleBar.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { cellTable } from './cellTable.ts'
import { colorsOf, drawPanel, MARGIN } from './drawPanel.ts'
import classes from './panel.module.css'
import type { SolvedPanel } from './panelAnswer.ts'
import type { PanelSetting } from './panelFields.ts'
import { type PanelGrid, panelGrid } from './panelLight.ts'
import { usePanelGestures } from './usePanelGestures.ts'

interface PanelPictureProps {
  readonly title: string
  readonly setting: PanelSetting
  readonly panel: SolvedPanel
  /** Absent: the picture is to be looked at alone. */
  readonly onChange?: ((changed: Partial<PanelSetting>) => void) | undefined
}

const MOST_PX = { width: 460, height: 520 } as const
/** Pixels of the picture for each of the page, so that a saved one is sharp. */
const SHARPNESS = 2

/** The cells by colour. A pointer draws upon them; arrow keys go from cell to cell, the space bar shades one. */
export function PanelPicture({ title, setting, panel, onChange }: PanelPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const grid = useMemo(() => panelGrid(setting), [setting])
  const colors = useMemo(() => colorsOf(setting, panel), [setting, panel])
  const [cursor, setCursor] = useState<number>()
  const unitPx = unitOf(grid)
  const isSolved = panel.lightWm2.length === grid.cells.length
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context && isSolved)
      drawPanel(context, SHARPNESS * unitPx, { grid, setting, panel, colors, cursor })
  }, [grid, setting, panel, colors, cursor, unitPx, isSolved])
  const gestures = usePanelGestures({ grid, setting, onChange, cursor, setCursor })
  const [width, height] = [grid.width + 2 * MARGIN, grid.height + 2 * MARGIN]
  return (
    <figure style={{ margin: 0 }} aria-label={title}>
      <Group justify="space-between" mb={6} gap="sm">
        <Title order={2}>{title}</Title>
        <Group gap={4}>
          <SavePictureButton title={title} picture={() => canvas.current?.toDataURL('image/png')} />
          <SaveCsvButton title={title} {...cellTable(grid, panel)} />
        </Group>
      </Group>
      <button
        type="button"
        className={classes['picture']}
        style={{ maxWidth: width * unitPx }}
        aria-label={`${title}. ${cursor === undefined ? 'Arrow keys go from cell to cell, the space bar shades one.' : cellText(panel, grid, cursor)}`}
        {...gestures}
      >
        <canvas
          ref={canvas}
          width={Math.round(SHARPNESS * unitPx * width)}
          height={Math.round(SHARPNESS * unitPx * height)}
        />
      </button>
      <Group justify="space-between" mt={4} gap="xs" mih={44}>
        <Text component="output" size="xs" c="gray.7">
          {cursor !== undefined && isSolved
            ? cellText(panel, grid, cursor)
            : 'Cross: in reverse. Dashed: its diode conducts.'}
        </Text>
        <ScaleBar scale={colors.scale} format={(value) => formatUnit(value, colors.unit, 3)} />
      </Group>
    </figure>
  )
}

function unitOf({ width, height }: PanelGrid): number {
  return Math.min(MOST_PX.width / (width + 2 * MARGIN), MOST_PX.height / (height + 2 * MARGIN))
}

function cellText(panel: SolvedPanel, { cellColumns }: PanelGrid, cell: number): string {
  const { cellV, cellA } = panel.solved.cells
  return [
    `Row ${Math.floor(cell / cellColumns) + 1}, column ${(cell % cellColumns) + 1}: ${formatUnit(panel.lightWm2[cell], 'W/m²', 3)}`,
    `${formatUnit(cellA[cell], 'A', 3)} at ${formatUnit(cellV[cell], 'V', 3)}`,
    formatUnit(panel.cellW[cell], 'W', 3),
    formatUnit(panel.cellC[cell], '°C', 3),
  ].join(', ')
}
