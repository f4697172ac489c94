// Needs the browser: who the reader is lies in its storage. Without it, a reader whose session lies in cookies gets the page from the server.
import { useCallback, useEffect, useState } from 'react';
import type { ContentGroup } from '#brands';
import type { Profile } from '#identity/contract';
import { endpoints } from '#identity/contract';
import { call, goTo, pageClient, signedInState } from '#identity-client';
import { ButtonLink } from '../ui/button-link.tsx';
import { GenericInfo } from '../ui/generic-info.tsx';
import formStyles from './account/form.module.css';
import { Notice } from './account/form-frame.tsx';
import { takeLink } from './account/link-of-mail.ts';
import { LiveProfile } from './account/live-profile.tsx';
import profileStyles from './account/profile.module.css';
import { textOf } from './account/use-form.ts';
import type { FormWords } from './account/words.ts';

export type UserProfileProps = {
	readonly words: FormWords;
	/** What readers of the brand may follow (CIU-01 to CIU-05). */
	readonly groups: readonly ContentGroup[];
	/** IANA name; the day of birth is judged there. */
	readonly timeZone: string;
};

type Shown =
	| { readonly kind: 'asking' }
	| { readonly kind: 'failed'; readonly text: string }
	| { readonly kind: 'reader'; readonly profile: Profile };

/** The reader's account (PRF-01, PRF-02); who is not signed in is sent to ingresar. */
export function UserProfile(props: UserProfileProps) {
	const { words } = props;
	const [shown, setShown] = useState<Shown>({ kind: 'asking' });
	const [deletion, setDeletion] = useState<string>();
	const ask = useCallback(async () => {
		setShown({ kind: 'asking' });
		const state = await signedInState(pageClient());
		if (state === 'out') return goTo(pageClient(), 'ingresar');
		try {
			setShown({ kind: 'reader', profile: await call(pageClient(), endpoints.profile) });
		} catch (error) {
			setShown({ kind: 'failed', text: textOf(error, words) });
		}
	}, [words]);
	useEffect(() => {
		setDeletion(takeLink('eliminar').nonce);
		void ask();
	}, [ask]);
	if (shown.kind === 'reader') return <LiveProfile {...props} profile={shown.profile} deletion={deletion} />;
	const { profile, checking, signInSubmit } = words.account;
	// The sheets of what comes are those that are used here.
	return (
		<div className={profileStyles.profile}>
			<GenericInfo title={profile.title}>
				{shown.kind === 'failed' ? (
					<>
						<Notice kind="refused">{shown.text}</Notice>
						<ButtonLink href="">{words.tryAgain}</ButtonLink>
					</>
				) : (
					<p role="status" className={formStyles.subtitle}>
						{checking}
					</p>
				)}
				<noscript>
					<p>{profile.needsSignIn}</p>
					<ButtonLink href="/ingresar/">{signInSubmit}</ButtonLink>
				</noscript>
			</GenericInfo>
		</div>
	);
}
