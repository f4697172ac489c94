import type { Brand } from '#brands';

/** A request, as far as it tells who asks. */
export type RequestHeaders = {
	readonly headers: { readonly authorization?: string | undefined; readonly cookie?: string | undefined };
	/** Names and values in turn, as they were sent. */
	readonly rawHeaders: readonly string[];
};

/** Who is a registered reader, for whom nothing is held back; told by the accounts of readers. */
export type Members = {
	/** Whether the request shows a session at all, good or not. Costs nothing and asks nobody. */
	showsSession(asker: RequestHeaders): boolean;
	/** Whether that session is good at this moment, and its reader's e-mail is verified where the brand asks for that. */
	isMember(brand: Brand, asker: RequestHeaders): Promise<boolean>;
};
