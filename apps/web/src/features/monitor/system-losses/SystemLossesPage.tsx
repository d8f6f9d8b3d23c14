import { Button, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import type { LossSumsFragment } from '../../../lib/gql/graphql.ts'
import { ChoiceSwitch, choicesOf } from '../../../ui/ChoiceSwitch.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { MonitorPage } from '../shell/MonitorPage.tsx'
import { NotEvaluated } from '../shell/NotEvaluated.tsx'
import type { Period } from '../shell/period.ts'
import { usePeriod } from '../shell/usePeriod.ts'
import { CauseDays } from './CauseDays.tsx'
import { LossTable } from './LossTable.tsx'
import { LossWaterfall } from './LossWaterfall.tsx'
import { lossBars } from './lossBars.ts'
import { LOSS_UNITS, type LossUnit, useLossSearch } from './lossSearch.ts'
import { lossSentence } from './lossSentence.ts'
import { StaticLossPanel } from './StaticLossPanel.tsx'
import { useSystemLosses } from './useSystemLosses.ts'

const UNIT_TEXTS: Readonly<Record<LossUnit, string>> = {
  percent: '%',
  energy: 'Energy',
  money: 'Money',
}

/** Where the available energy went, by cause. */
export function SystemLossesPage(): ReactNode {
  const period = usePeriod('30d')
  const view = useSystemLosses(period)
  return (
    <MonitorPage title="System losses" period={period}>
      <DataState
        view={view}
        skeleton={<SkeletonBox height={420} />}
        isEmpty={({ day_count }) => day_count === 0}
        empty={<NotEvaluated period={period} />}
      >
        {(sums) => <Losses sums={sums} period={period} />}
      </DataState>
    </MonitorPage>
  )
}

interface LossesProps {
  readonly sums: LossSumsFragment
  readonly period: Period
}

function Losses({ sums, period }: LossesProps): ReactNode {
  const { price_per_kwh, currency, budget_simulation_id } = useDeployment().version
  const [search, change] = useLossSearch()
  const price = useMemo(
    () =>
      price_per_kwh === null ? undefined : { perKwh: price_per_kwh, currency: currency ?? '' },
    [price_per_kwh, currency],
  )
  const unit = search.as ?? 'percent'
  const bars = useMemo(() => lossBars(sums), [sums])
  const chosen = bars.find(({ key, kind }) => key === search.cause && kind !== 'level')
  const units = LOSS_UNITS.filter((one) => one !== 'money' || price !== undefined)
  return (
    <>
      <Panel>
        <Text component="output" display="block" size="lg" fw={600}>
          {lossSentence(period, sums, price)}
        </Text>
      </Panel>
      <Panel>
        <LossWaterfall
          bars={bars}
          sums={sums}
          unit={unit}
          price={price}
          controls={
            <ChoiceSwitch
              label="Losses as"
              choices={choicesOf(units, UNIT_TEXTS)}
              value={unit === 'money' && price === undefined ? 'energy' : unit}
              onChange={(as) => change({ as })}
            />
          }
        />
      </Panel>
      {chosen !== undefined && <CauseDays bar={chosen} period={period} />}
      <LossTable bars={bars} modelKwh={sums.model_kwh} price={price} />
      {budget_simulation_id !== null && (
        <Panel
          title="Losses by design"
          description="What the run that was sold loses from the light to the grid. The expected energy has them too: they are no faults."
          actions={
            <Button
              variant="default"
              aria-expanded={search.static === true}
              onClick={() => change({ static: search.static === true ? undefined : true })}
            >
              {search.static === true ? 'Hide' : 'Show'}
            </Button>
          }
        >
          {search.static === true && <StaticLossPanel simulationId={budget_simulation_id} />}
        </Panel>
      )}
    </>
  )
}
