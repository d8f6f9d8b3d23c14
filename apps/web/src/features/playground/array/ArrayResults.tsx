import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FaultNotes, FigureStrips, Story } from '../Findings.tsx'
import type { SettingName } from '../settings/settingPair.ts'
import { ArrayPicture } from './ArrayPicture.tsx'
import { type NamedArray, profileOption, profileSummary, profileTable } from './arrayProfile.ts'
import { arrayFigures, arrayStory, tracedText } from './arrayStory.ts'
import type { ArrayAnswer } from './arrayTracer.ts'

/** Of A, and of B where two are compared. */
export interface Answers extends Readonly<Record<string, unknown>> {
  readonly a: ArrayAnswer
  readonly b?: ArrayAnswer
}

/** What was traced so far. */
export function ArrayResults({
  answers,
  on,
}: {
  readonly answers: Answers
  readonly on: SettingName
}): ReactNode {
  const { a, b } = answers
  const arrays = useMemo(() => namedArrays(a, b), [a, b])
  const option = useMemo(() => profileOption(arrays), [arrays])
  const table = useMemo(() => profileTable(arrays), [arrays])
  const edited = arrays.find((one) => one.on === on)
  return (
    <Stack gap="md" miw={0}>
      <FaultNotes answers={[a, b]} />
      <FigureStrips
        strips={arrays.map(({ name, lit }) => ({ name, figures: arrayFigures(lit) }))}
      />
      {arrays.map(({ name, lit, on: which }) => (
        <Panel key={which}>
          <ArrayPicture
            title={arrays.length === 1 ? 'Rows' : `Rows, ${name}`}
            setting={lit.asked}
            lit={lit}
          />
        </Panel>
      ))}
      {edited && (
        <>
          <Panel>
            <Chart
              title="Light across the table"
              summary={profileSummary(arrays)}
              option={option}
              table={table}
              height={280}
              isLive
            />
          </Panel>
          <Story
            title={arrays.length === 1 ? 'What happens here' : `What happens in ${edited.name}`}
            sentences={arrayStory(edited.lit.asked, edited.lit)}
            note={tracedText(edited.lit)}
          />
        </>
      )}
    </Stack>
  )
}

function namedArrays(a: ArrayAnswer, b: ArrayAnswer | undefined): readonly NamedArray[] {
  const named = [
    { on: 'a', name: b === undefined ? 'The table' : 'Setting A', answer: a },
    { on: 'b', name: 'Setting B', answer: b },
  ] as const
  return named.flatMap(({ on, name, answer }) =>
    answer?.state === 'ready' ? [{ on, name, lit: answer }] : [],
  )
}
