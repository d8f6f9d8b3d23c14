import { Group, NativeSelect } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { PlantPlaybacksDocument } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { ChoiceSwitch } from '../../ui/ChoiceSwitch.tsx'
import type { PlantStage } from './draw/plantStage.ts'
import type { LoadedPlayback } from './loadPlayback.ts'
import { MediaButtons } from './media/MediaButtons.tsx'
import type { PlaybackSearch } from './playbackSearch.ts'
import { KeyHelp } from './player/KeyHelp.tsx'
import type { Player } from './player/player.ts'
import { measureOf, offeredMeasures } from './player/playSide.ts'

interface PlaybackBarProps {
  readonly plants: readonly LoadedPlayback[]
  readonly player: Player
  readonly search: PlaybackSearch
  readonly change: (changed: Partial<PlaybackSearch>) => void
  readonly stages: RefObject<readonly (PlantStage | undefined)[]>
}

/** What is shown, how, and beside what. */
export function PlaybackBar({
  plants,
  player,
  search,
  change,
  stages,
}: PlaybackBarProps): ReactNode {
  const [a, b] = plants
  if (!a) return null
  return (
    <Group gap="sm" align="end">
      <MeasureField
        label={b ? 'Measure of A' : 'Measure'}
        plant={a}
        value={search.measure}
        onChange={(measure) => change({ measure })}
      />
      <BesideField plant={a} value={search.with} onChange={change} />
      {b && (
        <MeasureField
          label="Measure of B"
          plant={b}
          value={search.other ?? search.measure}
          onChange={(other) => change({ other })}
        />
      )}
      <ChoiceSwitch
        label="View"
        size="xs"
        choices={[
          { value: 'map', label: 'Map' },
          { value: 'scene', label: '3-D' },
        ]}
        value={search.view ?? 'map'}
        onChange={(view) => change({ view })}
      />
      <MediaButtons player={player} stages={stages} />
      <KeyHelp />
    </Group>
  )
}

function MeasureField({
  label,
  plant: { index },
  value,
  onChange,
}: {
  readonly label: string
  readonly plant: LoadedPlayback
  readonly value: string | undefined
  readonly onChange: (key: string) => void
}): ReactNode {
  const measure = measureOf(index, value)
  return (
    <NativeSelect
      size="xs"
      label={label}
      title={measure.meaning}
      value={measure.key}
      data={offeredMeasures(index).map((one) => ({ value: one.key, label: one.label }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** A second plant; the same one with another measure is measured beside modelled. */
function BesideField({
  plant: { index },
  value = '',
  onChange,
}: {
  readonly plant: LoadedPlayback
  readonly value: string | undefined
  readonly onChange: (changed: Partial<PlaybackSearch>) => void
}): ReactNode {
  const project = useCurrentProject()
  const view = useView(PlantPlaybacksDocument, { project_id: project.id })
  const others = view.state === 'ready' ? view.data.filter(({ id }) => id !== index.id) : []
  return (
    <NativeSelect
      size="xs"
      label="Beside it"
      maw={260}
      value={value}
      data={[
        { value: '', label: 'Nothing' },
        { value: index.id, label: 'The same by another measure' },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget }) => {
        const id = currentTarget.value
        const isMonitored = id === index.id && index.kind === 'deployment'
        onChange({
          with: id === '' ? undefined : id,
          other: undefined,
          ...(isMonitored && { measure: 'measured', other: 'expected' }),
        })
      }}
    />
  )
}
