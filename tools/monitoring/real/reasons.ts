/** What many rows have in common. */
export const LOW_SUN =
  'the sun is hardly up: clouds and hills at the horizon, and the inverter is not awake or gives a little'
export const NO_NIGHT = 'no readings by night: that is how this logger is'
