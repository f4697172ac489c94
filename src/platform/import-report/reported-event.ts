/** Where something was read: the how many-th of a file, from 1; 0 is the file itself. */
export type ReportedPlace = {
	readonly file: string;
	readonly number: number;
	readonly id?: string | undefined;
	readonly type?: string | undefined;
};

/** What happened to it. Problems have JSON paths such as `$.headlines.basic`. */
export type ReportedEvent<Kind extends string> = {
	readonly kind: Kind;
	readonly place: ReportedPlace;
	readonly why?: string;
	readonly code?: string;
	readonly problems?: readonly { readonly path: string; readonly message: string }[];
};
