// The profile of the signed-in reader. Needs the browser: the session is in its storage. Without scripts a reader with a session in cookies
// gets the profile from the server.
import { useCallback, useEffect, useState } from 'react';
import type { ProfileTexts } from '#brands';
import { endpoints, type Profile } from '#identity/contract';
import { callFor, currentSession, goTo, logoutEvent, pageClient, SignedOut, signedInUuid } from '#identity-client';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageMessage } from '../ui/page-message.tsx';
import { takeEmailLinkQuery } from './account/email-link-query.ts';
import type { LinkState } from './account/email-link-state.ts';
import { errorText } from './account/error-text.ts';
import { leaveFlashMessage } from './account/flash-message/flash-message-storage.ts';
import formStyles from './account/form.module.css';
import { FormMessage } from './account/form-message.tsx';
import type { FormTexts } from './account/form-texts.ts';
import { Goodbye } from './account/profile/goodbye.tsx';
import { InteractiveProfile } from './account/profile/interactive/interactive-profile.tsx';
import { SignedOutDeletion } from './account/profile/interactive/signed-out-deletion.tsx';
import { ProfileFrame } from './account/profile/profile-frame.tsx';
import type { ProfileBrand } from './account/profile/profile-types.ts';

export type UserProfileProps = {
	readonly brand: ProfileBrand;
	/** The state of the link that opened the page, where there is one. */
	readonly link?: LinkState | undefined;
};

/** What is loaded of the reader before the page is shown. */
type ReaderState = { readonly profile: Profile; readonly newsletters: readonly string[] | undefined };

type State =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly text: string }
	| ({ readonly kind: 'reader'; readonly actingFor: string | undefined } & ReaderState)
	/** Nobody is signed in, and a link of an email asks whether to delete an account. */
	| { readonly kind: 'deciding' }
	| { readonly kind: 'gone' | 'signed-out' };

/** The profile of the signed-in reader (PRF-01, PRF-02); without a session, navigates to ingresar. */
export function UserProfile(props: UserProfileProps) {
	const { brand } = props;
	const { words } = brand;
	const { state, setState, nonce, load } = useReader(props);
	const leave = () => setState({ kind: 'gone' });
	const signedOut = useCallback(() => setState({ kind: 'signed-out' }), [setState]);
	useSignOut(state, signedOut);
	switch (state.kind) {
		case 'reader':
			return <InteractiveProfile {...{ brand, nonce, leave, signedOut }} {...state} />;
		case 'deciding':
			return <SignedOutDeletion words={words} nonce={nonce ?? ''} leave={leave} />;
		case 'gone':
		case 'signed-out':
			return (
				<ProfileFrame>
					<Goodbye words={words} isDeleted={state.kind === 'gone'} />
				</ProfileFrame>
			);
		case 'loading':
		case 'failed':
			return (
				<Waiting
					words={words}
					link={props.link}
					refusal={state.kind === 'failed' ? state.text : undefined}
					again={() => void load(nonce)}
				/>
			);
	}
}

/** Loads the profile of the reader, and takes the link of the email about the account's deletion out of the address. */
function useReader({ brand: { words }, link: linkState }: UserProfileProps) {
	const [state, setState] = useState<State>({ kind: 'loading' });
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
async function readerState(link: string | undefined, words: FormTexts): Promise<State | undefined> {
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

/** The newsletters of the reader; undefined when they cannot be read: then the rest of the profile is shown. */
const readNewsletters = () =>
	callFor(pageClient(), endpoints.ownNewsletters).then(
		({ newsletters }) => newsletters,
		() => undefined,
	);

/** When another tab signs out, or signs another reader in, nothing of this reader may stay here. */
function useOtherTabs(state: State, load: (link: undefined) => Promise<void>): void {
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

/** The header of the page signs out too. The deletion of the account also ends the session, and says goodbye afterwards. */
function useSignOut({ kind }: State, signedOut: () => void): void {
	useEffect(() => {
		if (kind !== 'reader') return;
		addEventListener(logoutEvent, signedOut);
		return () => removeEventListener(logoutEvent, signedOut);
	}, [kind, signedOut]);
}

type WaitingProps = Pick<UserProfileProps, 'link'> & {
	readonly words: FormTexts;
	readonly refusal: string | undefined;
	readonly again: () => void;
};

/** Shown until the reader is known. */
function Waiting({ words, link, refusal, again }: WaitingProps) {
	const { profile, checking, signInSubmit } = words.account;
	return (
		<ProfileFrame>
			<PageMessage title={profile.title}>
				{refusal === undefined ? (
					<p role="status" className={`${formStyles.subtitle} ${formStyles.scripted}`}>
						{checking}
					</p>
				) : (
					<>
						<div role="alert">
							<FormMessage kind="refused">{refusal}</FormMessage>
						</div>
						<button type="button" className={formStyles.submit} onClick={again}>
							{words.tryAgain}
						</button>
					</>
				)}
				<noscript>
					<div className={formStyles.form}>
						<p className={formStyles.subtitle}>{signedOutText(profile, link)}</p>
						<ButtonLink href="/ingresar/">{signInSubmit}</ButtonLink>
					</div>
				</noscript>
			</PageMessage>
		</ProfileFrame>
	);
}

/** What a signed-out reader without scripts can do. */
function signedOutText(texts: ProfileTexts, link: LinkState | undefined): string {
	if (link === undefined) return texts.needsSignIn;
	return link === 'valid' ? texts.deletionNeedsSignIn : texts.deletionLinkSpent;
}
