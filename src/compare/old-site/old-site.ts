import type { KeptAnswer } from '../page/answer.ts';

/** An address of the old site, with its answer if that was saved; otherwise the address will be requested. */
export type OldPage = { readonly address: string; readonly answer?: KeptAnswer };

/** What is known of the old site. */
export type OldSite = {
	/** Absolute addresses, each once. */
	readonly addresses: readonly string[];
	/** Whether the addresses are ordered by how often they were requested. */
	readonly isRanked: boolean;
	/** The pages at these addresses, in any order. */
	pages(chosen: ReadonlySet<string>): AsyncIterable<OldPage>;
};

/** There is nothing to compare; the message is for the operator. */
export class NoOldSite extends Error {
	override readonly name = 'NoOldSite';
}
