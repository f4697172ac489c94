/** What the worker is started with: a directory, or `memory://`. */
export type PgliteStart = { readonly dataDir: string };

/** Sent to the worker; each message is answered once, in order. */
export type ToPglite =
	| { readonly kind: 'bytes'; readonly bytes: Uint8Array }
	| { readonly kind: 'fresh-session' }
	/** Copies the directory of the database to another one. */
	| { readonly kind: 'copy'; readonly to: string }
	| { readonly kind: 'close' };

export type FromPglite =
	| { readonly kind: 'ready' }
	| { readonly kind: 'answer'; readonly bytes: Uint8Array }
	| { readonly kind: 'failed'; readonly reason: string };
