import { type ReactNode, useMemo } from 'react'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PlaygroundTabs } from '../PlaygroundTabs.tsx'
import { SettingBar } from '../settings/SettingBar.tsx'
import classes from '../settings/settings.module.css'
import { useSettings } from '../settings/useSettings.ts'
import { useThread } from '../useThread.ts'
import { PanelControls } from './PanelControls.tsx'
import { PanelResults } from './PanelResults.tsx'
import { PANEL_FIELDS } from './panelFields.ts'
import { startPanelThread } from './panelThread.ts'

/** A panel under a shadow: its cells, its diodes and its curve. */
export function PanelPage(): ReactNode {
  const settings = useSettings(PANEL_FIELDS)
  const { a, b, on } = settings
  const pair = useMemo(() => ({ a, b, on }), [a, b, on])
  const view = useThread(startPanelThread, pair)
  return (
    <Page>
      <PageHeader
        title="Panel playground"
        description="What a shadow does to the cells, bypass diodes and power of one panel."
        actions={<SettingBar settings={settings} />}
      />
      <PlaygroundTabs />
      <div className={classes['layout']}>
        <PanelControls setting={settings.edited} onChange={settings.change} />
        <DataState view={view} skeleton={<SkeletonBox height={560} />}>
          {(solved) => <PanelResults solved={solved} onChange={settings.change} />}
        </DataState>
      </div>
    </Page>
  )
}
