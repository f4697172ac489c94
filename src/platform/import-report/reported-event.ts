/** Where an item was read. `number` is its position in the file, from 1; 0 means the file itself. */
export type ReportedPlace = {
	readonly file: string;
	readonly number: number;
	readonly id?: string | undefined;
	readonly type?: string | undefined;
	/** The name of the item for people, such as its headline. */
	readonly title?: string | undefined;
};

/** What happened to an item of an import. The paths of problems are JSON paths such as `$.headlines.basic`. */
export type ReportedEvent<Kind extends string> = {
	readonly kind: Kind;
	readonly place: ReportedPlace;
	readonly why?: string;
	readonly code?: string;
	/** Texts that say what was changed in the item or left out of it. Equal texts are counted together. */
	readonly notes?: readonly string[] | undefined;
	readonly problems?: readonly { readonly path: string; readonly message: string }[];
	/** The kinds of what was repaired in the item, each once. */
	readonly repairs?: readonly string[];
};
