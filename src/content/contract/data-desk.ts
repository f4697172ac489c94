/** A data document in the lists of the newsroom. */
export type DataRow = {
	readonly id: string;
	/** Its title or name; a day of the schedule has none. */
	readonly title: string | undefined;
	readonly receivedAt: string;
	readonly sender: string;
	/** Whether it was taken from readers. */
	readonly isGone: boolean;
};

/** The newest text of a data document, as it was sent. */
export type DataText = {
	readonly text: string;
	readonly revision: string;
	readonly receivedAt: string;
	readonly sender: string;
	/** Whether it was taken from readers. */
	readonly isGone: boolean;
};
