import { type CrsGuess, FAR_M, type GisFile, type SitePlace } from '@duet/formats'
import { Select, Stack, Switch, Text, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatLengthM } from '../../../lib/format.ts'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type CrsChoice, chosenCrs, crsOptions } from './crsChoice.ts'
import type { PlacedFile } from './placedFile.ts'
import type { ImportPreview } from './useImport.ts'

interface CrsFieldsProps {
  readonly file: GisFile
  readonly site: SitePlace
  readonly guess: CrsGuess
  readonly preview: ImportPreview
}

/** What the coordinates mean, and how far from the project that leads. */
export function CrsFields({ file, site, guess, preview }: CrsFieldsProps): ReactNode {
  const { choices, change, placed } = preview
  const options = useMemo(() => crsOptions(guess, site), [guess, site])
  const set = (next: Partial<CrsChoice>): void => change({ crs: { ...choices.crs, ...next } })
  const isUnknown = chosenCrs(choices.crs, file, site) === undefined
  return (
    <Stack gap="xs">
      <Select
        label="Coordinate system"
        searchable
        value={choices.crs.system}
        data={[...options]}
        description={choices.crs.system === 'guess' ? guess.reason : undefined}
        onChange={(value) => value !== null && set({ system: value })}
      />
      {choices.crs.system === 'text' && (
        <TextInput
          label="EPSG code, PROJ text or WKT"
          placeholder="EPSG:32612"
          value={choices.crs.text}
          error={
            isUnknown && choices.crs.text.trim() !== '' ? 'no system that is known' : undefined
          }
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      )}
      <Switch
        label="Axes exchanged: north comes first"
        checked={choices.crs.isSwapped}
        onChange={(event) => set({ isSwapped: event.currentTarget.checked })}
      />
      <NumberField
        label="Take shapes within"
        unit="km of the project"
        value={choices.withinKm}
        description="Empty: all"
        onChange={(withinKm) =>
          change({ withinKm: withinKm !== null && withinKm > 0 ? withinKm : null })
        }
      />
      <Distance placed={placed} />
    </Stack>
  )
}

function Distance({ placed }: { readonly placed: PlacedFile | undefined }): ReactNode {
  if (placed === undefined) {
    return <Note kind="warning">Choose a coordinate system to see where the shapes lie.</Note>
  }
  const { nearestM, farthestM, lostCount, farCount } = placed
  if (nearestM === undefined || farthestM === undefined) {
    return <Note kind="warning">None of the shapes has a place on earth in this system.</Note>
  }
  const lost = lostCount === 0 ? '' : ` ${lostCount} shapes have no place in this system.`
  const cut = farCount === 0 ? '' : ` ${farCount} farther away are left out.`
  const text = `${formatLengthM(nearestM)} to ${formatLengthM(farthestM)} from the project.${lost}${cut}`
  return nearestM > FAR_M ? (
    <Note kind="warning">{`${text} Shapes so far away cannot become layers: check the coordinate system, or make a project at their place.`}</Note>
  ) : (
    <Text size="sm" component="output">
      {text}
    </Text>
  )
}
