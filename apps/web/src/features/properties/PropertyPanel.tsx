import { Badge, Tabs } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import { goToField } from '../../lib/fields/fieldAnchor.ts'
import type { DesignSession } from '../design-session/session.ts'
import { errorCount, useFindings } from '../design-session/useFindings.ts'
import { shownBlockId } from '../drawing/editor/editorState.ts'
import { BlockForm } from './BlockForm.tsx'
import { BlockSummary, PlantSummary } from './BlockSummary.tsx'
import { FindingsList } from './FindingsList.tsx'
import { LayerForm } from './LayerForm.tsx'
import classes from './PropertyPanel.module.css'
import { SystemForm } from './SystemForm.tsx'

/** The chosen block in numbers, and the fields of the block, the layer and the plant. */
export function PropertyPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const blocks = useStore(session.shown, (design) => design.blocks)
  const blockId = useStore(session.editor, shownBlockId)
  const layerId = useStore(session.editor, (state) => state.layerId)
  const chosen = blockId === null ? undefined : blocks[blockId]
  const findings = useFindings(session, chosen?.id)
  const [tab, setTab] = useTab(session, layerId)
  return (
    <aside className={classes['panel']} aria-label="Properties">
      {chosen === undefined ? (
        <PlantSummary session={session} />
      ) : (
        <BlockSummary session={session} block={chosen} />
      )}
      <Tabs
        value={tab}
        onChange={(value) => setTab(tabOf(value))}
        className={classes['tabs'] ?? ''}
      >
        <Tabs.List>
          <Tabs.Tab value="block" rightSection={<OpenCount count={errorCount(findings)} />}>
            Block
          </Tabs.Tab>
          <Tabs.Tab value="layer">Layer</Tabs.Tab>
          <Tabs.Tab value="system">System</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="block" className={classes['body']}>
          {chosen === undefined && (
            <p className={classes['note']}>Choose a block in the list, or draw a perimeter.</p>
          )}
          <FindingsList
            session={session}
            block={chosen}
            findings={findings}
            onSystemField={(field) => {
              setTab('system')
              // its fields are drawn first
              requestAnimationFrame(() => goToField(field))
            }}
          />
          {chosen !== undefined && <BlockForm session={session} block={chosen} />}
        </Tabs.Panel>
        <Tabs.Panel value="layer" className={classes['body']}>
          <LayerTab session={session} />
        </Tabs.Panel>
        <Tabs.Panel value="system" className={classes['body']}>
          <SystemForm session={session} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}

/** How much is still to be done before the block can be simulated. */
function OpenCount({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return undefined
  return (
    <Badge
      size="sm"
      variant="filled"
      color="orange.9"
      circle={count < 10}
      aria-label={`${count} to do`}
    >
      {count}
    </Badge>
  )
}

/** Shows the record: while a corner is dragged the numbers beside the pointer are enough. */
function LayerTab({ session }: { readonly session: DesignSession }): ReactNode {
  const layerId = useStore(session.editor, (state) => state.layerId)
  const layers = useStore(session.plant, ({ design }) => design.block_layers)
  const layer = layerId === null ? undefined : layers[layerId]
  if (layer === undefined) {
    return <p className={classes['note']}>Choose a layer on the map or in the list.</p>
  }
  return <LayerForm key={layer.id} session={session} layer={layer} />
}

type TabName = 'block' | 'layer' | 'system'

function tabOf(value: string | null): TabName {
  return value === 'layer' || value === 'system' ? value : 'block'
}

interface ShownTab {
  readonly tab: TabName
  readonly layerId: string | null
}

/** What was shown last: who comes back from a component finds the same fields. */
const lastTabs = new WeakMap<DesignSession, ShownTab>()

/** Choosing a layer shows its fields; letting go of it goes back to the block. */
function useTab(
  session: DesignSession,
  layerId: string | null,
): readonly [TabName, (tab: TabName) => void] {
  const [shown, setShown] = useState<ShownTab>(
    () => lastTabs.get(session) ?? { tab: layerId === null ? 'block' : 'layer', layerId },
  )
  useEffect(() => {
    lastTabs.set(session, shown)
  }, [session, shown])
  if (shown.layerId !== layerId) {
    const next = layerId !== null ? 'layer' : shown.tab === 'layer' ? 'block' : shown.tab
    setShown({ tab: next, layerId })
  }
  return [shown.tab, (tab) => setShown({ tab, layerId })]
}
