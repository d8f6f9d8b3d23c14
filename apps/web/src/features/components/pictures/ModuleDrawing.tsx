import type { PanelParameters } from '@duet/plant'
import { Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { Drawing } from './Drawing.tsx'
import classes from './drawings.module.css'
import { cellsPath, moduleDrawing, type RectMm } from './moduleDrawing.ts'

/** The module to scale, lying on its side. */
export function ModuleDrawing({ panel }: { readonly panel: PanelParameters }): ReactNode {
  const drawing = useMemo(() => moduleDrawing(panel), [panel])
  const { widthMm, lengthMm, cells, glass, text } = drawing
  const size = `${formatUnit(lengthMm, 'mm', 5)} × ${formatUnit(widthMm, 'mm', 5)}`
  if (!(widthMm > 0 && lengthMm > 0)) return null
  return (
    <Panel title="Module" description={`${size}, to scale`}>
      <Drawing
        viewBox={`-6 -6 ${lengthMm + 12} ${widthMm + 12}`}
        label={`Module of ${size}: ${text}`}
      >
        {/* the module stands in its own coordinates; the picture lays it on its left side */}
        <g transform={`translate(0 ${widthMm}) rotate(-90)`}>
          <rect className={classes['frame']} width={widthMm} height={lengthMm} />
          {glass && <Rect rect={glass} className={classes['glass']} />}
          <path className={classes['cells']} d={cellsPath(cells, drawing.cornerMm)} />
          {drawing.strings.map((rect) => (
            <Rect key={`${rect.x} ${rect.y}`} rect={rect} className={classes['string']} />
          ))}
          {drawing.diodeGroups.map((rect, index) => (
            <Rect
              key={`${rect.x} ${rect.y}`}
              rect={rect}
              className={classes['diode']}
              color={SERIES_COLORS[index % SERIES_COLORS.length]}
            />
          ))}
        </g>
      </Drawing>
      <Text size="xs" c="gray.7" mt={6}>
        {`${text}. Coloured outlines: what one diode spans.`}
      </Text>
    </Panel>
  )
}

function Rect(props: {
  readonly rect: RectMm
  readonly className: string | undefined
  readonly color?: string | undefined
}): ReactNode {
  const { rect, className, color } = props
  return (
    <rect
      {...rect}
      {...(className === undefined ? {} : { className })}
      {...(color === undefined ? {} : { stroke: color })}
    />
  )
}
