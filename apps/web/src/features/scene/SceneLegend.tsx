import type { ReactNode, RefObject } from 'react'
import classes from './PlantScene.module.css'

/** North and a length; `writeLegend` corrects them while the camera moves. */
export function SceneLegend({
  legendRef,
}: {
  readonly legendRef: RefObject<HTMLDivElement | null>
}): ReactNode {
  return (
    <div ref={legendRef} className={classes['legend']} aria-hidden>
      <svg width={34} height={34} viewBox="-17 -17 34 34">
        <circle r={16} className={classes['rose'] ?? ''} />
        <g data-part="needle">
          <path d="M0,-12 L4.5,3 L0,0.5 L-4.5,3 Z" className={classes['needle'] ?? ''} />
          <text y={12.5} textAnchor="middle" className={classes['north'] ?? ''}>
            N
          </text>
        </g>
      </svg>
      <div className={classes['scale']}>
        <span data-part="length" />
        <div data-part="bar" />
      </div>
    </div>
  )
}
