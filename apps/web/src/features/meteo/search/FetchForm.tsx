import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { formatAgo, formatDate } from '../../../lib/formatTime.ts'
import type { AvailableDatasetFragment } from '../../../lib/gql/graphql.ts'

interface FetchFormProps {
  readonly dataset: AvailableDatasetFragment
  readonly isBusy: boolean
  readonly onStart: (years: readonly number[], isFresh: boolean) => void
}

/** Chooses years where there are any, and downloads or takes what is stored. */
export function FetchForm({ dataset, isBusy, onStart }: FetchFormProps): ReactNode {
  const newest = dataset.years.at(-1) ?? 0
  const [first, setFirst] = useState(newest)
  const [last, setLast] = useState(newest)
  const hasYears = dataset.max_years > 0
  const years = hasYears ? yearsBetween(dataset.years, first, last) : []
  const stored = dataset.kept.find((file) => file.years.join() === years.join())
  const others = dataset.kept.filter((file) => file !== stored)
  const from = (year: number): void => {
    setFirst(year)
    setLast(Math.min(Math.max(last, year), year + dataset.max_years - 1))
  }
  const to = (year: number): void => {
    setLast(year)
    setFirst(Math.max(Math.min(first, year), year - dataset.max_years + 1))
  }
  return (
    <Stack gap="xs" align="flex-end">
      <Group gap="xs" align="flex-end" justify="flex-end">
        {dataset.can_fetch && hasYears && (
          <>
            <YearField label="From year" years={dataset.years} value={first} onChange={from} />
            <YearField label="To year" years={dataset.years} value={last} onChange={to} />
          </>
        )}
        {stored !== undefined && (
          <Button disabled={isBusy} onClick={() => onStart(years, false)}>
            Use stored file
          </Button>
        )}
        {dataset.can_fetch && (
          <Button
            variant={stored === undefined ? 'filled' : 'default'}
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={isBusy}
            onClick={() => onStart(years, stored !== undefined)}
          >
            {stored === undefined ? 'Download' : 'Download again'}
          </Button>
        )}
        {others.map((file) => (
          <Button
            key={file.filename}
            variant="default"
            disabled={isBusy}
            onClick={() => onStart(file.years, false)}
          >
            Use stored file{yearsText(file.years)}
          </Button>
        ))}
      </Group>
      <SmallPrint dataset={dataset} storedAt={stored?.fetched_at} />
    </Stack>
  )
}

interface SmallPrintProps {
  readonly dataset: AvailableDatasetFragment
  readonly storedAt: string | undefined
}

function SmallPrint({ dataset, storedAt }: SmallPrintProps): ReactNode {
  const isLimited = dataset.max_years > 0 && dataset.max_years < dataset.years.length
  return (
    <>
      {storedAt !== undefined && (
        <Text size="xs" c="gray.7">
          Stored since {formatDate(storedAt)} ({formatAgo(storedAt)})
        </Text>
      )}
      {isLimited && dataset.can_fetch && (
        <Text size="xs" c="gray.7">
          At most {dataset.max_years} years become one file
        </Text>
      )}
    </>
  )
}

const yearsBetween = (all: readonly number[], first: number, last: number): readonly number[] =>
  all.filter((year) => year >= first && year <= last)

function yearsText(years: readonly number[]): string {
  if (years.length === 0) return ''
  return years.length === 1 ? ` ${years[0]}` : ` ${years[0]} to ${years.at(-1)}`
}

interface YearFieldProps {
  readonly label: string
  readonly years: readonly number[]
  readonly value: number
  readonly onChange: (year: number) => void
}

function YearField({ label, years, value, onChange }: YearFieldProps): ReactNode {
  return (
    <NativeSelect
      label={label}
      w={88}
      value={String(value)}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      data={years.toReversed().map(String)}
    />
  )
}
