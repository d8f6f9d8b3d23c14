import type { BlockYield, Resolvers } from '../http/resolvers.gen.ts'
import { cellTemperatures } from './cellTemperatures.ts'
import { dayProfiles } from './dayProfiles.ts'
import { dcOperation } from './dcOperation.ts'
import { durationCurve } from './durationCurve.ts'
import type { FinishedRun } from './finishedRun.ts'
import { monthlyLosses } from './lossesByMonth.ts'
import { ofRun } from './ofRun.ts'
import { systemLosses } from './partOf.ts'
import { blockSeries, plantSeries } from './plantSeries.ts'
import { capacityFactorSeries, performanceRatioSeries } from './ratioSeries.ts'
import { rangeOf, requestedBlock, requestedColumns, requestedRollUp } from './resultReads.ts'
import { runAlbedo } from './runAlbedo.ts'
import { runKpis } from './runKpis.ts'
import { changesBetween, runManifest } from './runManifest.ts'
import { timeSeries, yieldSeries } from './runSeries.ts'
import { simulationMeta } from './simulationMeta.ts'
import { yearlyYields } from './yieldBasis.ts'
import { zoneYields } from './zoneYields.ts'

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
  specific_yield_kwh_per_kwp: block.kpis.find(({ key }) => key === 'specific_yield')?.value ?? 0,
  performance_ratio: block.kpis.find(({ key }) => key === 'performance_ratio')?.value ?? null,
})

export const resultsResolvers: Resolvers = {
  Query: {
    duetSimMeta: ofRun((server, run) => simulationMeta(server, run)),
    simulationKpis: ofRun((server, run, { block_id }) => runKpis(server, run, block_id)),
    blockYields: ofRun((_server, { summary }) => summary.blocks.map(blockYield)),
    yearlyYields: ofRun((server, run, { block_id }) => yearlyYields(server, run, block_id)),
    dailyYields: ofRun((server, run, args) => yieldSeries(server, run, args, 'OneDay')),
    hourlyYields: ofRun((server, run, args) => yieldSeries(server, run, args, 'OneHour')),
    performanceRatio: ofRun((server, run, args) =>
      performanceRatioSeries(
        server,
        run,
        requestedBlock(run, args),
        requestedRollUp(args.time_interval),
      ),
    ),
    capacityFactor: ofRun((server, run, args) =>
      capacityFactorSeries(
        server,
        run,
        requestedBlock(run, args),
        requestedRollUp(args.time_interval),
      ),
    ),
    timeSeriesSummary: ofRun((server, run, args) => timeSeries(server, run, args)),
    zoneYields: ofRun((server, run, args) => zoneYields(server, run, args.block_id, rangeOf(args))),
    systemLosses: ofRun((_server, run, { block_id }) => systemLosses(run, block_id)),
    plantSeries: ofRun((server, run, args) =>
      plantSeries(server, run, args.block_id, blockColumns(run, args)),
    ),
    blockSeries: ofRun((server, run, args) => blockSeries(server, run, blockColumns(run, args))),
    dayProfiles: ofRun((server, run, args) =>
      dayProfiles(server, run, args.block_id, blockColumns(run, args).columns),
    ),
    durationCurve: ofRun((server, run, args) =>
      durationCurve(server, run, requestedBlock(run, args)),
    ),
    dcOperation: ofRun((server, run) => dcOperation(server, run)),
    cellTemperatures: ofRun((server, run, { block_id }) => cellTemperatures(server, run, block_id)),
    monthlyLosses: ofRun((server, run, { block_id }) => monthlyLosses(server, run, block_id)),
    runAlbedo: ofRun((server, run, { block_id }) => runAlbedo(server, run, block_id)),
    runManifest: ofRun((server, run) => runManifest(server, run)),
    runChanges: (_root, { a, b }, { server, userId }) => changesBetween(server, userId, a, b),
  },
}
