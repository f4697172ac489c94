import type { Tables } from '../store/tables.ts';
import type { Sender } from './sender.ts';

/** One publication: the transaction in which it happens, who sends it, and when it was received. */
export type Publication = {
	/** The tables inside the publication's transaction. */
	readonly tables: Tables;
	readonly sender: Sender;
	readonly now: Date;
};
