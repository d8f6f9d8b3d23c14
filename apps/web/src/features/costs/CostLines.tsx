import { COST_UNITS, type CostUnit } from '@duet/results'
import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { CostLine } from './CostLine.tsx'
import { type CostErrors, type LineDraft, withLine } from './costsDraft.ts'

interface CostLinesProps {
  readonly title: string
  readonly description: string
  readonly path: 'capital' | 'yearly'
  readonly units: readonly CostUnit[]
  readonly lines: readonly LineDraft[]
  readonly currency: string
  readonly errors: CostErrors
  readonly onChange: (lines: readonly LineDraft[]) => void
}

/** A table of prices by unit. */
export function CostLines(props: CostLinesProps): ReactNode {
  const { title, path, units, lines, currency, errors, onChange } = props
  const choices = units.map((unit) => ({ value: unit, label: COST_UNITS[unit].label }))
  return (
    <Panel title={title} description={props.description}>
      <Stack gap="sm">
        {lines.length === 0 && (
          <Text size="sm" c="gray.6">
            Nothing is entered.
          </Text>
        )}
        {lines.map((line, at) => (
          <CostLine
            key={line.key}
            line={line}
            number={at + 1}
            choices={choices}
            currency={currency}
            comesAgain={path === 'yearly'}
            errorOf={(field) => errors[`${path}.${at}.${field}`]}
            onChange={(next) => onChange(lines.with(at, next))}
            onRemove={() => onChange(lines.toSpliced(at, 1))}
          />
        ))}
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange(withLine(lines, units[0] ?? 'fixed'))}
          >
            {path === 'capital' ? 'Add capital cost' : 'Add running cost'}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}
