import { Group, Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { crsChoices } from '../files/crsChoices.ts'
import type { ReadAs } from '../files/fileMessages.ts'

interface ReadAsFieldsProps {
  /** Attributes that may hold the heights; none: they are not asked for. */
  readonly attributes: readonly string[]
  readonly readAs: ReadAs
  readonly onChange: (readAs: ReadAs) => void
}

const FILE_SAYS = { value: '', label: 'As the file says' }
/** Metres in a foot: international, and of the survey of the United States. */
const UNITS = [
  FILE_SAYS,
  { value: '1', label: 'Metres' },
  { value: '0.3048', label: 'Feet' },
  { value: String(1200 / 3937), label: 'US survey feet' },
]

/** What a file does not say itself; a change reads it again. */
export function ReadAsFields({ attributes, readAs, onChange }: ReadAsFieldsProps): ReactNode {
  const project = useCurrentProject()
  const systems = useMemo(() => crsChoices(project), [project])
  return (
    <Group gap="sm" grow align="flex-start">
      <Select
        label="Coordinates"
        searchable
        value={readAs.epsg === undefined ? '' : String(readAs.epsg)}
        data={[FILE_SAYS, ...systems]}
        onChange={(value) => onChange({ ...readAs, epsg: value ? Number(value) : undefined })}
      />
      <Select
        label="Unit of heights"
        value={readAs.unitM === undefined ? '' : String(readAs.unitM)}
        data={UNITS}
        onChange={(value) => onChange({ ...readAs, unitM: value ? Number(value) : undefined })}
      />
      {attributes.length > 1 && (
        <Select
          label="Height is in"
          value={readAs.attribute ?? ''}
          data={[FILE_SAYS, ...attributes.map((name) => ({ value: name, label: name }))]}
          onChange={(value) => onChange({ ...readAs, attribute: value || undefined })}
        />
      )}
    </Group>
  )
}
