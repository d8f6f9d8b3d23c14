import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useMemo, useState } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import type { ChartZoom } from '../../../ui/ChartCanvas.tsx'
import { overlayOption } from './overlayOption.ts'
import { orNull, type PictureProps } from './pictureNames.ts'

/** Long enough that a bar which is dragged is not drawn anew under the pointer. */
const REFINE_AFTER_MS = 200
/** Rows of the table of a picture: files have all. */
const MOST_ROWS = 2000

/** Both series over time. What is in view is drawn with all its dips and peaks, the rest roughly. */
export function OverlayChart({ aligned, names }: PictureProps): ReactNode {
  const [zoom, setZoom] = useState<ChartZoom>()
  const refine = useDebouncedCallback(setZoom, REFINE_AFTER_MS)
  const option = useMemo(() => overlayOption({ aligned, names }, zoom), [aligned, names, zoom])
  const table = useMemo(() => tableOf({ aligned, names }), [aligned, names])
  return (
    <Chart
      title="Both series"
      summary={`By the clock of the site${aligned.isCalendar ? ', on the dates of the series that has them' : ''}; gaps are gaps. Drag the bar below, or turn the wheel with Ctrl, to see a part.`}
      option={option}
      height={380}
      table={table}
      onZoom={refine}
    />
  )
}

function tableOf({ aligned }: PictureProps): Parameters<typeof Chart>[0]['table'] {
  const { startUtcS, stepS, utcOffsetH, a, b, quantityA, quantityB } = aligned
  return {
    columns: ['Start of step, site time', `A (${quantityA.unit})`, `B (${quantityB.unit})`],
    rows: Array.from({ length: Math.min(a.length, MOST_ROWS) }, (_, step) => [
      new Date((startUtcS + step * stepS + utcOffsetH * 3600) * 1000).toISOString().slice(0, 16),
      orNull(a[step]),
      orNull(b[step]),
    ]),
  }
}
