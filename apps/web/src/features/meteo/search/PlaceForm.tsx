import { Button, Group, NativeSelect } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { CoordinateFields } from '../../../ui/map/CoordinateFields.tsx'
import { useAllDatasets } from '../useDatasets.ts'
import { sourceText } from '../weatherTexts.ts'
import type { Place } from './useAvailable.ts'
import { WEATHER_SOURCES, type WeatherSearch } from './weatherSearch.ts'

interface PlaceFormProps {
  readonly place: Place
  readonly source: WeatherSearch['source']
  readonly onChange: (search: WeatherSearch) => void
}

/** Where to look, and whom to ask. */
export function PlaceForm({ place, source, onChange }: PlaceFormProps): ReactNode {
  const [latitude, setLatitude] = useState<number | null>(place.latitude)
  const [longitude, setLongitude] = useState<number | null>(place.longitude)
  const typed = placeOf(latitude, longitude)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed !== undefined) onChange({ ...typed, source })
  }
  return (
    <form onSubmit={submit}>
      <Group gap="sm" align="flex-start">
        <KnownPlaces place={place} onChoose={(known) => onChange({ ...known, source })} />
        <Group gap="sm" w={280} grow align="flex-start">
          <CoordinateFields
            latitude={latitude}
            longitude={longitude}
            errors={{
              latitude: isWithin(latitude, 90) ? undefined : 'From −90° to 90°',
              longitude: isWithin(longitude, 180) ? undefined : 'From −180° to 180°',
            }}
            onChange={(next) => {
              setLatitude(next.latitude)
              setLongitude(next.longitude)
            }}
          />
        </Group>
        <NativeSelect
          label="Source"
          w={180}
          value={source ?? ''}
          onChange={({ currentTarget }) => {
            const next = WEATHER_SOURCES.find((one) => one === currentTarget.value)
            onChange({ ...place, source: next })
          }}
          data={[
            { value: '', label: 'All sources' },
            ...WEATHER_SOURCES.map((one) => ({
              value: one,
              label: one === 'default' ? 'Suggested' : sourceText(one),
            })),
          ]}
        />
        <Button type="submit" mt={22} disabled={typed === undefined}>
          Look here
        </Button>
      </Group>
    </form>
  )
}

const isWithin = (value: number | null, most: number): boolean =>
  value !== null && Math.abs(value) <= most

function placeOf(latitude: number | null, longitude: number | null): Place | undefined {
  if (latitude === null || longitude === null) return undefined
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude, longitude } : undefined
}

interface KnownPlacesProps {
  readonly place: Place
  readonly onChoose: (place: Place) => void
}

/** The project's place, and those of weather that it has. */
function KnownPlaces({ place, onChoose }: KnownPlacesProps): ReactNode {
  const project = useCurrentProject()
  const datasets = useAllDatasets(project.id)
  const known = new Map<string, { readonly label: string; readonly place: Place }>()
  const add = (label: string, { latitude, longitude }: Place): void => {
    const key = keyOf({ latitude, longitude })
    if (!known.has(key)) known.set(key, { label, place: { latitude, longitude } })
  }
  add('Location of the project', project)
  if (datasets.state === 'ready') {
    for (const dataset of datasets.data) add(`As ${dataset.name}`, dataset)
  }
  return (
    <NativeSelect
      label="Place"
      w={220}
      value={known.has(keyOf(place)) ? keyOf(place) : ''}
      onChange={({ currentTarget }) => {
        const chosen = known.get(currentTarget.value)
        if (chosen !== undefined) onChoose(chosen.place)
      }}
      data={[
        ...[...known].map(([value, { label }]) => ({ value, label })),
        { value: '', label: 'Typed', disabled: true },
      ]}
    />
  )
}

const keyOf = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(4)},${longitude.toFixed(4)}`
