import { Button, Group, NativeSelect, Slider, TextInput } from '@mantine/core'
import { IconSun, IconSunrise, IconSunset2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatAzimuth, formatDegrees } from '../../lib/format.ts'
import { formatMonth, formatUtcOffset } from '../../lib/formatTime.ts'
import {
  dateText,
  MINUTES_PER_DAY,
  momentOnDate,
  onMonth,
  type SiteMoment,
  timeText,
} from './model/siteClock.ts'
import type { ScenePlace, SiteSun, SunCourse } from './model/siteSun.ts'
import classes from './PlantScene.module.css'

interface TimeBarProps {
  readonly moment: SiteMoment
  readonly course: SunCourse
  readonly place: ScenePlace
  readonly sun: SiteSun
  readonly onMoment: (moment: SiteMoment) => void
}

const STEP_MIN = 5
const MARKS = [0, 6, 12, 18, 24].map((hour) => ({ value: hour * 60, label: `${hour}` }))

/** Day and hour of the site, and where the sun then is. */
export function TimeBar({ moment, course, place, sun, onMoment }: TimeBarProps): ReactNode {
  return (
    <fieldset className={classes['timeBar']} aria-label="Day and time">
      <Group gap={6} wrap="nowrap">
        <TextInput
          type="date"
          aria-label="Date"
          size="xs"
          value={dateText(moment)}
          onChange={({ currentTarget }) => {
            const next = momentOnDate(moment, currentTarget.value)
            if (next !== undefined) onMoment(next)
          }}
        />
        <MonthChoice moment={moment} onMoment={onMoment} />
      </Group>
      <DayTimes moment={moment} course={course} onMoment={onMoment} />
      <Slider
        className={classes['slider'] ?? ''}
        thumbLabel="Time of day"
        thumbProps={{ 'aria-valuetext': timeText(moment.minute) }}
        min={0}
        max={MINUTES_PER_DAY - STEP_MIN}
        step={STEP_MIN}
        marks={MARKS.slice(0, -1)}
        label={timeText}
        value={moment.minute}
        onChange={(minute) => onMoment({ ...moment, minute })}
      />
      <output className={classes['sunText']} data-figures>
        <strong>
          {timeText(moment.minute)} {formatUtcOffset(place.offsetH)}
        </strong>
        <span>
          {sun.elevationDeg > 0
            ? `Sun ${formatDegrees(sun.elevationDeg)} high, ${formatAzimuth(sun.azimuthDeg)}`
            : `Night, sun ${formatDegrees(-sun.elevationDeg)} below`}
        </span>
      </output>
    </fieldset>
  )
}

/** The 21st of a month, near the turning points of the year. */
function MonthChoice({ moment, onMoment }: Pick<TimeBarProps, 'moment' | 'onMoment'>): ReactNode {
  return (
    <NativeSelect
      miw={112}
      aria-label="Month"
      size="xs"
      value={moment.day === 21 ? String(moment.month) : ''}
      data={[
        { value: '', label: '21st of…', disabled: true },
        ...Array.from({ length: 12 }, (_, i) => ({
          value: String(i + 1),
          label: `21 ${formatMonth(i)}`,
        })),
      ]}
      onChange={({ currentTarget }) => onMoment(onMonth(moment, Number(currentTarget.value)))}
    />
  )
}

/** Half an hour after the sun has risen and before it sets: shadows are long, and there is light. */
const LOW_SUN_MIN = 30

function DayTimes({
  moment,
  course,
  onMoment,
}: Pick<TimeBarProps, 'moment' | 'course' | 'onMoment'>): ReactNode {
  const { sunriseMin, sunsetMin, noonMin } = course
  const times = [
    { label: 'Morning', icon: IconSunrise, minute: sunriseMin && sunriseMin + LOW_SUN_MIN },
    { label: 'Noon', icon: IconSun, minute: noonMin },
    { label: 'Evening', icon: IconSunset2, minute: sunsetMin && sunsetMin - LOW_SUN_MIN },
  ]
  return (
    <Group gap={4} wrap="nowrap">
      {times.map(({ label, icon: Icon, minute }) => (
        <Button
          key={label}
          variant="default"
          size="compact-sm"
          disabled={minute === undefined}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={() => {
            if (minute !== undefined) onMoment({ ...moment, minute: Math.round(minute) })
          }}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}
