// Messages between the main thread and the worker thread that runs PGlite.

/** Start data of the worker. */
export type PgliteStart = { readonly dataDir: string };

/** Messages to the worker. It answers each one once, in order. */
export type ToPglite =
	| { readonly kind: 'bytes'; readonly bytes: Uint8Array }
	| { readonly kind: 'fresh-session' }
	/** Copies the database directory to a new directory. */
	| { readonly kind: 'copy'; readonly to: string }
	| { readonly kind: 'close' };

/** Messages from the worker. */
export type FromPglite =
	| { readonly kind: 'ready' }
	| { readonly kind: 'answer'; readonly bytes: Uint8Array }
	| { readonly kind: 'failed'; readonly reason: string };
