import { Button, Drawer, Stack, Text } from '@mantine/core'
import { IconChartHistogram } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatPercentFixed } from '../../../lib/format.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { type Scope, scopeName } from '../scope.ts'
import { useResultSearch } from '../useResultSearch.ts'
import { ExceedanceChart } from './ExceedanceChart.tsx'
import { ExceedanceTable } from './ExceedanceTable.tsx'
import { UncertaintyForm } from './UncertaintyForm.tsx'
import { type Exceedance, useExceedance } from './useUncertainty.ts'

const MAX_YEARS = 100

/** The button of the panel, and the panel; the address remembers that it is open, with its years. */
export function UncertaintyDrawer({ scope }: { readonly scope: Scope }): ReactNode {
  const [{ years }, change] = useResultSearch()
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconChartHistogram size={16} aria-hidden />}
        onClick={() => change({ years: 1 })}
      >
        Uncertainty and P-values
      </Button>
      <Drawer
        opened={years !== undefined}
        onClose={() => change({ years: undefined })}
        position="right"
        size={620}
        title={`Uncertainty: ${scopeName(scope)}`}
      >
        {years !== undefined && <Uncertainty scope={scope} years={years} />}
      </Drawer>
    </>
  )
}

function Uncertainty({
  scope,
  years,
}: {
  readonly scope: Scope
  readonly years: number
}): ReactNode {
  const view = useExceedance(scope, years)
  const [, change] = useResultSearch()
  return (
    <DataState view={view} skeleton={<SkeletonLines count={8} />}>
      {(data) => (
        <Stack gap="lg">
          {data.basis === 'period' ? (
            <NoYear />
          ) : (
            <NumberField
              label="Years that are averaged"
              description="1: a single year. Over more, only the differences between years average out."
              value={years}
              decimals={0}
              onChange={(value) => {
                if (value !== null && value >= 1 && value <= MAX_YEARS)
                  change({ years: Math.round(value) })
              }}
            />
          )}
          <ExceedanceTable data={data} />
          <ExceedanceChart data={data} />
          <UncertaintyForm
            key={JSON.stringify(data.uncertainty.parts)}
            uncertainty={data.uncertainty}
          />
          <Explanation data={data} />
        </Stack>
      )}
    </DataState>
  )
}

function NoYear(): ReactNode {
  return (
    <Note kind="warning">
      The simulation has no complete year. The energies are of its own period; the uncertainty is
      that of a whole year, and a part of a year differs more from year to year.
    </Note>
  )
}

function Explanation({ data: { uncertainty } }: { readonly data: Exceedance }): ReactNode {
  const root = formatPercentFixed(uncertainty.year_fraction)
  return (
    <Text size="xs" c="gray.7">
      {uncertainty.is_usual ? 'The parts are those of a usual plant. ' : ''}σ is the root of the sum
      of the squares of the parts: {root} in a single year; over N years the differences between
      years count 1/√N.
      {uncertainty.is_usual
        ? ' The paper that the parts are from quotes 8.7 % for a first year and 7.9 % for the life of a plant, found by its own simulation; the sum of squares is a little more cautious.'
        : ''}{' '}
      Energies are taken as normally distributed about the forecast: P_x = E · (1 − z_x · σ), z
      0.674 for P75, 1.282 for P90, 1.645 for P95, 2.326 for P99. Source of the usual parts: D.
      Thevenard, S. Pelland, Solar Energy 91 (2013) 432–445,{' '}
      <a href="https://doi.org/10.1016/j.solener.2011.05.006" rel="noreferrer" target="_blank">
        doi:10.1016/j.solener.2011.05.006
      </a>
      .
    </Text>
  )
}
