import type { BlockLayer, LocalFrame } from '@duet/plant'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatLengthM } from '../../../lib/format.ts'
import classes from './ImportDialog.module.css'
import { drawPlan, type PictureGroup, type PictureView } from './planPicture.ts'

interface PlanPictureProps {
  readonly frame: LocalFrame
  readonly groups: readonly PictureGroup[]
  readonly layers: readonly BlockLayer[]
}

const HEIGHT_PX = 260

/** The shapes of a file over the design so far. */
export function PlanPicture({ frame, groups, layers }: PlanPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState<PictureView>()
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const ratio = window.devicePixelRatio || 1
    const widthPx = element.clientWidth
    element.width = widthPx * ratio
    element.height = HEIGHT_PX * ratio
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    setView(drawPlan(context, { frame, groups, layers, widthPx, heightPx: HEIGHT_PX }))
  }, [frame, groups, layers])
  const count = groups.reduce((sum, { features }) => sum + features.length, 0)
  return (
    <figure className={classes['picture']}>
      <canvas
        ref={canvas}
        className={classes['canvas']}
        style={{ height: HEIGHT_PX }}
        aria-hidden
      />
      <figcaption className={classes['caption']}>
        {view === undefined
          ? ''
          : `${counted(count, 'shape')} of the file. Bar ${formatLengthM(view.barM)}, north up, design so far in grey. ${view.showsProject ? 'The cross is the location of the project.' : 'The project lies outside of the picture.'}`}
      </figcaption>
    </figure>
  )
}
