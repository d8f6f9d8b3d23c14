import { Group, Stack, Text } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasWebGl } from '../../lib/hasWebGl.ts'
import { Note } from '../Note.tsx'
import type { MapPlace, PlaceMapHandle } from './createPlaceMap.ts'
import classes from './PlaceMap.module.css'

/** The places of one kind on the map. */
export interface PlaceKind {
  readonly kind: 'offer' | 'home' | 'chosen' | 'good' | 'issues' | 'stale' | 'offline'
  /** In the legend. */
  readonly title: string
  readonly places: readonly (MapPlace & { readonly label: string; readonly onPress?: () => void })[]
}

interface PlaceMapProps {
  /** What the map shows; absent: all places. */
  readonly place?: MapPlace
  /** From the bottom up. */
  readonly kinds: readonly PlaceKind[]
  /** A place that is pointed at; absent: the map is to look at. */
  readonly onPick?: (place: MapPlace) => void
  /** As high as what it stands in, 260 px at least; else 260. */
  readonly fills?: boolean
}

/** A small map on which a place is pointed at; fields for the same stand beside it. */
export function PlaceMap(props: PlaceMapProps): ReactNode {
  const [canDraw] = useState(hasWebGl)
  if (!canDraw) {
    return (
      <Note kind="neutral">
        This browser cannot draw the map: WebGL 2 is switched off or missing. The rest of the page
        works without.
      </Note>
    )
  }
  return <MapWithLegend {...props} />
}

function MapWithLegend({ place, kinds, fills, onPick }: PlaceMapProps): ReactNode {
  const region = useRef<HTMLDivElement>(null)
  const { map, hasFailed } = useMap(region, place, onPick)
  useEffect(() => {
    map?.setMarks(
      kinds.flatMap(({ kind, places }) =>
        places.map((one) => ({ ...one, className: `${classes['mark']} ${classes[kind]}` })),
      ),
    )
  }, [map, kinds])
  const { latitude, longitude } = place ?? {}
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) map?.show({ latitude, longitude })
    else map?.fit(kinds.flatMap(({ places }) => places))
  }, [map, latitude, longitude, kinds])
  if (hasFailed) {
    return <Note kind="neutral">The map could not be drawn; the rest of the page works.</Note>
  }
  return (
    <Stack gap={4} {...(fills === true && { h: '100%' })}>
      <section ref={region} className={classes['map']} aria-label="Map of places" />
      <Group gap="sm">
        {kinds
          .filter(({ places }) => places.length > 0)
          .map(({ kind, title }) => (
            <Text key={kind} size="xs" c="gray.7" component="span">
              <span
                className={`${classes['mark']} ${classes[kind]} ${classes['legend']}`}
                aria-hidden
              />{' '}
              {title}
            </Text>
          ))}
      </Group>
    </Stack>
  )
}

/** The map of a region of the page, drawn once its library is there. */
function useMap(
  region: RefObject<HTMLDivElement | null>,
  place: MapPlace | undefined,
  onPick: ((place: MapPlace) => void) | undefined,
): { readonly map: PlaceMapHandle | undefined; readonly hasFailed: boolean } {
  const [map, setMap] = useState<PlaceMapHandle | undefined>(undefined)
  const [hasFailed, setHasFailed] = useState(false)
  const pick = useEffectEvent((next: MapPlace) => onPick?.(next))
  const draw = useEffectEvent(async (container: HTMLElement): Promise<PlaceMapHandle> => {
    // the library is a megabyte, which pages without a map do not need
    const { createPlaceMap } = await import('./createPlaceMap.ts')
    return createPlaceMap(container, place, onPick && ((next) => pick(next)))
  })
  useEffect(() => {
    const container = region.current
    if (container === null) return undefined
    let made: PlaceMapHandle | undefined
    let isGone = false
    const start = async (): Promise<void> => {
      try {
        made = await draw(container)
        if (isGone) made.remove()
        else setMap(made)
      } catch {
        setHasFailed(true)
      }
    }
    void start()
    return () => {
      isGone = true
      made?.remove()
      setMap(undefined)
    }
  }, [region])
  return { map, hasFailed }
}
