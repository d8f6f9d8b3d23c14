import { Stack } from '@mantine/core'
import { memo, type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FaultNotes, FigureStrips, Story } from '../Findings.tsx'
import classes from '../settings/settings.module.css'
import { PanelPicture } from './PanelPicture.tsx'
import type { SolvedPair } from './panelAnswer.ts'
import { curveOption, curveSummary, curveTable, type NamedPanel } from './panelCurves.ts'
import type { PanelSetting } from './panelFields.ts'
import { panelFigures, panelStory } from './panelStory.ts'

interface PanelResultsProps {
  readonly solved: SolvedPair
  readonly onChange: (changed: Partial<PanelSetting>) => void
}

/** What the panels do that were solved. */
export const PanelResults = memo(function PanelResults(props: PanelResultsProps): ReactNode {
  const { solved, onChange } = props
  const { asked } = solved
  const panels = useMemo(() => namedPanels(solved), [solved])
  const edited = panels.find(({ on }) => on === asked.on)
  return (
    <Stack gap="md" miw={0}>
      <FaultNotes answers={[solved.a, solved.b]} />
      <FigureStrips
        strips={panels.map(({ name, setting, panel }) => ({
          name,
          figures: panelFigures(setting, panel),
        }))}
      />
      {edited && (
        <div className={classes['results']}>
          <Stack gap="md" miw={0}>
            {panels.map(({ name, setting, panel, on }) => (
              <Panel key={on}>
                <PanelPicture
                  title={panels.length === 1 ? 'Cells' : `Cells, ${name}`}
                  setting={setting}
                  panel={panel}
                  onChange={on === asked.on ? onChange : undefined}
                />
              </Panel>
            ))}
          </Stack>
          <Stack gap="md" miw={0}>
            <Panel>
              <Curve panels={panels} quantity="current" title="Current over voltage" />
            </Panel>
            <Panel>
              <Curve panels={panels} quantity="power" title="Power over voltage" />
            </Panel>
          </Stack>
          <div className={classes['wide']}>
            <Story
              title={panels.length === 1 ? 'What happens here' : `What happens in ${edited.name}`}
              sentences={panelStory(edited.setting, edited.panel)}
              note="All cells are alike and have one temperature in the curve; cells do not break down in reverse."
            />
          </div>
        </div>
      )}
    </Stack>
  )
})

function namedPanels({ asked, a, b }: SolvedPair): readonly NamedPanel[] {
  const named = [
    { on: 'a', name: b === undefined ? 'With shadow' : 'Setting A', setting: asked.a, answer: a },
    { on: 'b', name: 'Setting B', setting: asked.b, answer: b },
  ] as const
  return named.flatMap(({ on, name, setting, answer }) =>
    answer?.state === 'ready' && setting !== undefined
      ? [{ on, name, setting, panel: answer }]
      : [],
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
      isLive
    />
  )
}
