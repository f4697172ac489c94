import type { Brand } from '#brands';

/** Who publishes, and what they may do. */
export type Sender = {
	readonly brand: Brand;
	/** For the record: the id of a key, a person, `import`. */
	readonly name: string;
	/** The other brands of the installation. */
	readonly others: readonly Brand[];
	/** The other brands on which the sender may place works; none for an ingest key. */
	readonly alsoOn: readonly Brand[];
	/**
	 * Whether the sender is an operator at the machine. For an operator unknown sections are created from what the document says about
	 * them, and a revision that is sent again with other content replaces the stored one.
	 */
	readonly operator: boolean;
};
