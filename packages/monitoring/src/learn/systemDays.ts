/** Energy of a day without an open event where nothing clips, without own levels, Wh; null on another day. */
export type SystemDay = { readonly modelWh: number; readonly sensorWh: number } | null
