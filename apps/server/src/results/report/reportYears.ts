import { exceedanceCurve } from '@duet/results'
import type { Content } from 'pdfmake/interfaces.js'
import { figure, note, reportTable, subheading, together } from '../../pdf/reportTables.ts'
import type { SectionParts } from './reportSections.ts'
import { correlationsText, uncertainIn } from './uncertaintyTexts.ts'
import { curveChart, tornadoChart } from './yearCharts.ts'

/** P-values over years, what makes them uncertain, and the years of the plant's life. */
export function yearsParts(parts: SectionParts): Content[] {
  return [
    ...probabilityParts(parts),
    ...budgetParts(parts),
    ...pictureParts(parts),
    ...lifeParts(parts),
  ]
}

function probabilityParts({ data: { years: found }, text }: SectionParts): Content[] {
  const { horizons, basis, basis_years } = found
  const energy = text.energies(
    horizons.flatMap(({ p_values }) => p_values.map(({ energy_kwh }) => energy_kwh)),
  )
  const levels = horizons[0]?.p_values.map(({ probability }) => probability) ?? []
  const nameOf = ({ years, is_life }: (typeof horizons)[number]): string => {
    if (basis === 'period') return 'The period of the run'
    if (years === 1) return 'A single year'
    return `Mean of ${years} years${is_life ? ' (life)' : ''}`
  }
  return [
    together(
      subheading('Energy that is exceeded with a probability'),
      reportTable(
        [
          { title: `Energy (${energy.unit})`, width: '*' },
          ...levels.map((level) => ({ title: `P${level}`, align: 'right' as const })),
          { title: 'σ', align: 'right' },
          { title: 'P90 drawn', align: 'right' },
        ],
        horizons.map((horizon) => [
          nameOf(horizon),
          ...horizon.p_values.map(({ energy_kwh }) => energy.of(energy_kwh)),
          text.percent(horizon.sigma_fraction, 3),
          energy.of(horizon.p_values.find(({ probability }) => probability === 90)?.drawn_kwh),
        ]),
      ),
    ),
    ...(basis === 'mean_year'
      ? [note(`P50 is the mean of the ${basis_years} complete years of the run.`)]
      : []),
    note(
      `Normal distribution about the computed energy (P50 = ${text.number(found.horizons[0]?.p_values[0]?.energy_kwh)} kWh): Px = P50 · (1 − zx · σ), z = 0.674, 1.282, 1.645 and 2.326 for 75, 90, 95 and 99 %. Without degradation. P90 drawn: of 10,000 draws of the parts in their own distributions.`,
    ),
  ]
}

function budgetParts({ data: { years: found }, text }: SectionParts): Content[] {
  const { parts, year_fraction, is_usual } = found.uncertainty
  const pairs = correlationsText(parts, parts, text.number)
  return [
    together(
      reportTable(
        [
          { title: 'Part of the uncertainty', width: '*' },
          { title: 'Distribution' },
          { title: 'Standard deviation', align: 'right' },
          { title: 'Correlation of years', align: 'right' },
          { title: 'Source', width: 110 },
        ],
        [
          ...parts.map((part) => [
            (part.input ?? null) === null
              ? part.name
              : `${part.name}: ${uncertainIn(part, text.number)}`,
            part.distribution === 'normal'
              ? part.distribution
              : `${part.distribution}, ± ${text.percent(part.fraction, 1)}`,
            text.percent(part.sigma_fraction, 2),
            text.number(part.year_correlation, 2),
            part.note,
          ]),
          ['Together, a single year', '', text.percent(year_fraction, 3), '', ''],
        ],
        { isSmall: true, isBold: (row) => row === parts.length },
      ),
    ),
    note(
      'Over N years each part counts √(ρ + (1 − ρ) / N), ρ its correlation of years: 0 averages out, 1 stays as it is.',
    ),
    note(
      pairs === ''
        ? 'The parts are independent: together they are the root of the sum of the squares.'
        : `Correlations in the same year: ${pairs}. All other parts are independent.`,
    ),
    ...(is_usual
      ? [
          note(
            'The project has no uncertainty of its own: these are of a usual plant (D. Thevenard, S. Pelland, Solar Energy 91 (2013) 432–445, doi:10.1016/j.solener.2011.05.006).',
          ),
        ]
      : []),
  ]
}

function pictureParts({ data: { years: found }, text, widthPt }: SectionParts): Content[] {
  const [year] = found.horizons
  const p50 = year?.p_values[0]?.energy_kwh ?? 0
  if (!year || year.sigma_fraction === 0 || p50 <= 0) return []
  const half = Math.floor((widthPt - 16) / 2)
  const curve = exceedanceCurve({ p50, sigmaFraction: year.sigma_fraction })
  return [
    {
      unbreakable: true,
      columnGap: 16,
      columns: [
        figure(
          tornadoChart({ effects: found.effects, p50 }, text, half),
          'P90 and P10 of a single year by each part of the uncertainty alone, in % of P50.',
          { width: half },
        ),
        figure(
          curveChart({ curve, named: year.p_values }, text, half),
          'Probability with which the energy of a single year is exceeded, over that energy; P-values are in the table above.',
          { width: half },
        ),
      ],
    },
    note(
      'Left: P90 (orange) and P10 (green) of a single year by each part alone, all others certain. Right: chance in % that the energy of a single year is exceeded.',
    ),
  ]
}

function lifeParts({ data: { years: found }, text }: SectionParts): Content[] {
  const { life } = found
  if (!life) return []
  const energy = text.energies(life.years.map(({ energy_kwh }) => energy_kwh))
  const total = text.energies([life.p50_kwh, life.p90_kwh])
  return [
    subheading('Life of the plant'),
    reportTable(
      [
        { title: 'Year', width: '*' },
        { title: 'Of the simulated year', align: 'right' },
        { title: `P50 (${energy.unit})`, align: 'right' },
        { title: `P90 (${energy.unit})`, align: 'right' },
        { title: `Cumulated (${total.unit})`, align: 'right' },
        { title: 'Performance ratio', align: 'right' },
      ],
      life.years.map((year) => [
        text.number(year.year),
        text.percent(year.factor, 2),
        energy.of(year.energy_kwh),
        energy.of(year.p90_kwh),
        total.of(year.cumulated_kwh),
        text.result(year.performance_ratio, ''),
      ]),
      { isSmall: true },
    ),
    note(
      `Whole life: P50 ${total.of(life.p50_kwh)} ${total.unit}, P90 ${total.of(life.p90_kwh)} ${total.unit} (σ = ${text.percent(life.sigma_fraction, 2)}). Blocks age by the rates of their panels, from new; energy is taken as proportional to the power that is left. P90 is of each year by itself.`,
    ),
  ]
}
