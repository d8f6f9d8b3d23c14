import { costUnit } from '@duet/results'
import type { ReactNode } from 'react'
import { formatNumber, formatPercentFixed, joinUnit, MISSING } from '../../../lib/format.ts'
import { formatMoney } from '../../../project/economics/moneyText.ts'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import type { RunEconomics } from './useEconomics.ts'

type Part = RunEconomics['capital'][number] &
  Partial<Pick<RunEconomics['yearly'][number], 'every_years'>>

interface Row extends Omit<Part, 'unit' | 'unit_price' | 'every_years'> {
  readonly unit: string
  /** Empty: once, or every year. */
  readonly rhythm: string
  readonly counted: string
  readonly unit_price: number | null
  readonly isSum: boolean
}

interface CostTableProps {
  readonly title: string
  readonly description: string
  readonly parts: readonly Part[]
  readonly sum: number | null
  readonly currency: string
}

/** What a run costs, line by line, with the quantities of its design. */
export function CostTable({ parts, sum, currency, ...texts }: CostTableProps): ReactNode {
  const total: Row = {
    name: 'Sum',
    unit: '',
    rhythm: '',
    counted: '',
    unit_price: null,
    quantity: null,
    amount: sum,
    isSum: true,
  }
  return (
    <FigureTable
      {...texts}
      figures={figuresOf(currency, sum)}
      rows={[...parts.map(rowOf), total]}
      rowKey={({ name, unit, isSum }) => `${name} ${unit} ${isSum}`}
      isBold={({ isSum }) => isSum}
    />
  )
}

function rowOf({ every_years, ...part }: Part): Row {
  const { label, counted } = costUnit(part.unit)
  const every = every_years ?? 1
  const amount = part.amount === null ? null : part.amount / every
  const rhythm = every === 1 ? '' : `, every ${every} years`
  return { ...part, amount, unit: label, rhythm, counted, isSum: false }
}

const figuresOf = (currency: string, sum: number | null): readonly Figure<Row>[] => [
  { title: 'Cost', value: ({ name }) => name },
  {
    title: 'Price',
    csv: `Price (${currency})`,
    value: ({ unit_price }) => unit_price,
    text: ({ unit_price, unit, rhythm }) =>
      unit_price === null
        ? ''
        : `${joinUnit(formatNumber(unit_price), currency)} per ${unit}${rhythm}`,
  },
  { csv: 'Per', value: ({ unit, rhythm }) => unit + rhythm },
  {
    title: 'Quantity',
    value: ({ quantity }) => quantity,
    text: ({ quantity, counted, isSum }) =>
      isSum ? '' : quantity === null ? 'not known' : joinUnit(formatNumber(quantity, 5), counted),
  },
  {
    title: 'Amount',
    csv: `Amount (${currency})`,
    value: ({ amount }) => amount,
    text: ({ amount }) => formatMoney(amount, currency),
  },
  {
    title: 'Share',
    value: ({ amount }) => shareOf(amount, sum),
    text: ({ amount }) => {
      const share = shareOf(amount, sum)
      return share === null ? MISSING : formatPercentFixed(share, 1)
    },
  },
]

const shareOf = (amount: number | null, sum: number | null): number | null =>
  amount === null || sum === null || sum === 0 ? null : amount / sum
