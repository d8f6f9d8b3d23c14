import type { HeightGrid } from '@duet/plant'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { putChangedLayer } from '../../design-session/designActions.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { hasGroundLine, type TopKind, withGroundHeights } from './layerHeights.ts'

interface LayerHeightsProps {
  readonly session: DesignSession
  readonly grid: HeightGrid
}

/** Lets the chosen obstacle take its course from the ground. */
export function LayerHeights({ session, grid }: LayerHeightsProps): ReactNode {
  const layerId = useStore(session.editor, (state) => state.layerId)
  const layer = useStore(session.plant, ({ design }) =>
    layerId === null ? undefined : design.block_layers[layerId],
  )
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string }>()
  if (layer === undefined || !hasGroundLine(layer) || layer.is_locked === true) return null
  const take = (top: TopKind): void => {
    const next = withGroundHeights(layer, grid, session.frame, top)
    if (next === undefined) {
      setProblem({ id: layer.id, text: 'The terrain does not reach all of it.' })
      return
    }
    setProblem(undefined)
    putChangedLayer(session, next, `Take heights of ${layer.name} from the terrain`)
  }
  return (
    <div style={{ marginTop: 10 }}>
      <Text size="xs" c="gray.7" mb={4}>
        Top of <strong>{layer.name}</strong> over the terrain
      </Text>
      <Group gap={6} grow>
        <Button variant="default" onClick={() => take('follow')}>
          Follows it
        </Button>
        <Button variant="default" onClick={() => take('level')}>
          Is level
        </Button>
      </Group>
      {problem?.id === layer.id && (
        <Text size="xs" c="red.9" mt={4} role="alert">
          {shownSentence(problem.text)}
        </Text>
      )}
    </div>
  )
}
