import { Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { DesignSession } from '../../design-session/session.ts'
import classes from './MapSummary.module.css'
import { type BlockText, blockTexts, type LayerText, layerTexts, mapSentences } from './mapTexts.ts'

interface MapSummaryProps {
  readonly session: DesignSession
  readonly id: string
}

/** The map in words, for those who do not see it: a sentence, and all of it as tables. */
export function MapSummary({ session, id }: MapSummaryProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  const design = useStore(session.plant, (state) => state.design)
  const layouts = useDeferredValue(useStore(session.layout, ({ byBlock }) => byBlock))
  const tables = [...layouts.values()].reduce((sum, layout) => sum + layout.tables, 0)
  const [first] = mapSentences(design, tables, session.frame)
  return (
    <>
      <VisuallyHidden id={id}>
        {first} Everything on the map is also in the lists beside it.
      </VisuallyHidden>
      <UnstyledButton className={classes['button']} onClick={() => setIsOpen(true)}>
        Read the map as text
      </UnstyledButton>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title="The map in words" size="xl">
          <MapText session={session} />
        </Dialog>
      )}
    </>
  )
}

const BLOCK_COLUMNS: readonly Column<BlockText>[] = [
  { key: 'name', title: 'Block', value: ({ name }) => name },
  { key: 'layers', title: 'Layers', align: 'right', value: ({ layers }) => layers },
  { key: 'tables', title: 'Tables', align: 'right', value: ({ tables }) => tables },
  {
    key: 'area',
    title: 'Perimeters',
    align: 'right',
    value: ({ areaM2 }) => areaM2,
    render: ({ area }) => area,
  },
  { key: 'place', title: 'Place', value: ({ place }) => place },
]

const LAYER_COLUMNS: readonly Column<LayerText>[] = [
  { key: 'name', title: 'Layer', value: ({ name }) => name },
  { key: 'type', title: 'Type', value: ({ type }) => type },
  { key: 'block', title: 'Block', value: ({ block }) => block },
  { key: 'size', title: 'Area or length', align: 'right', value: ({ size }) => size },
  { key: 'extent', title: 'E–W × N–S', align: 'right', value: ({ extent }) => extent },
  { key: 'place', title: 'Place', value: ({ place }) => place },
]

function MapText({ session }: { readonly session: DesignSession }): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const layouts = useStore(session.layout, ({ byBlock }) => byBlock)
  const { frame } = session
  const blocks = useMemo(
    () => blockTexts(design, (id) => layouts.get(id)?.tables ?? 0, frame),
    [design, layouts, frame],
  )
  const layers = useMemo(() => layerTexts(design, frame), [design, frame])
  const tables = blocks.reduce((sum, block) => sum + block.tables, 0)
  return (
    <Stack gap="md">
      {mapSentences(design, tables, frame).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {blocks.length > 0 && (
        <DataTable
          label="Blocks on the map"
          columns={BLOCK_COLUMNS}
          rows={blocks}
          rowKey={({ id }) => id}
          height={220}
        />
      )}
      {layers.length > 0 && (
        <DataTable
          label="Layers on the map"
          columns={LAYER_COLUMNS}
          rows={layers}
          rowKey={({ id }) => id}
          height={320}
        />
      )}
    </Stack>
  )
}
