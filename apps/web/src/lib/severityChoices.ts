/** From which severity on issues are told; the shares are those by which the server counts. */
export const SEVERITY_CHOICES = [
  { value: 'critical', label: 'Critical: 2 % of the day and more' },
  { value: 'major', label: 'Major and critical: 0.5 % and more' },
  { value: 'minor', label: 'Minor and above: 0.1 % and more' },
  { value: 'info', label: 'All' },
]
