import { Button, Group, List, Stack, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { joinViews, type View } from '../../../lib/view.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { KpiStrip } from '../../../ui/Kpi.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PlaygroundTabs } from '../PlaygroundTabs.tsx'
import { SettingBar } from '../settings/SettingBar.tsx'
import { SettingControls } from '../settings/SettingControls.tsx'
import classes from '../settings/settings.module.css'
import { type Settings, useSettings } from '../settings/useSettings.ts'
import { useThread } from '../useThread.ts'
import { ArrayPicture } from './ArrayPicture.tsx'
import { ARRAY_CASES } from './arrayCases.ts'
import { isFine } from './arrayClient.ts'
import { ARRAY_FIELDS, type ArraySetting } from './arrayFields.ts'
import { type NamedArray, profileOption, profileSummary, profileTable } from './arrayProfile.ts'
import { arrayFigures, arrayStory, noiseText } from './arrayStory.ts'
import { startArrayThread } from './arrayThread.ts'
import type { ArrayAnswer } from './arrayTracer.ts'
import { shownFields } from './shownFields.ts'

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
        <ArrayControls settings={settings} />
        <DataState view={views} skeleton={<SkeletonBox height={560} />}>
          {(answers) => <ArrayResults answers={answers} isB={on === 'b'} />}
        </DataState>
      </div>
    </Page>
  )
}

interface Answers extends Readonly<Record<string, unknown>> {
  readonly a: ArrayAnswer
  readonly b?: ArrayAnswer
}

function ArrayControls({ settings }: { readonly settings: Settings<ArraySetting> }): ReactNode {
  const { edited, change } = settings
  const controls = { table: ARRAY_FIELDS, setting: edited, onChange: change }
  return (
    <Stack gap="md" className={classes['controls'] ?? ''}>
      <Panel title="Cases">
        <Group gap={6}>
          {ARRAY_CASES.map(({ label, lesson, setting }) => (
            <Button
              key={label}
              variant="default"
              size="compact-sm"
              title={lesson}
              onClick={() => change(setting)}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Panel>
      {shownFields(edited).map(({ title, names }) => (
        <Panel key={title} title={title}>
          <SettingControls {...controls} names={names} />
        </Panel>
      ))}
    </Stack>
  )
}

function ArrayResults({
  answers,
  isB,
}: {
  readonly answers: Answers
  readonly isB: boolean
}): ReactNode {
  const { a, b } = answers
  const answer = isB && b !== undefined ? b : a
  const arrays = useMemo(() => namedArrays(a, b), [a, b])
  const option = useMemo(() => profileOption(arrays), [arrays])
  const table = useMemo(() => profileTable(arrays), [arrays])
  if (answer.state === 'fault') {
    return (
      <Note kind="warning" isAlert>
        {answer.fault}
      </Note>
    )
  }
  const { asked, rays, light } = answer
  return (
    <Stack gap="md" miw={0}>
      <KpiStrip label="Figures of the rows" figures={arrayFigures(answer)} />
      <Panel>
        <ArrayPicture title="Rows" setting={asked} lit={answer} />
      </Panel>
      <Panel>
        <Chart
          title="Light across the table"
          summary={profileSummary(arrays)}
          option={option}
          table={table}
          height={280}
        />
      </Panel>
      {arrays.length > 1 && <ComparedFigures arrays={arrays} />}
      <Panel title="What happens here">
        <List size="sm" spacing={6}>
          {arrayStory(asked, answer).map((sentence) => (
            <List.Item key={sentence}>{sentence}</List.Item>
          ))}
        </List>
        <Text size="xs" c="gray.7" mt="sm">
          {`${formatCount(rays)} paths from each strip of a face${isFine(answer) ? '' : ', more are on their way'}; noise of the front ${noiseText(light.frontErrorWm2)}, of the rear ${noiseText(light.rearErrorWm2)}. Eleven long rows of the module of a new project; still air.`}
        </Text>
      </Panel>
    </Stack>
  )
}

function namedArrays(a: ArrayAnswer, b: ArrayAnswer | undefined): readonly NamedArray[] {
  const named = [
    { name: b === undefined ? 'The table' : 'Setting A', answer: a },
    { name: 'Setting B', answer: b },
  ]
  return named.flatMap(({ name, answer }) =>
    answer?.state === 'ready' ? [{ name, lit: answer }] : [],
  )
}

function ComparedFigures({ arrays }: { readonly arrays: readonly NamedArray[] }): ReactNode {
  return (
    <Panel title="Setting A and B">
      <Stack gap="sm">
        {arrays.map(({ name, lit }) => (
          <div key={name}>
            <Text size="sm" fw={600} mb={4}>
              {name}
            </Text>
            <KpiStrip label={`Figures of ${name.toLowerCase()}`} figures={arrayFigures(lit)} />
          </div>
        ))}
      </Stack>
    </Panel>
  )
}
