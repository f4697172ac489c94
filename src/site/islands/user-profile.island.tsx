// Needs the browser: the session is in its storage. Fallback: a reader with a session in cookies gets the profile from the server.
import { useCallback, useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { callFor, currentSession, goTo, pageClient, signedInUuid } from '#identity-client';
import { ButtonLink } from '../ui/button-link.tsx';
import { GenericInfo } from '../ui/generic-info.tsx';
import formStyles from './account/form.module.css';
import { Notice } from './account/form-frame.tsx';
import type { LinkState } from './account/link-state.ts';
import { tell } from './account/live-told.ts';
import { takeMailLink } from './account/mail-link.ts';
import { Goodbye } from './account/profile/goodbye.tsx';
import { LiveProfile } from './account/profile/live/live-profile.tsx';
import { SignedOutDeletion } from './account/profile/live/signed-out-deletion.tsx';
import type { ProfileBrand } from './account/profile/profile-data.ts';
import { ProfileFrame } from './account/profile/profile-frame.tsx';
import { textOf } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type UserProfileProps = {
	readonly brand: ProfileBrand;
	/** The state of the link that opened the page, where there is one. */
	readonly link?: LinkState | undefined;
};

type State =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly text: string }
	| { readonly kind: 'reader'; readonly profile: Profile; readonly actingFor: string | undefined }
	/** Nobody is signed in, and a link of an email asks whether to delete an account. */
	| { readonly kind: 'deciding' }
	| { readonly kind: 'gone' | 'signed-out' };

/** The profile of the signed-in reader (PRF-01, PRF-02); without a session, navigates to ingresar. */
export function UserProfile({ brand, link: linkState }: UserProfileProps) {
	const { words } = brand;
	const [state, setState] = useState<State>({ kind: 'loading' });
	const [nonce, setNonce] = useState<string>();
	const load = useCallback(
		async (link: string | undefined) => {
			setState({ kind: 'loading' });
			try {
				const session = await currentSession(pageClient());
				if (session) {
					const profile = await callFor(pageClient(), endpoints.profile);
					setState({ kind: 'reader', profile, actingFor: session.impersonator });
				} else if (link !== undefined) setState({ kind: 'deciding' });
				else goTo(pageClient(), 'ingresar');
			} catch (error) {
				setState({ kind: 'failed', text: textOf(error, words) });
			}
		},
		[words],
	);
	useEffect(() => {
		const link = takeMailLink('eliminar').nonce;
		const isDead = linkState === 'dead';
		if (isDead) tell('deletion-link-dead');
		setNonce(isDead ? undefined : link);
		void load(isDead ? undefined : link);
	}, [load, linkState]);
	const reader = state.kind === 'reader' ? state.profile.uuid : undefined;
	useEffect(() => {
		if (reader === undefined) return;
		// When another tab signs out, or signs another reader in, nothing of this reader may stay here.
		const check = () => signedInUuid(pageClient()) !== reader && void load(undefined);
		addEventListener('storage', check);
		return () => removeEventListener('storage', check);
	}, [reader, load]);
	const leave = () => setState({ kind: 'gone' });
	const signedOut = () => setState({ kind: 'signed-out' });
	switch (state.kind) {
		case 'reader':
			return <LiveProfile {...{ brand, nonce, leave, signedOut }} profile={state.profile} actingFor={state.actingFor} />;
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
			return <Waiting words={words} refusal={state.kind === 'failed' ? state.text : undefined} again={() => void load(nonce)} />;
	}
}

type WaitingProps = { readonly words: FormWords; readonly refusal: string | undefined; readonly again: () => void };

/** Shown until the reader is known. */
function Waiting({ words, refusal, again }: WaitingProps) {
	const { profile, checking, signInSubmit } = words.account;
	return (
		<ProfileFrame>
			<GenericInfo title={profile.title}>
				{refusal === undefined ? (
					<p role="status" className={formStyles.subtitle}>
						{checking}
					</p>
				) : (
					<>
						<div role="alert">
							<Notice kind="refused">{refusal}</Notice>
						</div>
						<button type="button" className={formStyles.submit} onClick={again}>
							{words.tryAgain}
						</button>
					</>
				)}
				<noscript>
					<p>{profile.needsSignIn}</p>
					<ButtonLink href="/ingresar/">{signInSubmit}</ButtonLink>
				</noscript>
			</GenericInfo>
		</ProfileFrame>
	);
}
