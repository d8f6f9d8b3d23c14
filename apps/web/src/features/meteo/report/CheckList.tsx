import { Anchor, Stack, Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatCount, formatPercent } from '../../../lib/format.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { siteTimeText } from '../weatherTexts.ts'
import classes from './CheckList.module.css'
import { byWeight, resultOf } from './checkTexts.ts'
import { ResultBadge } from './ResultBadge.tsx'
import type { WeatherCheck } from './useReport.ts'

interface CheckListProps {
  /** For screen readers. */
  readonly label: string
  readonly dataset: DatasetRowFragment
  readonly checks: readonly WeatherCheck[]
}

/** Each check: its result, what was found, what to do, and whose rule it is. */
export function CheckList({ label, dataset, checks }: CheckListProps): ReactNode {
  return (
    <ul className={classes['list']} aria-label={label}>
      {byWeight(checks).map((check) => (
        <li key={`${check.code} ${check.column ?? ''}`} className={classes['check']}>
          <ResultBadge result={resultOf(check.result)} />
          <Stack gap={2}>
            <Text size="sm" fw={600}>
              {check.title}
            </Text>
            <Text size="sm">{check.message}</Text>
            <Text size="xs" c="gray.6">
              {countsText(check, dataset)}
              {check.source !== null && <Source text={check.source} />}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  )
}

/** '12 of 4,380 rows (0.27 %), 2021-01-03 08:00 to 2021-12-30 16:00.'; the rows only where the message has not counted them. */
function countsText(check: WeatherCheck, dataset: DatasetRowFragment): string {
  const { checked_count, failed_count, first_at, last_at, message } = check
  if (checked_count === 0) return ''
  if (failed_count === 0) return `${counted(checked_count, 'row')} looked at.`
  const found = `${formatCount(failed_count)} of ${counted(checked_count, 'row')}`
  const share = formatPercent(failed_count / checked_count, 2)
  const rows = message.includes(found) ? '' : `${found} (${share})`
  const parts = [rows, timesText(first_at, last_at, dataset)].filter((part) => part !== '')
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}

function timesText(
  first_at: string | null,
  last_at: string | null,
  dataset: DatasetRowFragment,
): string {
  if (first_at === null || last_at === null) return ''
  const [first, last] = [siteTimeText(first_at, dataset), siteTimeText(last_at, dataset)]
  return first === last ? first : `${first} to ${last}`
}

/** Addresses in it are links. */
function Source({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      {' Rule: '}
      {text.split(/(https?:\/\/\S+[^\s.,;)])/).map((part) =>
        part.startsWith('http') ? (
          <Anchor key={part} href={part} target="_blank" rel="noreferrer" size="xs">
            {part}
          </Anchor>
        ) : (
          <Fragment key={part}>{part}</Fragment>
        ),
      )}
    </>
  )
}
