// The profile of the signed-in reader. Needs the browser: the session is in its storage. Without scripts a reader with a session in cookies
// gets the profile from the server.
import { useCallback, useEffect } from 'react';
import { logoutEvent } from '#identity-client';
import type { LinkState } from './account/email-link-state.ts';
import { Goodbye } from './account/profile/goodbye.tsx';
import { InteractiveProfile } from './account/profile/interactive/interactive-profile.tsx';
import { SignedOutDeletion } from './account/profile/interactive/signed-out-deletion.tsx';
import { type ReaderState, useReader } from './account/profile/interactive/use-reader.ts';
import { ProfileFrame } from './account/profile/profile-frame.tsx';
import type { ProfileBrand } from './account/profile/profile-types.ts';
import { WaitingProfile } from './account/profile/waiting-profile.tsx';

export type UserProfileProps = {
	readonly brand: ProfileBrand;
	/** The state of the link that opened the page, where there is one. */
	readonly link?: LinkState | undefined;
};

/** The profile of the signed-in reader (PRF-01, PRF-02); without a session, navigates to ingresar. */
export function UserProfile({ brand, link }: UserProfileProps) {
	const { words } = brand;
	const { state, setState, nonce, load } = useReader(words, link);
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
				<WaitingProfile
					words={words}
					link={link}
					refusal={state.kind === 'failed' ? state.text : undefined}
					again={() => void load(nonce)}
				/>
			);
	}
}

/** The header of the page signs out too. The deletion of the account also ends the session, and says goodbye afterwards. */
function useSignOut({ kind }: ReaderState, signedOut: () => void): void {
	useEffect(() => {
		if (kind !== 'reader') return;
		addEventListener(logoutEvent, signedOut);
		return () => removeEventListener(logoutEvent, signedOut);
	}, [kind, signedOut]);
}
