import { nominalRate } from '@duet/results'
import { formatNumber, formatPercentFixed, formatResult, joinUnit } from '../../../lib/format.ts'
import { economicKpis } from '../../../project/economics/economicKpis.ts'
import { economicText, formatMoney, splitEconomic } from '../../../project/economics/moneyText.ts'
import type { KpiFigure, KpiPart } from '../../../ui/Kpi.tsx'
import type { RunEconomics } from './useEconomics.ts'

/** The strip: capital cost and the figures at P50, each with P90 and what it was made with. */
export function economicFigures(economics: RunEconomics, currency: string): readonly KpiFigure[] {
  const [p50] = economics.cases
  const p90 = economics.cases.find(({ probability }) => probability === 90)
  if (p50 === undefined) return []
  const ofP90 = p90 && economicKpis(p90, currency)
  const parts = assumptions(economics, currency)
  const figures = economicKpis(p50, currency).map(({ key, label, value, unit, formula }, at) => {
    const split = splitEconomic(value, unit)
    const other = { label: 'At P90', value: economicText(ofP90?.[at]?.value, unit) }
    return { key, label, value: split.text, unit: split.unit, formula, parts: [other, ...parts] }
  })
  return [...figures, capitalFigure(economics, currency)]
}

function capitalFigure({ capital, capital_sum }: RunEconomics, currency: string): KpiFigure {
  const { text, unit } = splitEconomic(capital_sum, currency)
  const parts = capital.map(({ name, amount }) => ({
    label: name,
    value: formatMoney(amount, currency),
  }))
  return {
    key: 'capital',
    label: 'Capital cost',
    value: text,
    unit,
    formula: 'Σ of its parts',
    parts,
  }
}

function assumptions(
  { model, mean_price_per_mwh, cases }: RunEconomics,
  currency: string,
): readonly KpiPart[] {
  if (model === null) return []
  const { real_discount_fraction: real, inflation_fraction: inflation } = model
  return [
    { label: 'Energy, first year', value: formatResult(cases[0]?.energy_kwh, 'kWh') },
    ...(mean_price_per_mwh === null
      ? []
      : [
          {
            label: 'Mean price, first year',
            value: joinUnit(formatNumber(mean_price_per_mwh), `${currency}/MWh`),
          },
        ]),
    { label: 'Discount rate, real', value: formatPercentFixed(real) },
    { label: 'Discount rate, nominal', value: formatPercentFixed(nominalRate(real, inflation)) },
    { label: 'Analysis period', value: joinUnit(String(model.life_years), 'years') },
  ]
}
