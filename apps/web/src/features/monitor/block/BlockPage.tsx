import { Select } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DataState } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { TabBar } from '../../../ui/tabs/TabBar.tsx'
import { type MonitoredNode, useNodes } from '../shell/deployment.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { usePeriod } from '../shell/usePeriod.ts'
import { BLOCK_TABS, type BlockTab, blockTab } from './blockSearch.ts'
import { DayTab } from './DayTab.tsx'
import { InvertersTab } from './InvertersTab.tsx'
import { blockBeside, type MonitoredBlock, monitoredBlocks } from './monitoredBlocks.ts'
import { SensorsTab } from './SensorsTab.tsx'

const PATH = '/$org/project/$projectId/monitor/block/$blockId/$tab' as const
const route = getRouteApi(PATH)
const PANEL_ID = 'block-inverters'

/** The inverters of a block against each other and against what was expected. */
export function BlockPage(): ReactNode {
  return <DataState view={useNodes()}>{(nodes) => <OpenBlock nodes={nodes} />}</DataState>
}

function OpenBlock({ nodes }: { readonly nodes: readonly MonitoredNode[] }): ReactNode {
  const { blockId, tab: asked } = route.useParams()
  const tab = blockTab(asked) ?? 'inverters'
  const period = usePeriod(tab === 'inverters' ? '30d' : 'today')
  const blocks = monitoredBlocks(nodes)
  const block = blocks.find(({ id }) => id === blockId)
  return (
    <MonitorPage
      title={block ? `Block inverters: ${block.name}` : 'Block inverters'}
      period={period}
      actions={<BlockChoice blocks={blocks} blockId={blockId} />}
    >
      {block === undefined ? (
        <EmptyState
          title="The plant has no such block"
          text="It may be of an earlier version of the design. Choose another block above."
        />
      ) : (
        <div>
          <Tabs tab={tab} />
          <div id={PANEL_ID} role="tabpanel" aria-label={tab}>
            {tab === 'inverters' && <InvertersTab block={block} period={period} />}
            {tab === 'day' && <DayTab block={block} period={period} nodes={nodes} />}
            {tab === 'sensors' && <SensorsTab block={block} period={period} nodes={nodes} />}
          </div>
        </div>
      )}
    </MonitorPage>
  )
}

function Tabs({ tab }: { readonly tab: BlockTab }): ReactNode {
  const params = route.useParams()
  const links = BLOCK_TABS.map(({ key, title }) => ({
    key,
    title,
    to: PATH,
    params: { ...params, tab: key },
    search: true as const,
  }))
  return <TabBar label="Block" panelId={PANEL_ID} tab={tab} tabs={links} />
}

interface BlockChoiceProps {
  readonly blocks: readonly MonitoredBlock[]
  readonly blockId: string
}

/** Another block, by name or by the keys [ and ]. */
function BlockChoice({ blocks, blockId }: BlockChoiceProps): ReactNode {
  const params = route.useParams()
  const navigate = useNavigate()
  const open = (id: string | undefined): void => {
    if (id === undefined) return
    void navigate({
      to: PATH,
      params: { ...params, blockId: id },
      search: (before: object) => ({ ...before, inverter: undefined }),
    })
  }
  useHotkeys([
    ['[', () => open(blockBeside(blocks, blockId, -1)?.id)],
    [']', () => open(blockBeside(blocks, blockId, 1)?.id)],
  ])
  return (
    <Select
      aria-label="Block ([ and ]: previous and next)"
      w={180}
      searchable={blocks.length > 8}
      allowDeselect={false}
      data={blocks.map(({ id, name }) => ({ value: id, label: name }))}
      value={blockId}
      onChange={(id) => open(id ?? undefined)}
    />
  )
}
