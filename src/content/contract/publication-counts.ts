// What a newsroom published and corrected, as its public figures show it.
import type { SafeHtml } from './ids.ts';
import type { Card } from './story.ts';

/** How many works of a brand were published: by day, the last day being today, and by main section, most works first. */
export type PublicationCounts = {
	readonly days: readonly { readonly date: string; readonly count: number }[];
	readonly sections: readonly { readonly id: string; readonly name: string; readonly count: number }[];
};

/** A story with its corrections and clarifications; none where only registered readers may read them. */
export type CorrectedStory = { readonly card: Card; readonly notes: readonly { readonly heading: string; readonly html: SafeHtml }[] };
