/** The texts of the figures on covers; `{x}` is a placeholder, which `fill` replaces. */
export type BoardTexts = {
	readonly source: string;
	readonly old: string;
	/** What a change means, for screen readers. */
	readonly rises: string;
	readonly falls: string;
	readonly stays: string;
};

export const boardTexts: BoardTexts = {
	source: 'Fuente: {name}, {date}.',
	old: 'Estos datos no se actualizan desde el {date}.',
	rises: 'sube {change} %',
	falls: 'baja {change} %',
	stays: 'sin cambios',
};
