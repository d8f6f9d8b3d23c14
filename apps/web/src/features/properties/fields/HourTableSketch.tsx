import { SHORT_MONTH_NAMES } from '@duet/units'
import type { ReactNode } from 'react'
import { joinUnit } from '../../../lib/format.ts'
import { SEQUENTIAL_COLORS } from '../../../ui/palette.ts'
import classes from '../PropertyPanel.module.css'
import { HOURS, monthOf } from './hourTable.ts'

const LEFT = 4

/** The months of a table as rows and its hours as columns, bright where they are high. */
export function HourTableSketch(props: {
  readonly values: readonly number[]
  readonly unit: string
}): ReactNode {
  const { values, unit } = props
  const textOf = (value: number): string => joinUnit(String(value), unit)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const color = (value: number): string | undefined =>
    SEQUENTIAL_COLORS[
      most === least ? SEQUENTIAL_COLORS.length - 1 : colorStep((value - least) / (most - least))
    ]
  return (
    <>
      <svg className={classes['hourTable']} viewBox={`0 0 ${HOURS + LEFT} 12`} aria-hidden>
        {SHORT_MONTH_NAMES.map((name, month) => (
          <g key={name}>
            <text x={0} y={month + 0.8} fontSize={0.9}>
              {name}
            </text>
            {monthOf(values, month).map((value, hour) => (
              <rect
                key={`${name} ${hour.toString()}`}
                x={LEFT + hour}
                y={month}
                width={1}
                height={1}
                fill={color(value)}
              >
                <title>{`${name} ${hour}:00, ${textOf(value)}`}</title>
              </rect>
            ))}
          </g>
        ))}
      </svg>
      <p className={classes['help']}>
        {`${textOf(least)} dark, ${textOf(most)} bright; midnight at the left`}
      </p>
    </>
  )
}

const colorStep = (share: number): number => Math.round(share * (SEQUENTIAL_COLORS.length - 1))
