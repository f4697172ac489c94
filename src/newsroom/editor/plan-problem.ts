const problems: Readonly<Record<string, string>> = {
	CHANGED_MEANWHILE: 'los lectores tienen otro texto que cuando se programó.',
	TIME_PASSED: 'su hora pasó mientras la nota estaba descartada o cambiada. Elegí otra.',
	PATH_TAKEN: 'otra nota tomó su dirección.',
	UNKNOWN_SECTION: 'su sección ya no existe.',
};

/** Why a plan was missed, in Spanish. */
export const planProblem = (code: string): string => problems[code] ?? `el sitio no la aceptó (${code}).`;
