/** A part of the plant and of the time, as the address of the page holds it. */
export interface DrillAddress {
  readonly block?: string | undefined
  readonly zone?: number | undefined
  readonly inverter?: number | undefined
  readonly table?: number | undefined
  /** yyyy, yyyy-MM, yyyy-MM-dd or yyyy-MM-ddTHH:mm in site time. */
  readonly time?: string | undefined
}

/** The address of a part of the plant at the same time. */
export function atPlace(from: DrillAddress, kind: string, key: string): DrillAddress {
  const { time, block } = from
  switch (kind) {
    case 'block':
      return { time, block: key }
    case 'zone':
      return { time, block, zone: Number(key) }
    case 'inverter':
      return { time, block, inverter: Number(key) }
    case 'table':
      return { time, block, table: Number(key) }
    default:
      return { time }
  }
}

/** The address of the same part of the plant at another time. */
export function atTime(from: DrillAddress, key: string): DrillAddress {
  return { ...from, time: key === '' ? undefined : key }
}

/** Every key, so that a search takes away what is no longer chosen. */
export function addressSearch(address: DrillAddress): {
  readonly [Key in keyof DrillAddress]-?: DrillAddress[Key]
} {
  const { block, zone, inverter, table, time } = address
  return { block, zone, inverter, table, time }
}
