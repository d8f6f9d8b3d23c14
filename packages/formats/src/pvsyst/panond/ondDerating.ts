import type { DeratePoint, InverterParameters } from '@duet/plant'
import type { PvsystFields } from '../text/pvsystFields.ts'

/**
 * The power limit by air temperature, as PVsyst draws it: `PMaxOUT` up to `TPMax`, `PNomConv` at `TPNom`, `PLim1` at
 * `TPLim1`, `PLimAbs` (0 where not given) at `TPLimAbs`, above which the inverter stops.
 */
export function ondDeratePoints(fields: PvsystFields): Partial<InverterParameters> {
  const ratedKw = fields.positive('PNomConv')
  const maximumKw = fields.positive('PMaxOUT') ?? ratedKw
  const last = fields.positive('TPLimAbs')
  const hasBoost = maximumKw !== undefined && ratedKw !== undefined && maximumKw > ratedKw
  const given: readonly (readonly [number | undefined, number | undefined])[] = [
    [fields.positive('TPMax'), hasBoost ? maximumKw : undefined],
    [fields.positive('TPNom'), ratedKw],
    [fields.positive('TPLim1'), fields.positive('PLim1')],
    [last, fields.number('PLimAbs') ?? 0],
  ]
  const points: DeratePoint[] = []
  for (const [temperature, powerKw] of given) {
    const before = points.at(-1)
    if (temperature === undefined || powerKw === undefined) continue
    if (before && (temperature <= before.temperature || 1000 * powerKw > before.ac_power)) {
      fields.changed(
        `The power limit at ${temperature} °C does not follow from the one before it and was left out.`,
      )
    } else points.push({ temperature, ac_power: 1000 * powerKw })
  }
  if (points.length < 2) fields.assume('temp_derate_curves')
  return {
    temp_derate_curves: points.length >= 2 ? points : [],
    ...(last === undefined ? {} : { maximum_operating_temperature: last }),
  }
}
