import type { Brand } from '#brands';
import type { Card } from '#content/contract';

/** What each look of a list of stories shows. */
export type LookProps = {
	readonly cards: readonly Card[];
	readonly brand: Brand;
	/** Rank of the headlines. */
	readonly level: 2 | 3;
	/** What the list is called by those who hear it. */
	readonly label: string;
	/** Ages are shown, counted from here. */
	readonly now?: Date;
};
