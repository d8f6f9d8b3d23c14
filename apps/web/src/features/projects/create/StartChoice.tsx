import { Group, Radio, Text } from '@mantine/core'
import {
  type Icon,
  IconFileImport,
  IconFileVector,
  IconMapPin,
  IconSolarPanel2,
  IconTransfer,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './StartChoice.module.css'

export type Start = 'place' | 'drawing' | 'pvsyst' | 'document' | 'sample'

interface StartText {
  readonly value: Start
  readonly title: string
  readonly text: string
  readonly Icon: Icon
}

const STARTS: readonly StartText[] = [
  {
    value: 'place',
    title: 'A place',
    text: 'Coordinates or a point on the map; usual components are there at once.',
    Icon: IconMapPin,
  },
  {
    value: 'drawing',
    title: 'A drawing',
    text: 'KML, DXF, GeoJSON or shapefile: its shapes become the land.',
    Icon: IconFileVector,
  },
  {
    value: 'pvsyst',
    title: 'A PVsyst project',
    text: 'Variants with their modules, inverters, losses and scenes.',
    Icon: IconTransfer,
  },
  {
    value: 'document',
    title: 'A plant document',
    text: 'A .duet.json file that another project was exported to.',
    Icon: IconFileImport,
  },
  {
    value: 'sample',
    title: 'A sample',
    text: 'A whole plant with weather, to look around in and to change.',
    Icon: IconSolarPanel2,
  },
]

interface StartChoiceProps {
  readonly start: Start
  readonly onChange: (start: Start) => void
}

/** What a new project begins from. */
export function StartChoice({ start, onChange }: StartChoiceProps): ReactNode {
  return (
    <Radio.Group
      label="Begin from"
      value={start}
      onChange={(value) => {
        const chosen = STARTS.find((one) => one.value === value)
        if (chosen) onChange(chosen.value)
      }}
    >
      <div className={classes['choices']}>
        {STARTS.map(({ value, title, text, Icon }) => (
          <Radio.Card key={value} value={value} className={classes['choice'] ?? ''}>
            <Group gap={8} wrap="nowrap" align="flex-start">
              <Icon size={18} stroke={1.5} aria-hidden style={{ flex: 'none' }} />
              <div>
                <Text size="sm" fw={600}>
                  {title}
                </Text>
                <Text size="xs" c="gray.7">
                  {text}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
