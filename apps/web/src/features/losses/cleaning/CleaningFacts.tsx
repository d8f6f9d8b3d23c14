import type { CleaningValue } from '@duet/results'
import type { ReactNode } from 'react'
import { formatEnergyKwh, formatNumber, formatPercent } from '../../../lib/format.ts'
import type { CleaningPartsFragment } from '../../../lib/gql/graphql.ts'
import { formatMoney } from '../../../project/economics/moneyText.ts'
import { FactList } from '../../../ui/FactList.tsx'
import type { CleaningStudy } from './CleaningPanel.tsx'

interface CleaningFactsProps {
  readonly study: CleaningStudy
  readonly now: CleaningPartsFragment
  readonly values: readonly CleaningValue[]
  readonly best: CleaningValue | undefined
}

/** What the schedule of now does, with and without its cleanings. */
export function CleaningFacts({ study, now, values, best }: CleaningFactsProps): ReactNode {
  const none = values.find(({ perYear }) => perYear === 0)
  const without =
    none === undefined
      ? 'no limit'
      : `${formatPercent(none.lossFraction)}, ${formatEnergyKwh(-none.gainKwh)} a year less`
  const facts = [
    { label: 'Blocks', value: study.blocks.join(', ') },
    { label: 'Cleanings a year now', value: formatNumber(now.per_year, 3) },
    { label: 'Soiling loss', value: formatPercent(now.loss_fraction) },
    { label: 'Soiling loss without cleaning', value: without },
  ]
  const { currency } = study
  const { net } = best ?? {}
  if (best && net !== undefined && currency !== null) {
    facts.push({ label: 'Best', value: `${best.perYear} a year` })
    facts.push({ label: 'Net gain a year of the best', value: formatMoney(net, currency) })
  }
  return <FactList facts={facts} />
}
