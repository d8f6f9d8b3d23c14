import {
  align,
  type ComparableSeries,
  type ComparedDataset,
  intervalOf,
  type Selection,
  within,
} from '@duet/comparison'
import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { joinViews } from '../../lib/view.ts'
import { DataState, SkeletonBox, SkeletonLines } from '../../ui/DataState.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ColumnPairChoice } from './ColumnPairChoice.tsx'
import { type ChosenColumn, chosenColumn } from './columnChoice.ts'
import type { PictureNames } from './pictures/pictureNames.ts'
import { SeriesPictures } from './pictures/SeriesPictures.tsx'
import { useColumns, useSeries } from './useCompareData.ts'
import type { ViewName } from './views.ts'

interface SeriesViewProps {
  readonly a: ComparedDataset
  readonly b: ComparedDataset
  readonly selection: Selection
  readonly view: ViewName
  readonly onChange: (selection: Selection) => void
}

/** A column of each dataset over the steps that both have. */
export function SeriesView(props: SeriesViewProps): ReactNode {
  const { a, b, selection } = props
  const { id } = useCurrentProject()
  const view = joinViews({ a: useColumns(id, a), b: useColumns(id, b) })
  return (
    <DataState view={view} skeleton={<SkeletonLines count={6} />}>
      {(columns) => {
        const { parameters } = selection
        const ofA = chosenColumn(columns.a, parameters.a)
        const ofB = chosenColumn(columns.b, parameters.b, ofA?.column, a.id === b.id)
        if (!ofA || !ofB)
          return (
            <Note kind="info">
              {`Dataset ${ofA ? 'B' : 'A'} has no columns to compare. Choose another dataset.`}
            </Note>
          )
        const chosen = { a: ofA, b: ofB }
        return (
          <Stack gap="md">
            <ColumnPairChoice
              columns={columns}
              chosen={chosen}
              selection={selection}
              onChange={props.onChange}
            />
            <SeriesPair {...props} chosen={chosen} />
          </Stack>
        )
      }}
    </DataState>
  )
}

interface SeriesPairProps extends SeriesViewProps {
  readonly chosen: { readonly a: ChosenColumn; readonly b: ChosenColumn }
}

function SeriesPair(props: SeriesPairProps): ReactNode {
  const { chosen, selection, view } = props
  const { id } = useCurrentProject()
  const ask = (side: 'a' | 'b') => ({
    dataset: props[side],
    part: chosen[side].part.id ?? null,
    column: chosen[side].column.name,
  })
  const both = joinViews({ a: useSeries(id, ask('a')), b: useSeries(id, ask('b')) })
  const names = { a: nameOf('A', props.a, chosen.a), b: nameOf('B', props.b, chosen.b) }
  return (
    <DataState view={both} skeleton={<SkeletonBox height={360} />}>
      {(series) => <AlignedPair series={series} names={names} selection={selection} view={view} />}
    </DataState>
  )
}

/** 'A: Base, East trackers, AC power' */
function nameOf(
  letter: string,
  { label }: ComparedDataset,
  { part, column }: ChosenColumn,
): string {
  return [`${letter}: ${label}`, ...(part.id ? [part.label] : []), column.label].join(', ')
}

interface AlignedPairProps {
  readonly series: { readonly a: ComparableSeries; readonly b: ComparableSeries }
  readonly names: PictureNames
  readonly selection: Selection
  readonly view: ViewName
}

function AlignedPair({ series, names, selection, view }: AlignedPairProps): ReactNode {
  const { a, b } = series
  const { parameters } = selection
  const alignment = useMemo(
    () =>
      align(a, b, {
        alignment: parameters.alignment,
        intervalS: intervalOf(parameters),
        shiftAS: parameters.a.shift_minutes * 60,
        shiftBS: parameters.b.shift_minutes * 60,
      }),
    [a, b, parameters],
  )
  const { from, to } = parameters
  const shown = useMemo(
    () => (alignment.state === 'aligned' ? within(alignment, from, to) : undefined),
    [alignment, from, to],
  )
  if (!shown || shown.counts.paired === 0)
    return (
      <Panel>
        <Note kind="info" isAlert>
          {alignment.state === 'unequal' ? UNEQUAL : APART}
        </Note>
      </Panel>
    )
  return <SeriesPictures aligned={shown} names={names} view={view} />
}

const APART =
  'The two share no step with a value. Let them meet by month, day and hour, or choose other days.'
const UNEQUAL =
  'No step up to a day is a multiple of the steps of both. Compare another column or dataset.'
