import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Profile } from '#identity/contract';
import { isRefusal, LocalError, refusals } from '#identity-client';
import type { FormWords } from '../../words.ts';

const ProofDialog = lazy(() => import('./reauthentication-dialog.tsx').then((module) => ({ default: module.ReauthenticationDialog })));

/** Does what needs a fresh sign-in. When the reader's is too old (LIM-01, A15), she proves in place who she is, and it is done after all. */
export type Reauthenticated = <Given>(act: () => Promise<Given>) => Promise<Given>;

type Asking = { readonly settle: (isProven: boolean) => void };

/** `proven` is done after each proof, before what it was asked for. */
export function useReauthentication(
	words: FormWords,
	profile: Profile,
	proven: () => Promise<void>,
): { readonly prove: Reauthenticated; readonly dialog: ReactNode } {
	const [asking, setAsking] = useState<Asking>();
	const whenProven = useRef(proven);
	whenProven.current = proven;
	const prove = useCallback<Reauthenticated>(async (act) => {
		try {
			return await act();
		} catch (error) {
			if (!isRefusal(error, refusals.signInAgain)) throw error;
		}
		const isProven = await new Promise<boolean>((settle) => setAsking({ settle }));
		setAsking(undefined);
		if (!isProven) throw new LocalError('The reader did not sign in again');
		await whenProven.current();
		return act();
	}, []);
	const dialog = asking && (
		<Suspense>
			<ProofDialog words={words} profile={profile} settle={asking.settle} />
		</Suspense>
	);
	return { prove, dialog };
}
