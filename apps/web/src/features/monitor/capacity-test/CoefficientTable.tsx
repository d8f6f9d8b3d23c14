import type { ReactNode } from 'react'
import { formatFixed, formatNumber } from '../../../lib/format.ts'
import { FigureTable } from '../../../ui/FigureTable.tsx'
import type { CapacitySide, CapacityTest } from './useCapacityTest.ts'

const UNITS: Readonly<Record<string, string>> = {
  E: 'W/(W/m²)',
  'E²': 'W/(W/m²)²',
  E·Ta: 'W/(W/m² °C)',
  E·v: 'W/(W/m² m/s)',
}

interface Row {
  readonly side: string
  readonly symbol: string
  readonly term: CapacitySide['terms'][number]
}

const rowsOf = (side: string, { terms }: Pick<CapacitySide, 'terms'>): readonly Row[] =>
  terms.map((term, k) => ({ side, symbol: `a${'₁₂₃₄'[k] ?? ''}`, term }))

/** Coefficients of both regressions, and how sure they are. */
export function CoefficientTable({ found }: { readonly found: CapacityTest }): ReactNode {
  const rows = [
    ...rowsOf('Measured', found.measured),
    ...(found.target ? rowsOf('Target', found.target) : []),
  ]
  if (rows.length === 0) return null
  return (
    <FigureTable<Row>
      title="Coefficients"
      csvTitle="Coefficients of the capacity test"
      description="P = E (a₁ + a₂ E + a₃ Ta + a₄ v). p: the probability of so large a coefficient where there is none; above 0.05 the points do not show the term."
      rows={rows}
      rowKey={({ side, symbol }) => `${side} ${symbol}`}
      figures={[
        { title: 'Side', value: ({ side }) => side },
        {
          title: 'Coefficient',
          value: ({ symbol, term }) => `${symbol} (${term.term})`,
          align: 'left',
        },
        {
          title: 'Value',
          value: ({ term }) => term.coefficient,
          text: ({ term }) => formatNumber(term.coefficient),
        },
        { title: 'Unit', value: ({ term }) => UNITS[term.term] ?? '', align: 'left' },
        {
          title: 'Standard error',
          value: ({ term }) => term.standard_error,
          text: ({ term }) => formatNumber(term.standard_error),
        },
        { title: 'p', value: ({ term }) => term.p, text: ({ term }) => pText(term.p) },
      ]}
    />
  )
}

const pText = (p: number): string => (p < 0.0001 ? '< 0.0001' : formatFixed(p, 4))
