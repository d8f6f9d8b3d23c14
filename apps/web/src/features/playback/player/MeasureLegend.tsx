import type { PlaybackIndex, PlaybackMeasure } from '@duet/results/playback'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { paintOf } from '../draw/measurePaint.ts'
import classes from '../Playback.module.css'
import { valueText } from '../valueText.ts'

interface MeasureLegendProps {
  readonly index: PlaybackIndex
  readonly measure: PlaybackMeasure
}

/** Which colour is how much, the same over the whole period. */
export function MeasureLegend({ index, measure }: MeasureLegendProps): ReactNode {
  const ends = index.measures.find(({ key }) => key === measure.key)?.legend ?? [0, 1]
  const { colors } = paintOf(measure, ends)
  return (
    <div className={classes['legend']}>
      <Text size="xs" fw={600}>
        {measure.label}
      </Text>
      <div className={classes['scale']}>
        <Text size="xs">≤ {valueText(measure, ends[0])}</Text>
        <span
          aria-hidden
          className={classes['ramp']}
          style={{ background: `linear-gradient(to right, ${colors.join(', ')})` }}
        />
        <Text size="xs">≥ {valueText(measure, ends[1])}</Text>
        <span aria-hidden className={classes['none']} />
        <Text size="xs">no value</Text>
      </div>
    </div>
  )
}
