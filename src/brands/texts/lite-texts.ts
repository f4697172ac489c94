/** The texts of the light version of a page; `{x}` is a placeholder, which `fill` replaces. */
export type LiteTexts = {
	/** Leads from a page to its light version, and back. */
	readonly lightVersion: string;
	readonly wholeVersion: string;
	/** Offered to readers whose browser saves data. */
	readonly offer: string;
	readonly openPicture: string;
};

export const liteTexts: LiteTexts = {
	lightVersion: 'Versión liviana',
	wholeVersion: 'Versión completa',
	offer: '¿Ahorrás datos? Leé la versión liviana de esta página.',
	openPicture: 'Ver la foto: {alt}',
};
