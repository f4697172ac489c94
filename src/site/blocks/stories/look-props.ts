import type { Brand } from '#brands';
import type { Card } from '#content/contract';

/** The props of each look of a list of stories. */
export type LookProps = {
	readonly cards: readonly Card[];
	readonly brand: Brand;
	/** Heading level of the headlines. */
	readonly level: 2 | 3;
	/** Accessible name of the list. */
	readonly label: string;
	/** Shows the age of the stories, relative to this time. */
	readonly now?: Date;
	/** Shows the facts of recipes, films and series. */
	readonly facts?: boolean;
};
