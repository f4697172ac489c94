/** The texts of live stories; `{x}` is a placeholder, which `fill` replaces. */
export type LiveStoryTexts = {
	readonly reload: string;
	readonly pinned: string;
	readonly keyMoments: string;
	/** Announces entries that are not shown yet. */
	readonly newEntry: string;
	readonly newEntries: string;
	/** Says how many entries came since the reader's last visit, and leads to the first of them. */
	readonly missedEntry: string;
	readonly missedEntries: string;
	/** Stands below the entries that came since the last visit. */
	readonly readUntilHere: string;
	readonly shareEntry: string;
	/** Says that changes may be missing, because too many were made since the page was opened. */
	readonly partial: string;
	readonly ended: string;
};

export const liveStoryTexts: LiveStoryTexts = {
	reload: 'Actualizar',
	pinned: 'Lo importante',
	keyMoments: 'Momentos clave',
	newEntry: '1 nueva',
	newEntries: '{n} nuevas',
	missedEntry: 'Desde tu última visita hay 1 entrada nueva',
	missedEntries: 'Desde tu última visita hay {n} entradas nuevas',
	readUntilHere: 'Hasta acá habías leído',
	shareEntry: 'Compartir la entrada de las {hour}',
	partial: 'Pasó mucho desde que abriste esta página: acá están las entradas más nuevas. Actualizala para verlas todas.',
	ended: 'La cobertura en vivo terminó.',
};
