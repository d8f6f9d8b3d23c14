import type { HorizonPoint } from '@duet/plant'
import type { ReactNode } from 'react'
import classes from '../PropertyPanel.module.css'

/** The sketch is as high as this, or as the horizon. */
const HEIGHT_DEG = 30

/** How the horizon rises from north over east to north. */
export function HorizonSketch({ points }: { readonly points: readonly HorizonPoint[] }): ReactNode {
  const sorted = points.toSorted((a, b) => a.azimuth - b.azimuth)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  const highest = Math.max(...sorted.map(({ elevation }) => elevation))
  const top = Math.max(HEIGHT_DEG, highest)
  // around north: the picture ends between the last point and the first
  const around = [
    { ...last, azimuth: last.azimuth - 360 },
    ...sorted,
    { ...first, azimuth: first.azimuth + 360 },
  ]
  const line = around.map(({ azimuth, elevation }) => `${azimuth},${top - elevation}`)
  return (
    <>
      <svg
        className={classes['horizon']}
        viewBox={`0 0 360 ${top}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <polygon points={`-360,${top} ${line.join(' ')} 720,${top}`} />
      </svg>
      <div className={classes['horizonAxis']} aria-hidden>
        <span>N</span>
        <span>E</span>
        <span>S</span>
        <span>W</span>
        <span>N</span>
      </div>
      <p className={classes['help']}>{`${points.length} points, up to ${highest}°`}</p>
    </>
  )
}
