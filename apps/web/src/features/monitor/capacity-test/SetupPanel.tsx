import { CAPACITY_TARGETS, CONDITION_SOURCES } from '@duet/monitoring/capacity-setup'
import { Group, Stack, Switch, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useIsNarrow } from '../../../ui/useIsNarrow.ts'
import type { Period } from '../shell/period.ts'
import { useCapacitySetup } from './capacitySearch.ts'
import type { LimitField } from './filterTexts.ts'
import { SetupFileButtons } from './SetupFileButtons.tsx'
import { SetupNumber } from './SetupNumber.tsx'
import { CONDITION_TEXTS, conditionsChange, TARGET_TEXTS, targetChange } from './setupChoices.ts'
import type { CapacityTest } from './useCapacityTest.ts'

const TARGET_FIELDS: Readonly<Record<'budget' | 'expected' | 'given', readonly LimitField[]>> = {
  budget: [{ key: 'target_days', label: 'Days of its year', unit: 'd' }],
  expected: [],
  given: [{ key: 'target_w', label: 'Power', unit: 'kW', factor: 0.001 }],
}
const PERCENTILE: readonly LimitField[] = [{ key: 'percentile', label: 'Percentile', unit: '%' }]
const GIVEN: readonly LimitField[] = [
  { key: 'poa_wm2', label: 'Irradiance', unit: 'W/m²' },
  { key: 'air_c', label: 'Air', unit: '°C' },
  { key: 'wind_m_per_s', label: 'Wind', unit: 'm/s' },
]
const OTHERS: readonly LimitField[] = [
  { key: 'tolerance_percent', label: 'Tolerance', unit: '%' },
  { key: 'average_minutes', label: 'Averaging', unit: 'min' },
  { key: 'least_points', label: 'Points needed', unit: '' },
  { key: 'bifaciality', label: 'Bifaciality φ', unit: '' },
]

interface SetupPanelProps {
  readonly found: CapacityTest
  readonly period: Period
}

/** Target, reporting conditions and tolerance; all of it stands in the address. */
export function SetupPanel({ found, period }: SetupPanelProps): ReactNode {
  const [setup, change] = useCapacitySetup()
  const orientation = useIsNarrow() ? 'vertical' : 'horizontal'
  const isStated = setup.target === 'given'
  return (
    <Panel
      title="Set-up"
      guide="/docs/monitoring/capacity-test.html#what-it-needs"
      description="It stands in the address, and can be saved to repeat the test"
      actions={<SetupFileButtons period={period} />}
    >
      <Stack gap="md">
        <Row title="Target" fields={TARGET_FIELDS[setup.target]}>
          <ChoiceSwitch
            size="xs"
            orientation={orientation}
            label="Target of the capacity test"
            choices={choicesOf(CAPACITY_TARGETS, TARGET_TEXTS)}
            value={setup.target}
            onChange={(target) => change(targetChange(target, found, setup.conditions))}
          />
        </Row>
        <Row
          title="Reporting conditions"
          fields={setup.conditions === 'given' ? GIVEN : PERCENTILE}
        >
          <ChoiceSwitch
            size="xs"
            orientation={orientation}
            label="Reporting conditions"
            choices={choicesOf(CONDITION_SOURCES, CONDITION_TEXTS).filter(
              ({ value }) => value !== 'target' || !isStated,
            )}
            value={setup.conditions}
            onChange={(source) => change(conditionsChange(source, found))}
          />
        </Row>
        <Row title="Verdict" fields={OTHERS}>
          <Switch
            label="Too much capacity fails as well"
            checked={setup.tolerance_side === 'both'}
            onChange={({ currentTarget }) =>
              change({ tolerance_side: currentTarget.checked ? 'both' : 'below' })
            }
          />
        </Row>
      </Stack>
    </Panel>
  )
}

interface RowProps {
  readonly title: string
  readonly fields: readonly LimitField[]
  readonly children: ReactNode
}

function Row({ title, fields, children }: RowProps): ReactNode {
  return (
    <div>
      <Text size="sm" fw={600} mb={4}>
        {title}
      </Text>
      <Group gap="md" align="flex-end">
        {children}
        {fields.map((field) => (
          <SetupNumber key={field.key} field={field} />
        ))}
      </Group>
    </div>
  )
}
