import { useCallback, useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { callFor, currentSession, goTo, pageClient, SignedOut, signedInUuid } from '#identity-client';
import { takeEmailLinkQuery } from '../../email-link-query.ts';
import type { LinkState } from '../../email-link-state.ts';
import { errorText } from '../../error-text.ts';
import { leaveFlashMessage } from '../../flash-message/flash-message-storage.ts';
import type { FormTexts } from '../../form-texts.ts';

/** What the page knows of its reader. */
export type ReaderState =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly text: string }
	| {
			readonly kind: 'reader';
			readonly profile: Profile;
			/** Undefined when they cannot be read: then the rest of the profile is shown. */
			readonly newsletters: readonly string[] | undefined;
			/** The member of staff who acts for the reader. */
			readonly actingFor: string | undefined;
	  }
	/** Nobody is signed in, and a link of an email asks whether to delete an account. */
	| { readonly kind: 'deciding' }
	/** The account was deleted, or its reader signed out. */
	| { readonly kind: 'gone' | 'signed-out' };

/** Loads the profile of the reader, and takes the link of the email about the account's deletion out of the address. */
export function useReader(words: FormTexts, linkState: LinkState | undefined) {
	const [state, setState] = useState<ReaderState>({ kind: 'loading' });
	const [nonce, setNonce] = useState<string>();
	const load = useCallback(
		async (link: string | undefined) => {
			setState({ kind: 'loading' });
			const next = await readerState(link, words);
			if (next) setState(next);
		},
		[words],
	);
	useEffect(() => {
		const link = takeEmailLinkQuery('eliminar').nonce;
		const isDead = linkState === 'dead';
		if (isDead) leaveFlashMessage('deletion-link-dead');
		setNonce(isDead ? undefined : link);
		void load(isDead ? undefined : link);
	}, [load, linkState]);
	useOtherTabs(state, load);
	return { state, setState, nonce, load };
}

/** What the page shows; undefined when it is left, because nobody is signed in. */
async function readerState(link: string | undefined, words: FormTexts): Promise<ReaderState | undefined> {
	try {
		const session = await currentSession(pageClient());
		if (session) {
			const [profile, newsletters] = await Promise.all([callFor(pageClient(), endpoints.profile), readNewsletters()]);
			return { kind: 'reader', profile, newsletters, actingFor: session.impersonator };
		}
	} catch (error) {
		if (error instanceof SignedOut) return { kind: 'signed-out' };
		if (signedInUuid(pageClient()) !== undefined) return { kind: 'failed', text: errorText(error, words) };
		// The service ended the session.
		if (link === undefined) leaveFlashMessage('session-over');
	}
	if (link !== undefined) return { kind: 'deciding' };
	goTo(pageClient(), 'ingresar');
	return undefined;
}

/** The newsletters of the reader; undefined when they cannot be read. */
const readNewsletters = () =>
	callFor(pageClient(), endpoints.ownNewsletters).then(
		({ newsletters }) => newsletters,
		() => undefined,
	);

/** When another tab signs out, or signs another reader in, nothing of this reader may stay here. */
function useOtherTabs(state: ReaderState, load: (link: undefined) => Promise<void>): void {
	const reader = state.kind === 'reader' ? state.profile.uuid : undefined;
	useEffect(() => {
		if (reader === undefined) return;
		// Once: a sign-out removes several keys, and each of them is an event.
		const watch = new AbortController();
		const check = () => {
			if (signedInUuid(pageClient()) === reader) return;
			watch.abort();
			void load(undefined);
		};
		addEventListener('storage', check, { signal: watch.signal });
		return () => watch.abort();
	}, [reader, load]);
}
