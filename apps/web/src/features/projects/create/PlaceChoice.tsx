import { type ReactNode, useMemo } from 'react'
import { type PlaceKind, PlaceMap } from '../../../ui/map/PlaceMap.tsx'
import type { ProjectForm } from '../projectForm.ts'

/** Where no place is typed yet, the map shows the whole world. */
const ANYWHERE = { latitude: 20, longitude: 0 }

/** The place on a map: pressing there moves it. */
export function PlaceChoice(props: {
  readonly form: ProjectForm
  readonly onChange: (form: ProjectForm) => void
}): ReactNode {
  const { form, onChange } = props
  const { latitude, longitude } = form
  const kinds = useMemo((): readonly PlaceKind[] => {
    const isPlaced = latitude !== null && longitude !== null
    const places = isPlaced ? [{ latitude, longitude, label: 'Location of the project' }] : []
    return [{ kind: 'project', title: 'Location of the project', places }]
  }, [latitude, longitude])
  const isSound = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180
  const place = {
    latitude: isSound ? (latitude ?? ANYWHERE.latitude) : ANYWHERE.latitude,
    longitude: isSound ? (longitude ?? ANYWHERE.longitude) : ANYWHERE.longitude,
  }
  return (
    <PlaceMap
      place={place}
      kinds={isSound ? kinds : []}
      onPick={(picked) => onChange({ ...form, ...picked })}
    />
  )
}
