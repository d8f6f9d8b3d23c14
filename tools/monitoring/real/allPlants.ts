import { join } from 'node:path'
import { bonanzaPlants } from './cases/bonanzaPlants.ts'
import { goldenPlants } from './cases/goldenPlants.ts'
import { labelledPlants } from './cases/labelledPlants.ts'
import { otherPlants } from './cases/otherPlants.ts'
import { selfShadePlants } from './cases/selfShadePlants.ts'
import { serfPlants } from './cases/serfPlants.ts'
import { ticketPlants } from './cases/ticketPlants.ts'
import { yearPlants } from './cases/yearPlants.ts'
import type { RealPlant } from './realPlant.ts'

/** All plants below the folder of the data, and one beside it. */
export async function allPlants(dir: string): Promise<readonly RealPlant[]> {
  const [labelled, tickets] = [join(dir, 'pvanalytics'), join(dir, 'pvops')]
  return [
    ...serfPlants(labelled),
    ...goldenPlants(labelled),
    ...labelledPlants(labelled),
    ...bonanzaPlants(join(dir, '../bifacial-measured')),
    ...ticketPlants(tickets),
    ...yearPlants(tickets),
    ...(await otherPlants(dir)),
    ...selfShadePlants(dir),
  ]
}
