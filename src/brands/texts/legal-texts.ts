/** The texts around the terms of use and the text on personal data; `{x}` is a placeholder, which `fill` replaces. */
export type LegalTexts = {
	/** Descriptions for search engines. */
	readonly descriptions: Readonly<Record<'terms' | 'privacy', string>>;
	readonly since: string;
	readonly changes: string;
	readonly contents: string;
	readonly earlier: string;
	readonly earlierStay: string;
	/** The period in which an earlier version was in force. */
	readonly inForce: string;
	readonly source: string;
	readonly ownData: string;
	readonly empty: string;
};

export const legalTexts: LegalTexts = {
	descriptions: {
		terms: 'Las reglas para usar {brand}: las cuentas, los contenidos, los newsletters y los cambios de este texto.',
		privacy: 'Qué datos tuyos guarda {brand}, para qué, por cuánto tiempo, y cómo los descargás, corregís o borrás.',
	},
	since: 'Vigente desde el {date}',
	changes: 'Qué cambió en esta versión',
	contents: 'En este texto',
	earlier: 'Versiones anteriores',
	earlierStay: 'Las versiones anteriores quedan publicadas.',
	inForce: 'Del {from} al {to}',
	source: 'Publica este texto {name}. Última revisión: {date}.',
	ownData: 'Ver mis datos',
	empty: 'Todavía no publicamos este texto.',
};
