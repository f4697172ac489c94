import type { Brand } from '#brands';

/** The headers of a request, which may show a session. */
export type RequestHeaders = {
	readonly headers: { readonly authorization?: string | undefined; readonly cookie?: string | undefined };
	/** Names and values in turn, as they were sent (Node's `rawHeaders`). */
	readonly rawHeaders: readonly string[];
};

/** Tells registered readers, who get whole stories, from others. The identity module implements it. */
export type RegisteredReaders = {
	/** Whether the request shows a session, valid or not. Makes no query. */
	showsSession(request: RequestHeaders): boolean;
	/** Whether that session is valid now, and its reader's email is verified where the brand requires it. */
	isRegistered(brand: Brand, request: RequestHeaders): Promise<boolean>;
};
