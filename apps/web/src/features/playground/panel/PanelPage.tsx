import { Button, Group, List, Stack, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
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
import { ModuleChoice } from './ModuleChoice.tsx'
import { PanelPicture } from './PanelPicture.tsx'
import type { PanelAnswer } from './panelAnswer.ts'
import { PANEL_CASES } from './panelCases.ts'
import { curveOption, curveSummary, curveTable, type NamedPanel } from './panelCurves.ts'
import { PANEL_FIELDS, type PanelSetting } from './panelFields.ts'
import type { SolvedPair } from './panelMessages.ts'
import { panelFigures, panelStory } from './panelStory.ts'
import { startPanelThread } from './panelThread.ts'
import { useMovingPole } from './useMovingPole.ts'

const SHADOW = [
  'depth',
  'tool',
  'poleWidth',
  'poleAt',
  'poleDeg',
  'boxLeft',
  'boxTop',
  'boxWidth',
  'boxHeight',
] as const
const CONDITIONS = ['lightWm2', 'cellC', 'heldAt', 'shows'] as const
const WIRING = ['stands', 'cut', 'strings', 'diodes', 'bypassV', 'rows', 'columns'] as const

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
        <PanelControls settings={settings} />
        <DataState view={view} skeleton={<SkeletonBox height={560} />}>
          {(solved) => <PanelResults solved={solved} settings={settings} />}
        </DataState>
      </div>
    </Page>
  )
}

type PanelSettings = Settings<PanelSetting>

function PanelControls({ settings }: { readonly settings: PanelSettings }): ReactNode {
  const { edited, change } = settings
  const pole = useMovingPole(edited, change)
  const controls = { table: PANEL_FIELDS, setting: edited, onChange: change }
  return (
    <Stack gap="md" className={classes['controls'] ?? ''}>
      <Panel title="Cases">
        <Group gap={6}>
          {PANEL_CASES.map(({ label, lesson, setting }) => (
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
      <Panel
        title="Shadow"
        actions={
          <Button
            variant="default"
            size="compact-sm"
            leftSection={
              pole.isMoving ? (
                <IconPlayerPause size={14} aria-hidden />
              ) : (
                <IconPlayerPlay size={14} aria-hidden />
              )
            }
            onClick={pole.toggle}
          >
            {pole.isMoving ? 'Stop the pole' : 'Move a pole'}
          </Button>
        }
      >
        <SettingControls {...controls} names={SHADOW} />
      </Panel>
      <Panel title="Conditions">
        <SettingControls {...controls} names={CONDITIONS} />
      </Panel>
      <Panel title="Panel">
        <Stack gap="xs">
          <ModuleChoice setting={edited} onChange={change} />
          <SettingControls {...controls} names={WIRING} />
        </Stack>
      </Panel>
    </Stack>
  )
}

function PanelResults(props: {
  readonly solved: SolvedPair
  readonly settings: PanelSettings
}): ReactNode {
  const { solved, settings } = props
  const { asked } = solved
  const isB = asked.on === 'b' && solved.b !== undefined
  const answer: PanelAnswer = isB && solved.b !== undefined ? solved.b : solved.a
  const setting = isB && asked.b !== undefined ? asked.b : asked.a
  const panels = useMemo(() => namedPanels(solved), [solved])
  if (answer.state === 'fault') {
    return (
      <Note kind="warning" isAlert>
        {answer.fault}
      </Note>
    )
  }
  return (
    <Stack gap="md" miw={0}>
      <KpiStrip label="Figures of the panel" figures={panelFigures(setting, answer)} />
      <div className={classes['results']}>
        <Panel>
          <PanelPicture title="Cells" setting={setting} panel={answer} onChange={settings.change} />
        </Panel>
        <Stack gap="md" miw={0}>
          <Panel>
            <Curve panels={panels} quantity="current" title="Current over voltage" />
          </Panel>
          <Panel>
            <Curve panels={panels} quantity="power" title="Power over voltage" />
          </Panel>
        </Stack>
        <div className={classes['wide']}>
          <Panel title="What happens here">
            <List size="sm" spacing={6}>
              {panelStory(setting, answer).map((sentence) => (
                <List.Item key={sentence}>{sentence}</List.Item>
              ))}
            </List>
            <Text size="xs" c="gray.7" mt="sm">
              All cells are alike and have one temperature in the curve; cells do not break down in
              reverse.
            </Text>
          </Panel>
        </div>
      </div>
    </Stack>
  )
}

function namedPanels({ a, b }: SolvedPair): readonly NamedPanel[] {
  const named = [
    { name: b === undefined ? 'With shadow' : 'Setting A', answer: a },
    { name: 'Setting B', answer: b },
  ]
  return named.flatMap(({ name, answer }) =>
    answer?.state === 'ready' ? [{ name, panel: answer }] : [],
  )
}

function Curve(props: {
  readonly panels: readonly NamedPanel[]
  readonly quantity: 'current' | 'power'
  readonly title: string
}): ReactNode {
  const { panels, quantity, title } = props
  const option = useMemo(() => curveOption(panels, quantity), [panels, quantity])
  const table = useMemo(() => curveTable(panels), [panels])
  return (
    <Chart
      title={title}
      summary={curveSummary(panels)}
      option={option}
      table={table}
      height={250}
    />
  )
}
