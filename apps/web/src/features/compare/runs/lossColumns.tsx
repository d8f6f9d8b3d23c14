import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import {
  changeText,
  differenceText,
  isSame,
  pointsText,
  shownAmount,
  signedPercent,
  valueText,
} from './compareTexts.ts'
import type { LossPair } from './lossPairs.ts'

export const LOSS_COLUMNS: readonly Column<LossPair>[] = [
  { key: 'label', title: 'Stage', minWidth: 150, render: (pair) => <StageName pair={pair} /> },
  column('fraction_a', 'A, of previous', (pair) => changeOf(pair, signedPercent(pair.fraction.a))),
  column('fraction_b', 'B, of previous', (pair) => changeOf(pair, signedPercent(pair.fraction.b))),
  column('points', 'B − A, points', (pair) => changeOf(pair, pointsText(pair.fraction.absolute))),
  column('a', 'A', (pair) => amountText(pair, 'a')),
  column('b', 'B', (pair) => amountText(pair, 'b')),
  column('amount', 'B − A', (pair) => differenceText(shownAmount(pair), pair.unit)),
  column('fraction', '% of A', (pair) =>
    pair.kind === 'level' ? signedPercent(pair.amount.fractionOfA) : '',
  ),
]

function column(key: string, title: string, textOf: (pair: LossPair) => string): Column<LossPair> {
  return rightColumn(key, title, (pair) => (
    <Text span size="sm" fw={pair.kind === 'level' ? 700 : 400} c={inkOf(pair)}>
      {textOf(pair)}
    </Text>
  ))
}

/** A level is not a change of the stage before. */
function changeOf({ kind }: LossPair, text: string): string {
  return kind === 'level' ? '' : text
}

function amountText(pair: LossPair, side: 'a' | 'b'): string {
  const value = shownAmount(pair)[side]
  return pair.kind === 'level' ? valueText(value, pair.unit) : changeText(value, pair.unit)
}

/** What is the same in both stands back. */
function inkOf(pair: LossPair): string {
  return isSame(pair) && pair.kind !== 'level' ? 'gray.6' : 'gray.9'
}

function StageName({ pair }: { readonly pair: LossPair }): ReactNode {
  return (
    <Text
      span
      size="sm"
      fw={pair.kind === 'level' ? 700 : 400}
      c={inkOf(pair)}
      pl={pair.kind === 'part' ? 16 : 0}
    >
      {pair.label}
    </Text>
  )
}
