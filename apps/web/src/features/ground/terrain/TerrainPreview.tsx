import type { HeightGrid } from '@duet/plant'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { gridSurface } from '../tiles/gridSurface.ts'
import { perimeterPath, previewPicture } from './previewPicture.ts'

/** Largest side of the picture, px. */
const SIDE_PX = 264

interface TerrainPreviewProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
}

/** The heights as a picture, with the perimeters of the plant on it. */
export function TerrainPreview({ session, grid }: TerrainPreviewProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const canvas = useRef<HTMLCanvasElement>(null)
  const surface = useMemo(() => gridSurface(grid), [grid])
  const longest = Math.max(grid.columns, grid.rows)
  const widthPx = Math.max(16, Math.round((SIDE_PX * grid.columns) / longest))
  const heightPx = Math.max(16, Math.round((SIDE_PX * grid.rows) / longest))
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const pixels = previewPicture(surface, widthPx, heightPx)
    context?.putImageData(new ImageData(pixels, widthPx, heightPx), 0, 0)
  }, [surface, widthPx, heightPx])
  return (
    <div style={{ position: 'relative', width: widthPx, height: heightPx, flex: 'none' }}>
      <canvas ref={canvas} width={widthPx} height={heightPx} style={{ borderRadius: 4 }} />
      <svg
        width={widthPx}
        height={heightPx}
        style={{ position: 'absolute', inset: 0 }}
        aria-hidden
        focusable={false}
      >
        <path
          d={perimeterPath(surface, design, widthPx, heightPx)}
          fill="rgb(26 100 132 / 18%)"
          stroke="var(--mantine-color-petrol-8)"
          strokeWidth={1.5}
        />
      </svg>
    </div>
  )
}
