import { kpiValue } from '@duet/results'
import type { BlockYield, Resolvers } from '../graphql/resolvers.gen.ts'
import { changesBetween, runManifest } from './inputs/runManifest.ts'
import type { FinishedRun } from './run/finishedRun.ts'
import { ofRun } from './run/ofRun.ts'
import { systemLosses } from './run/partOf.ts'
import { rangeOf, requestedBlock, requestedColumns, requestedRollUp } from './run/seriesQueries.ts'
import { simulationMeta } from './simulationMeta.ts'
import { cellTemperatures } from './tabs/cellTemperatures.ts'
import { dayProfiles } from './tabs/dayProfiles.ts'
import { dcOperation } from './tabs/dcOperation.ts'
import { durationCurve } from './tabs/durationCurve.ts'
import { monthlyLosses } from './tabs/lossesByMonth.ts'
import { blockSeries, plantSeries } from './tabs/plantSeries.ts'
import { capacityFactorSeries, performanceRatioSeries } from './tabs/ratioSeries.ts'
import { runAlbedo } from './tabs/runAlbedo.ts'
import { timeSeries, yieldSeries } from './tabs/runSeries.ts'
import { zoneYields } from './tabs/zoneYields.ts'
import { runKpis } from './yields/runKpis.ts'
import { yearlyYields } from './yields/yieldBasis.ts'

/** Columns that blocks have, and intervals of their roll-ups. */
const blockColumns = (
  run: FinishedRun,
  args: { readonly columns: readonly string[]; readonly time_interval?: string | null | undefined },
) => ({
  columns: requestedColumns(run.facts.blocks[0]?.id, args.columns),
  interval: requestedRollUp(args.time_interval),
})

const blockYield = (block: FinishedRun['summary']['blocks'][number]): BlockYield => ({
  block_id: block.block_id,
  name: block.name,
  nominal_dc_kw: block.ratings.nominal_dc_w / 1000,
  nominal_ac_kw: block.ratings.nominal_ac_w / 1000,
  energy_kwh: block.energy_kwh,
  specific_yield_kwh_per_kwp: kpiValue(block.kpis, 'specific_yield') ?? 0,
  performance_ratio: kpiValue(block.kpis, 'performance_ratio'),
})

export const resultsResolvers: Resolvers = {
  Query: {
    duetSimMeta: ofRun(simulationMeta),
    simulationKpis: ofRun((run, { block_id }) => runKpis(run, block_id)),
    blockYields: ofRun(({ summary }) => summary.blocks.map(blockYield)),
    yearlyYields: ofRun((run, { block_id }) => yearlyYields(run, block_id)),
    dailyYields: ofRun((run, args) => yieldSeries(run, args, 'OneDay')),
    hourlyYields: ofRun((run, args) => yieldSeries(run, args, 'OneHour')),
    performanceRatio: ofRun((run, args) =>
      performanceRatioSeries(run, requestedBlock(run, args), requestedRollUp(args.time_interval)),
    ),
    capacityFactor: ofRun((run, args) =>
      capacityFactorSeries(run, requestedBlock(run, args), requestedRollUp(args.time_interval)),
    ),
    timeSeriesSummary: ofRun((run, args) => timeSeries(run, args)),
    zoneYields: ofRun((run, args) => zoneYields(run, args.block_id, rangeOf(args))),
    systemLosses: ofRun((run, { block_id }) => systemLosses(run, block_id)),
    plantSeries: ofRun((run, args) => plantSeries(run, args.block_id, blockColumns(run, args))),
    blockSeries: ofRun((run, args) => blockSeries(run, blockColumns(run, args))),
    dayProfiles: ofRun((run, args) =>
      dayProfiles(run, args.block_id, blockColumns(run, args).columns),
    ),
    durationCurve: ofRun((run, args) => durationCurve(run, requestedBlock(run, args))),
    dcOperation: ofRun(dcOperation),
    cellTemperatures: ofRun((run, { block_id }) => cellTemperatures(run, block_id)),
    monthlyLosses: ofRun((run, { block_id }) => monthlyLosses(run, block_id)),
    runAlbedo: ofRun((run, { block_id }) => runAlbedo(run, block_id)),
    runManifest: ofRun(runManifest),
    runChanges: (_root, { a, b }, { server, userId }) => changesBetween(server, userId, a, b),
  },
}
