import type { ReactNode } from 'react'
import { joinViews, type View } from '../../../lib/view.ts'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PlaygroundTabs } from '../PlaygroundTabs.tsx'
import { SettingBar } from '../settings/SettingBar.tsx'
import classes from '../settings/settings.module.css'
import { useSettings } from '../settings/useSettings.ts'
import { useThread } from '../useThread.ts'
import { ArrayControls } from './ArrayControls.tsx'
import { type Answers, ArrayResults } from './ArrayResults.tsx'
import { ARRAY_FIELDS } from './arrayFields.ts'
import { startArrayThread } from './arrayThread.ts'

/** Rows of tables under sun and sky: light on both faces, and what strings make of it. */
export function ArrayPage(): ReactNode {
  const settings = useSettings(ARRAY_FIELDS)
  const { a, b, on } = settings
  const viewOfA = useThread(startArrayThread, a)
  const viewOfB = useThread(startArrayThread, b)
  const views: View<Answers> =
    b === undefined ? joinViews({ a: viewOfA }) : joinViews({ a: viewOfA, b: viewOfB })
  return (
    <Page>
      <PageHeader
        title="Array playground"
        description="Light on both faces of rows of modules, traced in your browser, and the power of their strings."
        actions={<SettingBar settings={settings} />}
      />
      <PlaygroundTabs />
      <div className={classes['layout']}>
        <ArrayControls setting={settings.edited} onChange={settings.change} />
        <DataState view={views} skeleton={<SkeletonBox height={560} />}>
          {(answers) => <ArrayResults answers={answers} on={on} />}
        </DataState>
      </div>
    </Page>
  )
}
