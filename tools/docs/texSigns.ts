/** What the commands of TeX that this guide uses stand for. */
export const TEX_LETTERS: Readonly<Record<string, string>> = {
  '\\alpha': 'α',
  '\\beta': 'β',
  '\\gamma': 'γ',
  '\\delta': 'δ',
  '\\varepsilon': 'ε',
  '\\epsilon': 'ϵ',
  '\\zeta': 'ζ',
  '\\eta': 'η',
  '\\theta': 'θ',
  '\\kappa': 'κ',
  '\\lambda': 'λ',
  '\\mu': 'μ',
  '\\nu': 'ν',
  '\\pi': 'π',
  '\\rho': 'ρ',
  '\\sigma': 'σ',
  '\\tau': 'τ',
  '\\varphi': 'φ',
  '\\phi': 'ϕ',
  '\\psi': 'ψ',
  '\\omega': 'ω',
  '\\infty': '∞',
}

/** Greek capitals stand upright. */
export const TEX_CAPITALS: Readonly<Record<string, string>> = {
  '\\Gamma': 'Γ',
  '\\Delta': 'Δ',
  '\\Sigma': 'Σ',
  '\\Phi': 'Φ',
  '\\Omega': 'Ω',
}

export const TEX_OPERATORS: Readonly<Record<string, string>> = {
  '\\cdot': '⋅',
  '\\times': '×',
  '\\le': '≤',
  '\\ge': '≥',
  '\\ne': '≠',
  '\\approx': '≈',
  '\\propto': '∝',
  '\\to': '→',
  '\\in': '∈',
  '\\pm': '±',
  '\\bmod': 'mod',
  '\\lfloor': '⌊',
  '\\rfloor': '⌋',
  '\\{': '{',
  '\\}': '}',
  '\\|': '∥',
  '\\int': '∫',
  '-': '−',
  '*': '∗',
}

/** Their limits stand above and below in a formula of its own line. */
export const TEX_SUMS: Readonly<Record<string, string>> = { '\\sum': '∑', '\\prod': '∏' }

export const TEX_FUNCTIONS: ReadonlySet<string> = new Set(
  ['sin', 'cos', 'tan', 'cot', 'arcsin', 'arccos', 'arctan', 'exp', 'ln', 'log', 'max', 'min'].map(
    (name) => `\\${name}`,
  ),
)

/** Widths in em. */
export const TEX_SPACES: Readonly<Record<string, number>> = {
  '\\,': 0.17,
  '\\:': 0.22,
  '\\;': 0.28,
  '\\ ': 0.28,
  '\\quad': 1,
  '\\qquad': 2,
}
