/** An unpublished text of a work. `receivedAt` is ISO 8601 in UTC; `lacks` is what it must get before readers can see it. */
export type Draft = {
	readonly id: string;
	readonly headline: string;
	readonly receivedAt: string;
	readonly lacks: 'headline' | 'date' | undefined;
};
