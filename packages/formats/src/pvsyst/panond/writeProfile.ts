import { isSameNumber, numberText, type PvsystDocument } from '../text/pvsystDocument.ts'

/** PVsyst's profiles hold at least this many places, the rest being 0,0. */
const LEAST_PLACES = 9

/** Puts points into a `TCubicProfile`; one that holds the same points stays as it stands. */
export function setProfile(
  profile: PvsystDocument,
  points: readonly (readonly [number, number])[],
): void {
  if (holds(profile, points)) return
  const others = [...profile.fields].filter(
    ([name]) => !/^(Point_\d+|NPtsMax|NPtsEff|LastCompile)$/i.test(name),
  )
  const places = Math.max(LEAST_PLACES, points.length)
  profile.fields.clear()
  profile.fields.set('NPtsMax', String(places))
  profile.fields.set('NPtsEff', String(points.length))
  for (const [name, value] of others) profile.fields.set(name, value)
  if (others.length === 0) profile.fields.set('Mode', '3')
  for (let i = 0; i < places; i++) {
    const [x, y] = points[i] ?? [0, 0]
    profile.fields.set(`Point_${i + 1}`, `${numberText(x)},${numberText(y)}`)
  }
}

function holds({ fields }: PvsystDocument, points: readonly (readonly [number, number])[]) {
  if (Number(fields.get('NPtsEff')) !== points.length) return false
  return points.every(([x, y], index) => {
    const [a = Number.NaN, b = Number.NaN] = (fields.get(`Point_${index + 1}`) ?? '')
      .split(',')
      .map(Number)
    return isSameNumber(a, x) && isSameNumber(b, y)
  })
}
