import { type ReactNode, useMemo } from 'react'
import { qrPath } from './qrPath.ts'

interface QrCodeProps {
  readonly text: string
  /** What it holds, for those who cannot see it. */
  readonly label: string
  readonly sizePx?: number
}

export function QrCode({ text, label, sizePx = 180 }: QrCodeProps): ReactNode {
  const { path, size } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here rather than fetched
      role="img"
      aria-label={label}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
