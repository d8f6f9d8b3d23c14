import { distanceKm } from '@duet/units'
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { formatPosition, formatUnit } from '../../../lib/format.ts'
import { type PlaceKind, PlaceMap } from '../../../ui/map/PlaceMap.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useAllDatasets } from '../useDatasets.ts'
import { utcOffsetText } from '../weatherTexts.ts'
import { PlaceForm } from './PlaceForm.tsx'
import { type Place, useUtcOffset } from './useAvailable.ts'
import type { WeatherSearch } from './weatherSearch.ts'

interface PlacePanelProps {
  readonly place: Place
  readonly source: WeatherSearch['source']
  readonly onChange: (search: WeatherSearch) => void
}

/** Where to look, by fields or on a map, and whom to ask. */
export function PlacePanel({ place, source, onChange }: PlacePanelProps): ReactNode {
  const project = useCurrentProject()
  const awayKm = distanceKm(project, place)
  const kinds = usePlaceKinds(place)
  return (
    <Panel>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="sm">
          <PlaceForm
            key={`${place.latitude} ${place.longitude}`}
            place={place}
            source={source}
            onChange={onChange}
          />
          <SiteTime place={place} awayKm={awayKm} />
          {awayKm > 0 && (
            <Group>
              <Button
                variant="default"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => onChange({ source })}
              >
                Back to the project
              </Button>
            </Group>
          )}
        </Stack>
        <PlaceMap place={place} kinds={kinds} onPick={(next) => onChange({ ...next, source })} />
      </SimpleGrid>
    </Panel>
  )
}

function usePlaceKinds(place: Place): readonly PlaceKind[] {
  const project = useCurrentProject()
  const datasets = useAllDatasets(project.id)
  const known = datasets.state === 'ready' ? datasets.data : undefined
  const { latitude, longitude } = place
  return useMemo(
    () => [
      {
        kind: 'offer',
        title: 'Weather of the project',
        places: (known ?? []).map((dataset) => ({
          latitude: dataset.latitude,
          longitude: dataset.longitude,
          label: dataset.name,
        })),
      },
      {
        kind: 'chosen',
        title: 'Looked at',
        places: [{ latitude, longitude, label: 'Looked at' }],
      },
      {
        kind: 'home',
        title: 'Project',
        places: [{ latitude: project.latitude, longitude: project.longitude, label: 'Project' }],
      },
    ],
    [known, latitude, longitude, project.latitude, project.longitude],
  )
}

interface SiteTimeProps {
  readonly place: Place
  readonly awayKm: number
}

function SiteTime({ place, awayKm }: SiteTimeProps): ReactNode {
  const view = useUtcOffset(place)
  const zone =
    view.state === 'ready'
      ? `, ${view.data.time_zone}, standard time ${utcOffsetText(view.data.standard_offset_h)}`
      : ''
  return (
    <Text size="xs" c="gray.7">
      {formatPosition(place.latitude, place.longitude)}
      {zone}
      {awayKm > 0 ? `, ${formatUnit(awayKm, 'km', 3)} from the project` : ''}
    </Text>
  )
}
