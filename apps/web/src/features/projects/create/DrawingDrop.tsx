import { Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPosition } from '../../../lib/format.ts'
import { readDrawing } from '../../../project/drawing/readDrawing.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'

/** A drawing and where it lies. */
export interface PlacedDrawing {
  readonly file: File
  readonly latitude: number
  readonly longitude: number
}

interface DrawingDropProps {
  readonly drawing: PlacedDrawing | undefined
  readonly onDrawing: (drawing: PlacedDrawing) => void
}

/** Takes the place of a project from a drawing, which is imported once the project is there. */
export function DrawingDrop({ drawing, onDrawing }: DrawingDropProps): ReactNode {
  const read = useMutation({ mutationFn: placeOf, onSuccess: onDrawing })
  return (
    <Stack gap="xs">
      <FileDrop
        title="Begin from a drawing"
        hint="KML, KMZ, GeoJSON, zipped shapefile, DXF or any other file of shapes: its middle becomes the location, and its shapes are offered as layers."
        isPending={read.isPending}
        onFile={read.mutate}
      />
      <FailureNote of={read} />
      {drawing !== undefined && (
        <Text size="sm">
          {`${drawing.file.name} lies at ${formatPosition(drawing.latitude, drawing.longitude, 4)}; it is imported with the project.`}
        </Text>
      )}
    </Stack>
  )
}

const DIGITS = 5

/** @throws Error with what is wrong with the file and what to do */
async function placeOf(file: File): Promise<PlacedDrawing> {
  // the readers are fetched when they are wanted
  const { drawnPlace } = await import('@duet/formats')
  const place = drawnPlace(await readDrawing([file]))
  if (place === undefined)
    throw new Error(
      `${file.name} does not say in which coordinate system it is. Type the location of the project and import the file into its design.`,
    )
  return {
    file,
    latitude: Number(place.latitude.toFixed(DIGITS)),
    longitude: Number(place.longitude.toFixed(DIGITS)),
  }
}
