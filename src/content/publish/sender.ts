import type { Brand } from '#brands';

/** Who publishes. */
export type Sender = {
	readonly brand: Brand;
	/** For the record: the id of a key, a person, `import`. */
	readonly name: string;
	/** The other brands of the installation. */
	readonly others: readonly Brand[];
	/** Brands besides its own on which it may place what it sends; an ingest key has none. */
	readonly alsoOn: readonly Brand[];
	/**
	 * An operator at the machine, whose word is final: unknown sections are made from what the document tells about them, and
	 * a revision sent again with other content replaces the one that is kept.
	 */
	readonly operator: boolean;
};
