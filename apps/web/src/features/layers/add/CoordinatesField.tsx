import { Select, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import { ShapePreview } from './ShapePreview.tsx'
import type { CoordinateFormat } from './typedCoordinates.ts'
import { problemTexts, type TypedText } from './useTypedCoordinates.ts'

const FORMATS: readonly {
  readonly value: CoordinateFormat
  readonly label: string
  readonly help: string
  readonly example: string
}[] = [
  {
    value: 'lngLat',
    label: 'Longitude, latitude',
    help: 'degrees; with N, S, E, W also minutes and seconds in either order',
    example: '-112.5831, 33.4269\n-112.5731, 33.4269',
  },
  {
    value: 'latLng',
    label: 'Latitude, longitude',
    help: 'degrees; with N, S, E, W also minutes and seconds in either order',
    example: '33.4269, -112.5831\n33°25\'37"N 112°34\'23"W',
  },
  {
    value: 'metres',
    label: 'Metres east, north',
    help: 'of the place of the project',
    example: '0, 0\n250, 0\n250, 180',
  },
  {
    value: 'courses',
    label: 'Lengths and bearings',
    help: 'the start as longitude, latitude, then a length in m and a bearing a line',
    example: "-112.5831, 33.4269\n250 90\n180 N 12°30' W",
  },
]

interface CoordinatesFieldProps {
  readonly session: DesignSession
  readonly typed: TypedText
  readonly isPolygon: boolean
  /** What an empty line means. */
  readonly gap: string | undefined
  /** Ids of layers that are drawn around it in the picture. */
  readonly besideIds: readonly string[]
}

/** Coordinates as text, how to read them, what is wrong with them, and a picture of what they make. */
export function CoordinatesField(props: CoordinatesFieldProps): ReactNode {
  const { session, typed, isPolygon, gap } = props
  const format = FORMATS.find(({ value }) => value === typed.format) ?? FORMATS[0]
  const problems = problemTexts(typed.read)
  return (
    <>
      <Select
        label="Written as"
        value={typed.format}
        data={FORMATS.map(({ value, label }) => ({ value, label }))}
        onChange={(value) =>
          typed.setFormat(FORMATS.find((one) => one.value === value)?.value ?? 'lngLat')
        }
      />
      <Textarea
        label="Coordinates"
        description={`One corner a line: ${format?.help ?? ''}${gap === undefined ? '' : `; ${gap}`}`}
        placeholder={format?.example ?? ''}
        rows={7}
        styles={{ input: { fontVariantNumeric: 'tabular-nums' } }}
        value={typed.text}
        error={
          problems.length > 0 &&
          problems.map((text) => (
            <span key={text} style={{ display: 'block' }}>
              {text}
            </span>
          ))
        }
        onChange={(event) => typed.setText(event.currentTarget.value)}
      />
      <ShapePreview
        session={session}
        read={typed.read}
        isPolygon={isPolygon}
        besideIds={props.besideIds}
      />
    </>
  )
}
