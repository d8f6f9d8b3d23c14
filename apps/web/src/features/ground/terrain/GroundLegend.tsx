import { ASPECT_SECTORS, type HeightGrid } from '@duet/plant'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import classes from '../GroundPanel.module.css'
import { groundOf } from '../state/groundStore.ts'
import { bandLegend, bandsOf } from '../tiles/bands.ts'
import { aspectColor, type LegendClass, slopeLegend } from '../tiles/groundColors.ts'
import { cssColor } from '../tiles/oklch.ts'

interface GroundLegendProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
}

/** What the colours of the ground mean. */
export function GroundLegend({ session, grid }: GroundLegendProps): ReactNode {
  const { coloring, bandStepM } = useStore(groundOf(session).view, (view) => view)
  if (coloring === 'none') return null
  if (coloring === 'aspect') return <AspectLegend />
  const list =
    coloring === 'bands'
      ? bandLegend(bandsOf(grid, bandStepM).limitsM).toReversed()
      : slopeLegend().toReversed()
  return (
    <ul
      className={classes['legend']}
      data-columns={list.length > 8 ? 2 : 1}
      aria-label={coloring === 'bands' ? 'Height above sea level' : 'Slope, rise over run'}
    >
      {list.map((one) => (
        <LegendRow key={one.label} {...one} />
      ))}
    </ul>
  )
}

function LegendRow({ label, color }: LegendClass): ReactNode {
  return (
    <li>
      <span className={classes['swatch']} style={{ background: cssColor(color) }} />
      {label}
    </li>
  )
}

/** Slopes in the middle of the classes between the steps of saturation. */
const SLOPES = [0.035, 0.07, 0.2] as const

function AspectLegend(): ReactNode {
  return (
    <table className={classes['aspects']}>
      <caption>Falls towards, by slope</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">2.5 %</th>
          <th scope="col">5 %</th>
          <th scope="col">10 %</th>
        </tr>
      </thead>
      <tbody>
        {ASPECT_SECTORS.map((name, sector) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {SLOPES.map((slope) => (
              <td key={slope} style={{ background: cssColor(aspectColor(sector, slope)) }}>
                <VisuallyHidden>coloured</VisuallyHidden>
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Flat</th>
          <td colSpan={3} style={{ background: cssColor(aspectColor(undefined, 0)) }}>
            <VisuallyHidden>grey</VisuallyHidden>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
