// Needs the browser: who the reader is lies in its storage. Without it, a reader whose session lies in cookies gets the page from the server.
import { useCallback, useEffect, useState } from 'react';
import { endpoints, type Profile } from '#identity/contract';
import { call, currentSession, goTo, pageClient, signedInUuid } from '#identity-client';
import { ButtonLink } from '../ui/button-link.tsx';
import { GenericInfo } from '../ui/generic-info.tsx';
import formStyles from './account/form.module.css';
import { Notice } from './account/form-frame.tsx';
import { takeMailLink } from './account/mail-link.ts';
import { Goodbye } from './account/profile/goodbye.tsx';
import { LiveProfile } from './account/profile/live/live-profile.tsx';
import { SignedOutDeletion } from './account/profile/live/signed-out-deletion.tsx';
import type { ProfileBrand } from './account/profile/profile-data.ts';
import { ProfileFrame } from './account/profile/profile-frame.tsx';
import { textOf } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type UserProfileProps = { readonly brand: ProfileBrand };

type Shown =
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed'; readonly text: string }
	| { readonly kind: 'reader'; readonly profile: Profile; readonly actingFor: string | undefined }
	/** Nobody is signed in, and a link asks whether to delete an account. */
	| { readonly kind: 'deciding' }
	| { readonly kind: 'gone' };

/** The reader's account (PRF-01, PRF-02); who is not signed in is sent to ingresar. */
export function UserProfile({ brand }: UserProfileProps) {
	const { words } = brand;
	const [shown, setShown] = useState<Shown>({ kind: 'loading' });
	const [nonce, setNonce] = useState<string>();
	const ask = useCallback(
		async (link: string | undefined) => {
			setShown({ kind: 'loading' });
			try {
				const session = await currentSession(pageClient());
				if (session) {
					const profile = await call(pageClient(), endpoints.profile);
					setShown({ kind: 'reader', profile, actingFor: session.impersonator });
				} else if (link !== undefined) setShown({ kind: 'deciding' });
				else goTo(pageClient(), 'ingresar');
			} catch (error) {
				setShown({ kind: 'failed', text: textOf(error, words) });
			}
		},
		[words],
	);
	useEffect(() => {
		const link = takeMailLink('eliminar').nonce;
		setNonce(link);
		void ask(link);
	}, [ask]);
	const reader = shown.kind === 'reader' ? shown.profile.uuid : undefined;
	useEffect(() => {
		if (reader === undefined) return;
		// Who signs out in another tab, or is followed by another reader there, leaves nothing of hers in this one.
		const look = () => signedInUuid(pageClient()) !== reader && void ask(undefined);
		addEventListener('storage', look);
		return () => removeEventListener('storage', look);
	}, [reader, ask]);
	const leave = () => setShown({ kind: 'gone' });
	switch (shown.kind) {
		case 'reader':
			return <LiveProfile brand={brand} profile={shown.profile} nonce={nonce} actingFor={shown.actingFor} leave={leave} />;
		case 'deciding':
			return <SignedOutDeletion words={words} nonce={nonce ?? ''} leave={leave} />;
		case 'gone':
			return (
				<ProfileFrame>
					<Goodbye words={words} />
				</ProfileFrame>
			);
		case 'loading':
		case 'failed':
			return <Waiting words={words} refusal={shown.kind === 'failed' ? shown.text : undefined} again={() => void ask(nonce)} />;
	}
}

type WaitingProps = { readonly words: FormWords; readonly refusal: string | undefined; readonly again: () => void };

/** What there is before the reader is known. The sheets of what comes are those that are used here. */
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
