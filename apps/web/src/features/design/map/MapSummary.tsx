import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useDeferredValue } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'

interface MapSummaryProps {
  readonly session: DesignSession
  readonly id: string
}

/** The map in a sentence, for those who do not see it. */
export function MapSummary({ session, id }: MapSummaryProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const layouts = useDeferredValue(useStore(session.layout, ({ byBlock }) => byBlock))
  const tables = [...layouts.values()].reduce((sum, layout) => sum + layout.tables, 0)
  const counts = [
    `${formatCount(Object.keys(design.blocks).length)} blocks`,
    `${formatCount(Object.keys(design.block_layers).length)} layers`,
    `${formatCount(tables)} tables`,
  ]
  return (
    <VisuallyHidden id={id}>
      {counts.join(', ')}. Everything on the map is also in the lists beside it.
    </VisuallyHidden>
  )
}
